import { type Album, openAlbum } from './album.ts';
import { dayInMonth } from './calendar.ts';
import { accounts, type WrittenAccount } from './data/network/accounts.ts';
import { readNetworkPosts, type WrittenNetworkPost } from './network-text.ts';
import { seeded } from './seeded.ts';
import { shortcode } from './shortcode.ts';
import { stays } from './stays.ts';
import type { Language, NetworkAccount, NetworkPost } from './types.ts';

/** Likes and comments of an audience of that size: 2 to 7 in a hundred like, and a few of those comment. */
function echo(seed: string, followers: number): { likes: number; comments: number } {
  const random = seeded(seed);
  const likes = Math.round(followers * (0.02 + 0.05 * random()));
  return { likes, comments: Math.round(likes * (0.004 + 0.03 * random())) };
}

function publish(
  post: WrittenNetworkPost,
  options: {
    seed: string;
    account: { followers: number; language: Language };
    album: Album;
    daysAgo: number;
  },
): NetworkPost {
  const { seed, account, album, daysAgo } = options;
  const { likes, comments } = echo(`echo ${seed}`, account.followers);
  const language = post.language ?? account.language;
  return {
    shortcode: shortcode(seed),
    caption: post.caption,
    mediaType: post.kind === 'car' ? 'CAROUSEL_ALBUM' : post.kind === 'img' ? 'IMAGE' : 'VIDEO',
    productType: post.kind === 'reel' ? 'REELS' : 'FEED',
    daysAgo,
    minuteOfDay: 360 + Math.floor(seeded(`minute ${seed}`)() * 1020),
    likes: post.likesHidden ? null : likes,
    comments,
    pictures: post.characters.map((scene) => {
      const { name, alt } = album.next(scene, post.caption);
      return { name, alt: alt[language] };
    }),
    ...(post.withoutMediaUrl && { withoutMediaUrl: true }),
  };
}

function publishAll(account: WrittenAccount): NetworkPost[] {
  const written = readNetworkPosts(account.table);
  const months = Map.groupBy(written, (post) => post.month);
  const album = openAlbum(account.handle);
  let older = written.length;
  return [...months].flatMap(([month, posts]) =>
    posts.map((post, position) => {
      older -= 1;
      const seed = `${account.handle}-${older}`;
      return publish(post, { seed, account, album, daysAgo: dayInMonth(month, position, posts.length) });
    }),
  );
}

function open(account: WrittenAccount): NetworkAccount {
  const { handle, name, biography, website, followers } = account;
  return { handle, name, biography, website, followers, posts: publishAll(account) };
}

/** Photo-network accounts about places, books, bread or nothing at all. */
export const networkAccounts: readonly NetworkAccount[] = accounts.map(open);

/** All texts, as long captions for a long account: [caption, language]. */
function writtenCaptions(): [string, Language][] {
  const own = stays.map((stay): [string, Language] => [
    `${stay.caption}\n\n📍 ${stay.hotel.name}, ${stay.hotel.city}`,
    stay.language,
  ]);
  const shared = accounts.flatMap((account) =>
    readNetworkPosts(account.table).flatMap((post): [string, Language][] =>
      post.caption === null ? [] : [[post.caption, post.language ?? account.language]],
    ),
  );
  const all: [string, Language][] = [];
  for (let index = 0; index < Math.max(own.length, shared.length); index += 1) {
    all.push(...own.slice(index, index + 1), ...shared.slice(index, index + 1));
  }
  return all;
}

/**
 * An account `long.road` of exactly `count` posts made of the captions of this world, for load tests. The same count gives the same posts; the
 * captions repeat when they run out.
 */
export function longAccount(count: number): NetworkAccount {
  if (!Number.isInteger(count) || count < 0) throw new RangeError('The number of posts must be 0 or more.');
  const captions = writtenCaptions();
  const account = { followers: 212_400, language: 'en' as const };
  const album = openAlbum('long.road');
  const posts = Array.from({ length: count }, (_, index) => {
    const [caption, language] = captions[index % captions.length] ?? ['', 'en'];
    const post: WrittenNetworkPost = {
      month: '',
      kind: 'img',
      characters: [index % 3 === 0 ? 'coast' : index % 3 === 1 ? 'alpine' : 'city'],
      language,
      likesHidden: false,
      withoutMediaUrl: false,
      caption,
    };
    return publish(post, {
      seed: `long.road-${count - index}`,
      account,
      album,
      daysAgo: Math.floor(index / 3),
    });
  });
  return {
    handle: 'long.road',
    name: 'The Long Road',
    biography: 'Three posts a day, every day. Somebody has to.',
    website: null,
    followers: account.followers,
    posts,
  };
}
