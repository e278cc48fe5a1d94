import type { Language, Scene } from './types.ts';

/** A post of the photo network as in the tables of `data/network`. */
export interface WrittenNetworkPost {
  /** Month of the post, as `2026-11`. */
  month: string;
  kind: 'img' | 'car' | 'reel' | 'video';
  characters: readonly Scene[];
  language: Language | null;
  likesHidden: boolean;
  withoutMediaUrl: boolean;
  caption: string | null;
}

const characters: ReadonlySet<string> = new Set<Scene>([
  'alpine',
  'coast',
  'city',
  'desert',
  'lake',
  'forest',
  'island',
  'interior',
  'food',
  'street',
]);

function isCharacter(word: string): word is Scene {
  return characters.has(word);
}

function readKind(word: string | undefined): WrittenNetworkPost['kind'] {
  if (word === 'img' || word === 'car' || word === 'reel' || word === 'video') return word;
  throw new Error(`Unknown kind of post: ${word}`);
}

function readPost(month: string, block: string): WrittenNetworkPost {
  const [head = '', ...lines] = block.split('\n');
  const [kind, ...words] = head.trim().split(' ');
  const caption = lines.join('\n').trim();
  return {
    month,
    kind: readKind(kind),
    characters: words.filter(isCharacter),
    language: words.includes('de') ? 'de' : words.includes('en') ? 'en' : null,
    likesHidden: words.includes('hidden'),
    withoutMediaUrl: words.includes('nourl'),
    caption: caption === '' ? null : caption,
  };
}

/**
 * Reads a table of network posts, newest first. A line `== 2026-11` opens a month; below it a line
 * `> img|car|reel|video CHARACTER... [en|de] [hidden] [nourl]` opens a post, and what follows is its caption.
 */
export function readNetworkPosts(table: string): WrittenNetworkPost[] {
  return table
    .split(/^== /m)
    .slice(1)
    .flatMap((part) => {
      const [head = '', ...posts] = part.split(/^> /m);
      return posts.map((post) => readPost(head.trim(), post));
    });
}
