import type { Post } from '@staylore/contract/stays/posts';
import { captionText } from '../../features/stays/posts/caption-text.ts';

interface Quote {
  post: Post;
  words: string;
}

/** Maximum number of quotations side by side. */
const maxQuotes = 3;
/** Shorter ones are meaningless, longer ones are not read. */
const [fewest, most] = [30, 180];

/** Members' opinions of the hotel in whole sentences, in the order of these posts, one quotation per author, and none twice. */
export function quotesOf(posts: readonly Post[]): Quote[] {
  const quotes = posts.flatMap((post) => {
    const words = quoteOf(captionText(post));
    return words === null ? [] : [{ post, words }];
  });
  const firstEach = (key: (quote: Quote) => unknown) => (quote: Quote, at: number, all: readonly Quote[]) =>
    all.findIndex((other) => key(other) === key(quote)) === at;
  return quotes
    .filter(firstEach(({ words }) => words))
    .filter(firstEach(({ post }) => post.user_id))
    .slice(0, maxQuotes);
}

/** The first whole sentences of a caption that fit. */
function quoteOf(caption: string): string | null {
  const lines = caption.split('\n').map((line) => line.trim());
  const line = lines.find((text) => text.length >= fewest && !/[#@]\S/.test(text));
  if (line === undefined || line.length <= most) return line ?? null;
  const end = [...line.slice(0, most).matchAll(/[.!?…](?=\s)/g)].at(-1)?.index;
  return end === undefined || end < fewest ? null : line.slice(0, end + 1);
}
