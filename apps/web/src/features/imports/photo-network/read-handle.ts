import { readNetworkLink } from './read-link.ts';

/** The meaning of a search form: the latest posts, a search at a place, a scan of a handle, or a single post by its link. */
export type Search =
  | { kind: 'latest' }
  | { kind: 'place'; location: string }
  | { kind: 'handle'; handle: string; location: string }
  | { kind: 'post'; link: string }
  /** Nothing to search for: white space in a handle or in a link, or a link of the network to something other than a profile or a post. */
  | { kind: 'spaces' }
  | { kind: 'spaced_link' }
  | { kind: 'strange_link' };

/** Invisible characters that come along with copied text. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * Reads the search form. A handle has no whitespace and either starts with `@` or consists of letters, digits, dots and
 * underscores; a leading `@` is dropped. Links of the photo network stand for the profile or the post that they lead to. A handle of
 * another form searches for a place by that text.
 */
export function readSearch(fields: { handle: string; location: string }): Search {
  const handle = fields.handle.replaceAll('＠', '@').replace(invisible, '').trim();
  const location = fields.location.trim();
  if (handle === '') return location === '' ? { kind: 'latest' } : { kind: 'place', location };
  const link = readNetworkLink(handle);
  if (link?.kind === 'profile') return { kind: 'handle', handle: link.handle, location };
  if (link?.kind === 'post') return { kind: 'post', link: link.link };
  if (/\s/.test(handle))
    return { kind: /^https?:|instagram\.com\//i.test(handle) ? 'spaced_link' : 'spaces' };
  if (link !== null) return { kind: 'strange_link' };
  if (handle.startsWith('@') && handle.length > 1)
    return { kind: 'handle', handle: handle.slice(1).toLowerCase(), location };
  if (/^[A-Za-z0-9._]+$/.test(handle)) return { kind: 'handle', handle: handle.toLowerCase(), location };
  return { kind: 'place', location: location === '' ? handle : location };
}

/** The page on which a single post is saved by its link. */
export const postLinkAddress = (language: string, link: string): string =>
  `/${language}/insta?${new URLSearchParams({ link })}`;
