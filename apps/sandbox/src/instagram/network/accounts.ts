import { hash } from 'node:crypto';
import { longAccount, networkAccounts } from '@staylore/demo-world/network';
import type { NetworkAccount, NetworkPost } from '@staylore/demo-world/types';

/** What a profile shows, without its posts. */
type Profile = Omit<NetworkAccount, 'posts'>;

/** An account of the photo network; its posts may be generated on demand. */
export interface PhotoAccount {
  profile: Profile;
  /** Decimal digits. */
  id: string;
  /** The value of `media_count`. */
  count: number;
  /** The post at that position, 0 being the newest; undefined after the last one. */
  postAt(position: number): NetworkPost | undefined;
}

const LONGEST = 5000;
const ENDLESS = 1_000_000;

/** Decimal digits derived from a text, after a prefix; always the same for that text. */
export function digits(prefix: string, text: string): string {
  const value = BigInt(`0x${hash('sha256', text, 'hex').slice(0, 24)}`);
  return (
    prefix +
    value
      .toString()
      .padStart(30, '0')
      .slice(-(17 - prefix.length))
  );
}

function fromList(account: NetworkAccount): PhotoAccount {
  return {
    profile: account,
    id: digits('17841', account.handle),
    count: account.posts.length,
    postAt: (position) => account.posts[position],
  };
}

/** The shortcode of a generated post. */
function inventedCode(seed: string): string {
  return hash('sha256', seed, 'base64url').slice(0, 11);
}

/** A long account has the same posts as another, under its own name and shortcodes. */
function renamed(handle: string, account: NetworkAccount): PhotoAccount {
  const posts = account.posts.map((post, index) => ({
    ...post,
    shortcode: inventedCode(`${handle} ${account.posts.length - index}`),
  }));
  return fromList({ ...account, handle, name: handle, posts });
}

function endless(handle: string): PhotoAccount {
  const written = longAccount(500);
  return {
    profile: { ...written, handle, name: 'Endless Scroll', biography: 'There is always one more.' },
    id: digits('17841', handle),
    count: 9_999_999,
    postAt(position) {
      const post = written.posts[position % written.posts.length];
      if (!post || position >= ENDLESS) return undefined;
      return {
        ...post,
        shortcode: inventedCode(`${handle} ${position}`),
        daysAgo: Math.floor(position / 50),
      };
    },
  };
}

/** All accounts by handle, created on demand. */
export interface Network {
  find(handle: string): PhotoAccount | undefined;
  /** The post with that shortcode; generated posts are not found. */
  post(shortcode: string): NetworkPost | undefined;
  /** Accounts with which a person can sign in. */
  written(): readonly NetworkAccount[];
}

/** The photo network's accounts, by handle. */
export function createNetwork(): Network {
  const made = new Map<string, PhotoAccount>();
  for (const account of networkAccounts) made.set(account.handle, fromList(account));
  const posts = new Map(
    networkAccounts.flatMap((a) => a.posts.map((post) => [post.shortcode, post] as const)),
  );
  return {
    find(handle) {
      const known = made.get(handle);
      if (known) return known;
      const fresh = invent(handle);
      // A handful of lengths suffices for every test; more would only use memory.
      if (fresh && made.size < networkAccounts.length + 24) made.set(handle, fresh);
      return fresh;
    },
    post: (shortcode) => posts.get(shortcode),
    written: () => networkAccounts,
  };
}

function invent(handle: string): PhotoAccount | undefined {
  const length = /^long\.([1-9]\d{0,3})$/.exec(handle)?.[1];
  if (length && Number(length) <= LONGEST) return renamed(handle, longAccount(Number(length)));
  if (handle === 'slow.me') return renamed(handle, longAccount(60));
  if (handle === 'broken.json' || handle === 'loop.cursor') return renamed(handle, longAccount(50));
  return handle === 'endless.scroll' ? endless(handle) : undefined;
}
