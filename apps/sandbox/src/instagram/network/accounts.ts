import { createHash } from 'node:crypto';
import { longAccount, networkAccounts } from '@staylore/demo-world/network';
import type { NetworkAccount, NetworkPost } from '@staylore/demo-world/types';

/** What a profile shows, without its posts. */
type Profile = Omit<NetworkAccount, 'posts'>;

/** An account of the photo network; its posts may be invented as they are asked for. */
export interface PhotoAccount {
  profile: Profile;
  /** Decimal digits. */
  id: string;
  /** What `media_count` says. */
  count: number;
  /** The post at that position, 0 is the newest; undefined behind the last one. */
  postAt(position: number): NetworkPost | undefined;
}

const LONGEST = 5000;
const ENDLESS = 1_000_000;

/** Stable decimal digits derived from a text, after a prefix. */
export function digits(prefix: string, text: string): string {
  const value = BigInt(`0x${createHash('sha256').update(text).digest('hex').slice(0, 24)}`);
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

/** A shortcode for a post that nobody wrote. */
function inventedCode(seed: string): string {
  return createHash('sha256').update(seed).digest('base64url').slice(0, 11);
}

/** Longer accounts are the same posts under another name, with codes of their own. */
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

/** All accounts by handle, made when first asked for. */
export interface Network {
  find(handle: string): PhotoAccount | undefined;
  /** The written post of that shortcode; posts invented for load tests are not found. */
  post(shortcode: string): NetworkPost | undefined;
  /** Accounts that a person can sign in with. */
  written(): readonly NetworkAccount[];
}

/** The accounts of the photo network, by handle. */
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
      // A handful of lengths is enough for every test; more would only fill the memory.
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
