import type { HotelQuote } from '@staylore/contract/stays/hotels';
import type { Post } from '@staylore/contract/stays/posts';

/** Maximum number of quotations side by side. */
const maxQuotes = 3;
/** Shorter ones are meaningless, longer ones are not read. */
const [fewest, most] = [30, 180];

/** Members' opinions of the hotel in whole sentences, in the order of these posts, one quotation per author, and none twice. */
export function quotesOf(posts: readonly Post[]): HotelQuote[] {
  const quotes: HotelQuote[] = [];
  for (const post of posts) {
    const words = quoteOf(post.caption);
    const isTold = quotes.some((quote) => quote.user_id === post.user_id || quote.words === words);
    if (words === null || isTold) continue;
    quotes.push(quoted(post, words));
    if (quotes.length === maxQuotes) break;
  }
  return quotes;
}

function quoted(post: Post, words: string): HotelQuote {
  const { id, user_id, username, name, last_name, image, author_atlas, credit, source_url, created_at } =
    post;
  return {
    id,
    user_id,
    username,
    name,
    last_name,
    image,
    author_atlas,
    credit,
    source_url,
    created_at,
    words,
  };
}

/** The first whole sentences of a caption that fit, from a line without hashtags and handles. */
function quoteOf(caption: string): string | null {
  const lines = caption.split('\n').map((line) => line.trim());
  const line = lines.find((text) => text.length >= fewest && !/[#@]\S/.test(text));
  if (line === undefined || line.length <= most) return line ?? null;
  const end = [...line.slice(0, most).matchAll(/[.!?…](?=\s)/g)].at(-1)?.index;
  return end === undefined || end < fewest ? null : line.slice(0, end + 1);
}
