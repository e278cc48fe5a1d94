const parameter = 'after';

/** Where a list begins that readers without scripts have followed beyond its first page: the cursor in the page's address. */
export const listStart = (search: string): string | undefined =>
  new URLSearchParams(search).get(parameter) ?? undefined;

/** The same address with the list beginning there. */
export function addressAfter(cursor: string, { pathname, search }: { pathname: string; search: string }) {
  const query = new URLSearchParams(search);
  query.set(parameter, cursor);
  return `${pathname}?${query}`;
}
