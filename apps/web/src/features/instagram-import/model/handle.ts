/** What the search form asks for, decided by its two fields (product rules for the home search). */
export type SearchKind =
  | { kind: 'latest' }
  | { kind: 'spaces' }
  | { kind: 'handle'; handle: string }
  | { kind: 'place' };

/**
 * Decides what a search is for. A handle must not contain white space; it is one when it starts with @ or has only letters,
 * digits, dots and underscores. Anything else searches by place.
 */
export function readSearch(fields: { handle: string; location: string }): SearchKind {
  const handle = fields.handle.trim();
  if (handle === '' && fields.location.trim() === '') return { kind: 'latest' };
  if (handle === '') return { kind: 'place' };
  if (/\s/.test(handle)) return { kind: 'spaces' };
  if (handle.startsWith('@') || /^[A-Za-z0-9._]+$/.test(handle))
    return { kind: 'handle', handle: handle.replace(/^@/, '') };
  return { kind: 'place' };
}
