const site = 'http://staylore.invalid';
const longest = 2000;

/**
 * A path of this site to return to after signing in, as browsers resolve it; null for anything else. Judged after resolving, because
 * `/en/..//evil.example` only then begins with the two slashes that name another host.
 */
export function returnPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longest) return null;
  // A backslash counts as a slash to browsers, and control characters vanish.
  if (!value.startsWith('/') || /[\p{Cc}\\]/u.test(value) || !URL.canParse(value, site)) return null;
  const { origin, pathname, search, hash } = new URL(value, site);
  return origin === site && !pathname.startsWith('//') ? pathname + search + hash : null;
}
