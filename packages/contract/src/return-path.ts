const site = 'http://staylore.invalid';
const longest = 2000;
/** Addresses of this site that redirect to others: links of members, and external sign-in. */
const leadingAway = /^\/(?:go|auth)(?:\/|$)/i;

/**
 * A path of this site to return to after signing in, as browsers resolve it; null for anything else. Checked after resolving, because only
 * then does `/en/..//evil.example` begin with the two slashes that name another host.
 */
export function returnPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longest) return null;
  // Browsers treat a backslash as a slash, and drop control characters.
  if (!value.startsWith('/') || /[\p{Cc}\\]/u.test(value) || !URL.canParse(value, site)) return null;
  const { origin, pathname, search, hash } = new URL(value, site);
  if (origin !== site || pathname.startsWith('//') || leadsAway(pathname)) return null;
  return pathname + search + hash;
}

/** Checked as the server decodes it, which reads `/%67o/` the same way. */
function leadsAway(pathname: string): boolean {
  try {
    return leadingAway.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}
