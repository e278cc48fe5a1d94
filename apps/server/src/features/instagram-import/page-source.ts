import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db.ts';
import type { NetworkPage, PhotoNetwork } from './network/types.ts';
import {
  freshPage,
  giveLeaseBack,
  type NetworkPostRow,
  networkPosts,
  storeNetworkPosts,
  storePage,
  takeLease,
} from './queries.ts';

/** A page of a handle is served again for this long without asking upstream. */
const pageLifetimeMs = 60 * 60 * 1000;
/** How often to look for a page that another server fetches. */
const leasePollMs = 50;

export interface SourcePage {
  posts: NetworkPostRow[];
  next: string | null;
  total: number | null;
  /** Settles when the page is kept; whoever answers with its posts waits for this, so that they can be saved. */
  kept: Promise<void>;
}

interface UnderWay {
  page: Promise<SourcePage>;
  waiting: number;
  stop: AbortController;
}

export interface PageSource {
  /** A page of a handle's posts, from the cache of the last hour, from a fetch that is under way, or from upstream. */
  page(request: { handle: string; after: string | null; signal: AbortSignal }): Promise<SourcePage>;
}

/**
 * Shares pages between scans: what one scan fetched another reads, and two scans asking at once wait for one call. The upstream
 * call is given up only when everybody who waits for it has left.
 */
export function createPageSource(options: {
  db: Executor;
  clock: Clock;
  network: PhotoNetwork;
  /** Name under which pages are kept, where they are not those that everybody reads; the handle's own unless said. */
  shelf?: string;
}): PageSource {
  const { db, clock, network } = options;
  const shelfOf = (handle: string) => (options.shelf === undefined ? handle : `${options.shelf}/${handle}`);
  const underWay = new Map<string, UnderWay>();

  const cached = async (handle: string, cursor: string): Promise<SourcePage | undefined> => {
    const since = new Date(clock.now().getTime() - pageLifetimeMs);
    const page = await freshPage(db, { handle: shelfOf(handle), cursor, since });
    if (page === undefined) return undefined;
    const posts = inOrder(await networkPosts(db, handle, page.post_ids), page.post_ids);
    return { posts, next: page.next_cursor, total: page.total, kept: Promise.resolve() };
  };
  const fetchAndKeep = async (handle: string, after: string | null, signal: AbortSignal) => {
    const fetched = await network.page({ handle, after, signal });
    const posts = rowsOf(fetched, handle, clock.now());
    const page = { handle: shelfOf(handle), cursor: after ?? '', fetched, posts, now: clock.now() };
    return { posts, next: fetched.next, total: fetched.account.total, kept: keep(db, page) };
  };
  const load = async (handle: string, after: string | null, signal: AbortSignal): Promise<SourcePage> => {
    const key = { handle: shelfOf(handle), cursor: after ?? '' };
    for (;;) {
      const page = await cached(handle, key.cursor);
      if (page !== undefined) return page;
      if (await takeLease(db, key)) break;
      // Another server fetches it: soon it is there, or the task is free again.
      await sleep(leasePollMs, undefined, { signal });
    }
    const giveBack = () => giveLeaseBack(db, key).catch(() => undefined);
    try {
      // Whoever had the lease a moment ago may have brought the page.
      const page = (await cached(handle, key.cursor)) ?? (await fetchAndKeep(handle, after, signal));
      page.kept.then(giveBack, giveBack);
      return page;
    } catch (error) {
      await giveBack();
      throw error;
    }
  };

  return {
    async page({ handle, after, signal }) {
      signal.throwIfAborted();
      const key = `${handle}\n${after ?? ''}`;
      const shared = underWay.get(key) ?? start(underWay, key, (stop) => load(handle, after, stop));
      return leaveable(shared, signal);
    },
  };
}

async function keep(
  db: Executor,
  page: { handle: string; cursor: string; fetched: NetworkPage; posts: NetworkPostRow[]; now: Date },
): Promise<void> {
  const { handle, cursor, fetched, posts, now } = page;
  await storeNetworkPosts(db, posts);
  await storePage(db, {
    handle,
    cursor,
    next_cursor: fetched.next,
    total: fetched.account.total,
    post_ids: posts.map((post) => post.id),
    fetched_at: now,
  });
}

function start(
  underWay: Map<string, UnderWay>,
  key: string,
  load: (signal: AbortSignal) => Promise<SourcePage>,
): UnderWay {
  const stop = new AbortController();
  const page = load(stop.signal);
  // Until the page can be read from the database, newcomers find it here.
  const done = () => {
    if (underWay.get(key) === entry) underWay.delete(key);
  };
  page.then((read) => read.kept).then(done, done);
  const entry: UnderWay = { page, waiting: 0, stop };
  // Everybody may have left by the time it fails.
  page.catch(() => undefined);
  underWay.set(key, entry);
  // A call that is being given up must not be joined by a newcomer.
  stop.signal.addEventListener('abort', () => underWay.delete(key), { once: true });
  return entry;
}

/** Waits for a shared page until the caller leaves; the last one to leave stops the work. */
function leaveable(shared: UnderWay, signal: AbortSignal): Promise<SourcePage> {
  shared.waiting += 1;
  return new Promise((resolve, reject) => {
    const done = () => {
      signal.removeEventListener('abort', leave);
      shared.waiting -= 1;
    };
    const leave = () => {
      done();
      if (shared.waiting === 0) shared.stop.abort(signal.reason);
      reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    shared.page.then(
      (page) => {
        done();
        resolve(page);
      },
      (error) => {
        done();
        reject(error);
      },
    );
  });
}

function rowsOf(page: NetworkPage, handle: string, fetched_at: Date): NetworkPostRow[] {
  const unique = new Map(page.posts.map((post) => [post.id, post]));
  return [...unique.values()].map((post) => ({
    id: post.id,
    handle,
    shortcode: post.shortcode,
    caption: storable(post.caption),
    permalink: post.permalink,
    media_type: post.mediaType,
    media_url: post.mediaUrl,
    children: post.children,
    taken_at: post.takenAt,
    author_name: storable(page.account.name),
    author_picture: page.account.pictureUrl,
    fetched_at,
  }));
}

/** PostgreSQL stores no NUL and no half surrogate pairs; captions from outside may hold both. */
function storable(text: string | null): string | null {
  return text === null ? null : text.replaceAll('\u0000', '').toWellFormed();
}

function inOrder(posts: NetworkPostRow[], ids: readonly string[]): NetworkPostRow[] {
  const byId = new Map(posts.map((post) => [post.id, post]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
