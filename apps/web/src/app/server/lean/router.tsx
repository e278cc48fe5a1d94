import {
  Children,
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { type LinkProps, Link as RouterLink, Scripts as RouterScripts, useMatches } from 'react-router';
import { useNonce } from '../../../platform/page/nonce.tsx';

/**
 * The router as the server renders with it: the same elements, without what only a browser needs or what is the same each time. For all that is
 * rendered on the server the build puts this module in the router's place (`vite.config.ts`); browsers get the router's own.
 */
export * from 'react-router';

/** An address that the router leaves as it is: absolute, without steps up or empty parts. */
const plain = /^\/(?![/\\.])(?:(?!\/[/.])[^?#\\])*(?:\?[^#]+)?(?:#.+)?$/;

/** The router's anchor, of which a page has some fifty, without state and handlers. */
export function Link(props: LinkProps) {
  const { to, reloadDocument, replace, state, preventScrollReset, onClick, ...rest } = props;
  const { discover, prefetch, relative, mask, viewTransition, defaultShouldRevalidate, ...anchor } = rest;
  const asks = discover ?? prefetch ?? relative ?? mask;
  if (typeof to !== 'string' || !plain.test(to) || asks !== undefined) return <RouterLink {...props} />;
  return <a {...anchor} href={to} data-discover="true" />;
}

interface WithNonce {
  nonce?: string | undefined;
  children?: ReactNode;
}

/** The scripts of each kind of page, by the routes that make it: as many as there are routes. */
const scripts = new Map<string, readonly ReactElement<WithNonce>[]>();

/** The scripts of a page are those of its routes, which the router would match and write anew; only the nonce is each answer's own. */
export function Scripts() {
  const nonce = useNonce();
  const page = useMatches()
    .map(({ id }) => id)
    .join(' ');
  const known = scripts.get(page) ?? elementsIn(RouterScripts({}));
  scripts.set(page, known);
  return createElement(Fragment, null, ...known.map((element) => cloneElement(element, { nonce })));
}

/** The elements in a tree of fragments. */
function elementsIn(node: ReactNode): ReactElement<WithNonce>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<WithNonce>(child)) return [];
    return typeof child.type === 'string' ? [child] : elementsIn(child.props.children);
  });
}
