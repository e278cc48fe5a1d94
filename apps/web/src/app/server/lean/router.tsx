import {
  Children,
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import {
  type LinkProps,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
  Scripts as RouterScripts,
  useLocation,
  useMatches,
} from 'react-router';
import { useNonce } from '../../../platform/page/nonce.tsx';

/**
 * The router for rendering on the server: the same elements, without what only a browser needs or what is the same each time. In the server
 * bundle this module replaces the router's (`vite.config.ts`); browsers use the router's own.
 */
export * from 'react-router';

/** An address that the router leaves unchanged: absolute, without `..` or empty segments. */
const plain = /^\/(?![/\\.])(?:(?!\/[/.])[^?#\\])*(?:\?[^#]+)?(?:#.+)?$/;

/** The router's link, of which a page has some fifty, without state and handlers. */
export function Link(props: LinkProps) {
  const { to, reloadDocument, replace, state, preventScrollReset, onClick, ...rest } = props;
  const { discover, prefetch, relative, mask, viewTransition, defaultShouldRevalidate, ...anchor } = rest;
  const asks = discover ?? prefetch ?? relative ?? mask;
  if (typeof to !== 'string' || !plain.test(to) || asks !== undefined) return <RouterLink {...props} />;
  return <a {...anchor} href={to} data-discover="true" />;
}

/** A path that the router compares as it is written. */
const plainPath = /^[\w/%@-]+$/;

/** The router's link of a navigation, of which a member's page has eight. */
export function NavLink(props: NavLinkProps) {
  const { pathname } = useLocation();
  const { to, end, className = '', caseSensitive, style, children, 'aria-current': current, ...rest } = props;
  const path = typeof to === 'string' && plain.test(to) ? (to.split(/[?#]/)[0] ?? '') : '';
  const asks = caseSensitive ?? style ?? current;
  const isPlain = (end === true || !path.endsWith('/')) && asks === undefined && plainPath.test(path);
  if (!isPlain || typeof className !== 'string' || typeof children === 'function')
    return <RouterNavLink {...props} />;
  const [here, there] = [pathname.toLowerCase(), path.toLowerCase()];
  const isHere = here === there || (end !== true && here.startsWith(`${there}/`));
  return (
    <Link
      {...rest}
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className={isHere ? [className, 'active'].filter(Boolean).join(' ') : className}
    >
      {children}
    </Link>
  );
}

interface ScriptProps {
  nonce?: string | undefined;
  rel?: string;
  fetchPriority?: 'low';
  children?: ReactNode;
}

/** The scripts of each kind of page, by the routes that it consists of: as many entries as there are routes. */
const scripts = new Map<string, readonly ReactElement<ScriptProps>[]>();

/**
 * The scripts of a page are those of its routes, which the router would match and write again; only the nonce differs. Style, fonts and the
 * page's first picture are fetched before them: it can be read without scripts.
 */
export function Scripts() {
  const nonce = useNonce();
  const page = useMatches()
    .map(({ id }) => id)
    .join(' ');
  const known = scripts.get(page) ?? elementsIn(RouterScripts({})).map(behindTheRest);
  scripts.set(page, known);
  return createElement(Fragment, null, ...known.map((element) => cloneElement(element, { nonce })));
}

const behindTheRest = (element: ReactElement<ScriptProps>): ReactElement<ScriptProps> =>
  element.props.rel === 'modulepreload' ? cloneElement(element, { fetchPriority: 'low' }) : element;

/** The elements in a tree of fragments. */
function elementsIn(node: ReactNode): ReactElement<ScriptProps>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<ScriptProps>(child)) return [];
    return typeof child.type === 'string' ? [child] : elementsIn(child.props.children);
  });
}
