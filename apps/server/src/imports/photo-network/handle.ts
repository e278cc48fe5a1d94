/** The network's own rule for handles. */
const handleForm = /^[a-z0-9._]{1,30}$/;

/** A handle as typed, without its leading @ and in lower case; null when no account can have it. */
export function readHandle(typed: string): string | null {
  const handle = typed.trim().replace(/^@/, '').toLowerCase();
  return handleForm.test(handle) ? handle : null;
}

/** Whether a typed handle contains white space, which the search form refuses with a text of its own. */
export function hasWhitespace(typed: string): boolean {
  return /\s/.test(typed.trim());
}
