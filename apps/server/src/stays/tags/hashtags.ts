import { longestTag, maxTags } from '@staylore/contract/lengths';

/** The first thirty hashtags of a caption, in lower case. */
export function hashtags(caption: string): string[] {
  const tags = [...caption.matchAll(hashtag)].map((match) => (match[1] ?? '').toLowerCase());
  return [...new Set(tags)].slice(0, maxTags);
}

const hashtag = new RegExp(`#([\\p{L}\\p{N}_]{1,${longestTag}})(?![\\p{L}\\p{N}_])`, 'gu');

/** The tags of a form, and the hashtags of its caption that the previous caption did not have; no more than a post may have. */
export function withHashtags(tags: readonly string[], caption: string, earlier = ''): string[] {
  const before = new Set(hashtags(earlier));
  return [...new Set([...tags, ...hashtags(caption).filter((tag) => !before.has(tag))])].slice(0, maxTags);
}
