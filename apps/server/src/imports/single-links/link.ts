/** What a pasted link of the photo network leads to. */
export type PostLink =
  | { kind: 'post'; shortcode: string; handle: string | null }
  /** A link from the network's own "share": it identifies nothing until it is followed. */
  | { kind: 'share'; path: string }
  | { kind: 'other' };

const hosts = new Set([
  'instagram.com',
  'www.instagram.com',
  'm.instagram.com',
  'instagr.am',
  'www.instagr.am',
]);
const kinds = new Set(['p', 'reel', 'reels', 'tv']);
/** Case-sensitive; mostly eleven characters, longer for posts that are not public. */
const shortcodeForm = /^[A-Za-z0-9_-]{5,64}$/;
const handleForm = /^[A-Za-z0-9._]{1,30}$/;

/** Parses a link as people paste it: with or without scheme, with tracking parameters, of a post, a reel or a share. */
export function readLink(pasted: string): PostLink {
  const typed = pasted.trim();
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (url === null || !hosts.has(url.hostname) || url.username !== '' || url.port !== '')
    return { kind: 'other' };
  const parts = url.pathname.split('/').filter((part) => part !== '');
  // "share" would pass for a handle, so it comes first.
  if (parts[0] === 'share') return readShare(parts.slice(1));
  const handle = parts.length === 3 ? (parts.shift() ?? '') : null;
  const [kind = '', shortcode = '', ...rest] = parts;
  if (rest.length > 0 || !kinds.has(kind) || !shortcodeForm.test(shortcode)) return { kind: 'other' };
  if (handle !== null && !handleForm.test(handle)) return { kind: 'other' };
  return { kind: 'post', shortcode, handle: handle === null ? null : handle.toLowerCase() };
}

function readShare(parts: readonly string[]): PostLink {
  const code = parts.at(-1) ?? '';
  const form = parts.length === 1 || (parts.length === 2 && kinds.has(parts[0] ?? ''));
  return form && shortcodeForm.test(code)
    ? { kind: 'share', path: `/share/${parts.join('/')}/` }
    : { kind: 'other' };
}

/** The canonical address of a post, whatever link led to it. */
export const permalinkOf = (shortcode: string): string => `https://www.instagram.com/p/${shortcode}/`;
