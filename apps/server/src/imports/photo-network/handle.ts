/** The network's own rule for handles. */
const handleForm = /^[a-z0-9._]{1,30}$/;

/** A typed handle in lower case without its leading @; null if no account can have it. */
export function readHandle(typed: string): string | null {
  const handle = typed.trim().replace(/^@/, '').toLowerCase();
  return handleForm.test(handle) ? handle : null;
}

/** Whether a typed handle contains white space, for which the search form has a text of its own. */
export function hasWhitespace(typed: string): boolean {
  return /\s/.test(typed.trim());
}
