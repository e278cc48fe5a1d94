import { createElement, type ReactElement, type SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

interface IconData {
  name: string;
  node: readonly (readonly [string, Record<string, string>])[];
  aliases?: readonly string[];
}

/** Whether it has a label for screen readers. */
const isNamed = (props: object): boolean =>
  Object.entries(props).some(
    ([name, value]) => /^(?:aria-|role$|title$)/.test(name) && value !== undefined && value !== null,
  );

type Props = SVGProps<SVGSVGElement> & { size?: number };

/**
 * The icon library's factory, as the server renders icons: the drawing is serialised once, and icons that look the same are the same
 * element. A page has some thirty. In the server bundle this module replaces the library's (`vite.config.ts`); browsers use the library's
 * own, which makes the same elements.
 */
export default function createIcon({ name, node, aliases = [] }: IconData) {
  const shapes = node.map(([tag, { key, ...shape }]) => createElement(tag, { key, ...shape }));
  const drawing = { __html: renderToStaticMarkup(shapes) };
  const names = ['lucide', `lucide-${name}`, ...aliases.map((alias) => `lucide-${alias}`)].join(' ');
  const make = ({ className = '', size = 24, strokeWidth = 2, ...rest }: Props) =>
    createElement('svg', {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className: `${names} ${className}`.trim(),
      ...(isNamed(rest) ? {} : { 'aria-hidden': 'true' }),
      ...rest,
      dangerouslySetInnerHTML: drawing,
    });
  const made = new Map<string, ReactElement>();
  return (props: Props): ReactElement => {
    const { className, size, strokeWidth, 'aria-hidden': hidden, ...others } = props;
    if (Object.keys(others).length > 0) return make(props);
    const look = [className, size, strokeWidth, hidden].join('|');
    const known = made.get(look) ?? make(props);
    made.set(look, known);
    return known;
  };
}
