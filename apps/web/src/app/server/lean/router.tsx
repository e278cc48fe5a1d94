import { type LinkProps, Link as RouterLink } from 'react-router';

export * from 'react-router';

/** An address that the router leaves as it is: absolute, without steps up or empty parts. */
const plain = /^\/(?![/\\.])(?:(?!\/[/.])[^?#])*(?:[?#].+)?$/;

/**
 * A link as the server renders it: the router's anchor without what only a browser needs. A page has some fifty of them. For all that is
 * rendered on the server the build puts this module in the router's place (`vite.config.ts`); browsers get the router's own.
 */
export function Link(props: LinkProps) {
  const { to, reloadDocument, replace, state, preventScrollReset, onClick, ...anchor } = props;
  if (typeof to !== 'string' || !plain.test(to)) return <RouterLink {...props} />;
  return <a {...anchor} href={to} data-discover="true" />;
}
