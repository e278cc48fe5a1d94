import { createElement, type SVGProps } from 'react';

/** A drawing as lucide ships it: elements with their attributes, on 24 by 24 units. */
interface IconData {
  node: readonly (readonly [string, Readonly<Record<string, string>>])[];
}

const frame = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

/**
 * Makes a component of one of lucide's drawings. Builds put it in the place of lucide's own maker, which reads contexts and settings that
 * are not used here, at every rendering of every icon (`apps/web/light-icons.ts`).
 */
export default function createIcon({ node }: IconData) {
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      { ...frame, ...props },
      node.map(([element, attributes]) => createElement(element, attributes)),
    );
}
