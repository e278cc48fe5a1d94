export type NetworkLink =
  | { kind: 'profile'; handle: string }
  /** A post or a reel, or a "share" link of one; in a form that can be opened. */
  | { kind: 'post'; link: string }
  /** Search, help and other pages of the network. */
  | { kind: 'other' };

const site = /^(?:https?:\/\/)?(?:(?:www|m)\.)?(?:instagram\.com|instagr\.am)\.?(?=$|[/?#:])/i;
const handleForm = /^[a-z0-9._]{1,30}$/;
const shortcodeForm = /^[\w-]{5,64}$/;
const postKinds = new Set(['p', 'reel', 'reels', 'tv', 'share']);
/** First parts of addresses that look like handles, but are pages of the network. */
const pages = new Set(['about', 'accounts', 'api', 'developer', 'direct', 'explore', 'legal', 'web']);

/**
 * Parses a link as people paste it: with or without scheme, `www.` or `m.`, with tracking parameters, in any case. Null unless it is a link
 * of the network.
 */
export function readNetworkLink(pasted: string): NetworkLink | null {
  if (!site.test(pasted) || /\s/.test(pasted)) return null;
  const url = URL.parse(pasted.replace(/^(https?:\/\/)?/i, 'https://'));
  if (url === null) return { kind: 'other' };
  const parts = url.pathname.split('/').filter((part) => part !== '');
  const [first = '', second = '', third = ''] = parts.map(decoded);
  if (postKinds.has(first.toLowerCase())) return postLink(parts);
  if (first.toLowerCase() === 'stories') return profile(second === 'highlights' ? '' : second);
  if (first === '_u') return profile(second);
  if (postKinds.has(second.toLowerCase()) && third !== '') return postLink(parts);
  return profile(first);
}

function profile(written: string): NetworkLink {
  const handle = written.replace(/^@/, '').toLowerCase();
  return handleForm.test(handle) && !pages.has(handle) ? { kind: 'profile', handle } : { kind: 'other' };
}

/** Without what was appended for tracking. */
function postLink(parts: readonly string[]): NetworkLink {
  const known = shortcodeForm.test(parts.at(-1) ?? '') && parts.length > 1;
  return known ? { kind: 'post', link: `https://www.instagram.com/${parts.join('/')}/` } : { kind: 'other' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
