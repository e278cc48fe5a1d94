import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { hourMs } from '../../platform/durations.ts';
import type { NetworkPage, PhotoNetwork } from './network/types.ts';
import {
  acquireLease,
  freshPage,
  type NetworkPostRow,
  networkPosts,
  releaseLease,
  storePage,
} from './queries.ts';

/** How long a page of a handle is served from the cache. */
const pageLifetimeMs = hourMs;
/** How often to check for a page that another server is fetching. */
const leasePollMs = 20;

export interface SourcePage {
  posts: NetworkPostRow[];
  next: string | null;
  total: number | null;
  /** Settles when the page is stored; an answer with its posts waits for this, so that they can be saved. */
  kept: Promise<void>;
  /** Whether it has just come from upstream rather than the cache. */
  isNew: boolean;
}

export interface PageRequest {
  handle: string;
  after: string | null;
  signal: AbortSignal;
  /**
   * Whether the page is probably not cached, as after one that was not. Upstream is then asked while the cache is read, and the request
   * aborted if the page is there after all.
   */
  isLikelyNew?: boolean;
}

export interface PageSourceOptions {
  db: Executor;
  clock: Clock;
  network: PhotoNetwork;
  /** Cache name of pages that are not the same for everyone; by default the handle's own. */
  cacheName?: string;
}

interface PendingPage {
  page: Promise<SourcePage>;
  /** Aborted when no caller needs it any more. */
  takeBack(): void;
}

/** Loads a page from the cache of the last hour, or from upstream; of several servers one fetches, and the others wait. */
export function pageLoader(options: PageSourceOptions) {
  const { db, clock, network } = options;
  const keyOf = ({ handle, after }: PageRequest) => ({
    handle: options.cacheName === undefined ? handle : `${options.cacheName}/${handle}`,
    cursor: after ?? '',
    since: new Date(clock.now().getTime() - pageLifetimeMs),
  });

  const begin = (request: PageRequest, sent: () => void): PendingPage => {
    const gone = new AbortController();
    const signal = AbortSignal.any([request.signal, gone.signal]);
    const page = fetchAndKeep(options, { ...request, signal }, keyOf(request).handle);
    page.catch(() => undefined);
    // An idle connection needs one turn of the event loop before it carries the next request.
    nextTurn().then(sent);
    return { page, takeBack: () => gone.abort() };
  };

  /** `sent` is called once upstream has been asked. */
  return async (request: PageRequest, sent: () => void): Promise<SourcePage> => {
    let begun = request.isLikelyNew === true && hasSpare(network) ? begin(request, sent) : null;
    try {
      while (!(await acquireLease(db, keyOf(request)))) {
        begun?.takeBack();
        begun = null;
        const page = await cached(db, request.handle, keyOf(request));
        if (page !== undefined) return page;
        // Another server is fetching it: it will soon be there, or the lease free again.
        await sleep(leasePollMs, undefined, { signal: request.signal });
      }
    } catch (error) {
      begun?.takeBack();
      throw error;
    }
    const returnLease = () => releaseLease(db, keyOf(request)).catch(() => undefined);
    try {
      const page = await (begun ?? begin(request, sent)).page;
      // Expires shortly after the page, so that a server always finds one of them.
      page.kept.then(() => sleep(leasePollMs, undefined, { ref: false })).then(returnLease, returnLease);
      return page;
    } catch (error) {
      await returnLease();
      throw error;
    }
  };
}

/** Whether the network's allowance has room for prefetching. */
export const hasSpare = (network: PhotoNetwork): boolean => network.hasSpare?.() ?? true;

async function cached(
  db: Executor,
  handle: string,
  key: { handle: string; cursor: string; since: Date },
): Promise<SourcePage | undefined> {
  const page = await freshPage(db, key);
  if (page === undefined) return undefined;
  const posts = inOrder(await networkPosts(db, handle, page.post_ids), page.post_ids);
  return { posts, next: page.next_cursor, total: page.total, kept: Promise.resolve(), isNew: false };
}

async function fetchAndKeep(
  { db, clock, network }: PageSourceOptions,
  { handle, after, signal }: PageRequest,
  cacheName: string,
): Promise<SourcePage> {
  const fetched = await network.page({ handle, after, signal });
  const fetched_at = clock.now();
  const posts = rowsOf(fetched, handle, fetched_at);
  const { next, account } = fetched;
  const page = {
    handle: cacheName,
    cursor: after ?? '',
    next_cursor: next,
    total: account.total,
    post_ids: posts.map((post) => post.id),
    fetched_at,
  };
  // A caller that waits for this page asks for the following one first.
  const kept = nextTurn().then(() => storePage(db, page, posts));
  // An aborted page has no waiting callers, so no error is reported if it could not be stored.
  kept.catch(() => undefined);
  return { posts, next, total: account.total, kept, isNew: true };
}

function rowsOf(page: NetworkPage, handle: string, fetched_at: Date): NetworkPostRow[] {
  const unique = new Map(page.posts.map((post) => [post.id, post]));
  return [...unique.values()].map((post) => ({
    id: post.id,
    handle,
    account_id: page.account.id,
    shortcode: post.shortcode,
    caption: post.caption,
    permalink: post.permalink,
    media_type: post.mediaType,
    media_url: post.mediaUrl,
    children: post.children,
    taken_at: post.takenAt,
    author_name: page.account.name,
    author_picture: page.account.pictureUrl,
    fetched_at,
  }));
}

function inOrder(posts: NetworkPostRow[], ids: readonly string[]): NetworkPostRow[] {
  const byId = new Map(posts.map((post) => [post.id, post]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
