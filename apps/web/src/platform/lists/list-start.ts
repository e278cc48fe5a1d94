const parameter = 'after';

/** The cursor in the page's address, where a list begins for readers without scripts. */
export const listStart = (search: string): string | undefined =>
  new URLSearchParams(search).get(parameter) ?? undefined;

/** The same address with the list beginning there. */
export function addressAfter(cursor: string, { pathname, search }: { pathname: string; search: string }) {
  const query = new URLSearchParams(search);
  query.set(parameter, cursor);
  return `${pathname}?${query}`;
}
