import type { CardPost } from './card-post.ts';

/** The caption as it is shown above the post's tags: without a last line of only hashtags that are listed below anyway. */
export function captionText({ caption, tags }: Pick<CardPost, 'caption' | 'tags'>): string {
  const told = new Set(tags.map((tag) => tag.toLowerCase()));
  const lines = caption.trimEnd().split('\n');
  const words = (lines.at(-1) ?? '').trim().split(/\s+/);
  const repeats = words.every((word) => word.startsWith('#') && told.has(word.slice(1).toLowerCase()));
  return lines.length > 1 && repeats ? lines.slice(0, -1).join('\n').trimEnd() : caption;
}

/** The beginning of a caption, for one line of a card: the first sentence of its first line that has words besides tags. */
export function firstSentence(post: Pick<CardPost, 'caption' | 'tags'>): string {
  const lines = captionText(post).split('\n');
  const told = lines.find((line) => /\p{L}{2}/u.test(line.replaceAll(/[#@]\S+/g, '')))?.trim() ?? '';
  return /^.{20,}?[.!?…](?=\s)/.exec(told)?.[0] ?? told;
}
