/** What a search form holds means: the latest posts, a search at a place, or a scan of a handle. */
export type Search =
  | { kind: 'latest' }
  | { kind: 'place'; location: string }
  | { kind: 'handle'; handle: string; location: string }
  | { kind: 'spaces' };

/**
 * Reads the search form. A handle has no whitespace and either starts with `@` or consists of letters, digits, dots and
 * underscores; a leading `@` is dropped. A handle of another form searches for a place by that text.
 */
export function readSearch(fields: { handle: string; location: string }): Search {
  const handle = fields.handle.trim();
  const location = fields.location.trim();
  if (handle === '') return location === '' ? { kind: 'latest' } : { kind: 'place', location };
  if (/\s/.test(handle)) return { kind: 'spaces' };
  if (handle.startsWith('@') && handle.length > 1)
    return { kind: 'handle', handle: handle.slice(1), location };
  if (/^[A-Za-z0-9._]+$/.test(handle)) return { kind: 'handle', handle, location };
  return { kind: 'place', location: location === '' ? handle : location };
}
