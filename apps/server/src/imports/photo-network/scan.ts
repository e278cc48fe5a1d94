import { hash } from 'node:crypto';
import type { ScannedPost } from '@staylore/contract/imports/photo-network';
import { readCursor, writeCursor } from '../../platform/db/cursor.ts';
import { fail } from '../../platform/errors.ts';
import {
  type Budget,
  budgetFor,
  type ReadingDependencies,
  readPosts,
  warmFinder,
} from '../second-reader/index.ts';
import type { SourcePage } from './load-page.ts';
import { NetworkError, type NetworkFailure } from './network/types.ts';
import type { PageSource } from './page-source.ts';
import { presentHit } from './present.ts';
import type { NetworkPostRow } from './queries.ts';
import { isAtPlace, type SearchPlace } from './search-place.ts';
import { stayOf, textOf } from './stay.ts';

/** A call scans up to this many posts of a handle. */
const postsPerCall = 50;

export interface ScanRequest {
  handle: string;
  place: SearchPlace;
  pagination: string | undefined;
  signal: AbortSignal;
  /** Whether another call is likely to follow at once: its first page is then prefetched before this call is answered. */
  goesOn?: boolean;
  /** Called with each hit as it is found, in order. */
  onHit?(post: ScannedPost): void;
  /** Called after each upstream page with how many posts this call has read, how many the account has, and the cursor to go on from. */
  onProgress?(progress: { scanned: number; total: number | null; next: string | null }): void;
}

export interface ScanResult {
  posts: ScannedPost[];
  scanned: number;
  /** Stays found outside the place searched for. */
  elsewhere: number;
  /** Cursor for the next call; null at the end. */
  next: string | null;
  /** Why the scan ended early, although its findings until then are valid. */
  stopped: { reason: 'going_in_circles' } | { reason: NetworkFailure; waitMinutes: number | null } | null;
}

interface Place {
  cursor: string | null;
  /** Posts that earlier calls of this scan have read. */
  before: number;
  /** Marks of the latest cursors, to detect a network that sends the same pages again. */
  seen: string[];
}

/** Remembered cursors; a longer cycle is caught by the account's own count of posts. */
const rememberedCursors = 12;
/** An account may have gained posts since it was counted. */
const sparePosts = 200;
/** No scan goes further than this; the longest accounts of travel writers are well below. */
const maxPosts = 20_000;

/**
 * Scans a batch of a handle's posts for stays. Fails with a NetworkError only if nothing could be read; a later failure keeps what was found, and
 * the next call retries from there.
 */
export async function scan(
  dependencies: { source: PageSource; reading: ReadingDependencies },
  request: ScanRequest,
): Promise<ScanResult> {
  const place = readPlace(request.pagination);
  warmFinder();
  const result: ScanResult = { posts: [], scanned: 0, elsewhere: 0, next: null, stopped: null };
  const { source, reading } = dependencies;
  const stretch = { request, reading, place, result, hits: [], budget: budgetFor('scan'), open: [] };
  const end = await readStretch(source, stretch);
  await Promise.all(stretch.open);
  result.posts = inOrder(stretch.hits);
  return { ...result, next: end === 'more' ? writePlace(place, result.scanned) : null };
}

interface Stretch {
  request: ScanRequest;
  reading: ReadingDependencies;
  place: Place;
  result: ScanResult;
  /** In the order in which they became certain. */
  hits: Hit[];
  budget: Budget;
  /** What must be done before the scan may answer: storing pages, and second readings. */
  open: Promise<unknown>[];
}

interface Hit {
  /** Page by page, and the position within the page. */
  at: readonly [page: number, index: number];
  post: ScannedPost;
}

const inOrder = (hits: readonly Hit[]): ScannedPost[] =>
  hits.toSorted((one, other) => one.at[0] - other.at[0] || one.at[1] - other.at[1]).map(({ post }) => post);

/**
 * Reads page after page into the result; the next page is requested before this one is read, so that upstream never waits for us. That
 * includes the first page of the next call.
 */
async function readStretch(source: PageSource, stretch: Stretch): Promise<'more' | 'end'> {
  const { request, place, result, open } = stretch;
  const readIds = new Set<string>();
  const { handle, signal } = request;
  const begin = (after: string | null, isLikelyNew: boolean) => {
    const requested = source.ask({ handle, after, signal, isLikelyNew });
    requested.page.catch(() => undefined);
    return requested;
  };
  let requested = begin(place.cursor, false);
  for (;;) {
    const page = await pageOrStop(requested.page, result);
    if (page === null) return 'more';
    const fresh = page.posts.filter((post) => !readIds.has(post.id));
    for (const post of fresh) readIds.add(post.id);
    // An empty page with a cursor is allowed; counting it as one post keeps a series of them from going on forever.
    result.scanned += Math.max(fresh.length, page.next === null ? 0 : 1);
    const circle =
      page.next !== null && isCircle(place, { page, fresh: fresh.length, scanned: result.scanned });
    const ended = page.next === null || circle;
    const goesOn = !ended && result.scanned < postsPerCall;
    if (goesOn) {
      requested = begin(page.next, page.isNew);
      await requested.sent;
    } else if (!ended && request.goesOn === true) {
      await source.lookAhead({ handle, after: page.next, signal, isLikelyNew: page.isNew });
    }
    open.push(page.kept);
    takeHits(fresh, stretch);
    if (page.next !== null) {
      place.seen = [...place.seen, mark(page.next)].slice(-rememberedCursors);
      place.cursor = page.next;
    }
    const next = ended ? null : writePlace(place, result.scanned);
    request.onProgress?.({ scanned: result.scanned, total: page.total, next });
    if (circle) result.stopped = { reason: 'going_in_circles' };
    if (ended) return 'end';
    if (!goesOn) return 'more';
  }
}

function isCircle(place: Place, read: { page: SourcePage; fresh: number; scanned: number }): boolean {
  const { page } = read;
  if (page.next === place.cursor || (page.next !== null && place.seen.includes(mark(page.next)))) return true;
  if (read.fresh === 0 && page.posts.length > 0) return true;
  return place.before + read.scanned > Math.min(maxPosts, (page.total ?? maxPosts) + sparePosts);
}

async function pageOrStop(requested: Promise<SourcePage>, result: ScanResult): Promise<SourcePage | null> {
  try {
    return await requested;
  } catch (error) {
    const usable = error instanceof NetworkError && result.scanned > 0;
    if (!usable) throw error;
    result.stopped = { reason: error.failure, waitMinutes: error.waitMinutes };
    return null;
  }
}

/** Reports the hits of a page; those that need a second reading follow when they are certain, and delay no page. */
function takeHits(posts: readonly NetworkPostRow[], stretch: Stretch): void {
  const { request, reading, result, hits, budget, open } = stretch;
  const page = open.length;
  const read = readPosts(
    reading,
    posts.map((post) => textOf(post.caption)),
    {
      budget,
      signal: request.signal,
      onFinding(index, finding) {
        const post = posts[index];
        const stay = post === undefined ? null : stayOf(finding, textOf(post.caption));
        if (post === undefined || stay === null) return;
        if (!isAtPlace(stay, request.place)) {
          result.elsewhere += 1;
          return;
        }
        const hit = presentHit(post, stay);
        hits.push({ at: [page, index], post: hit });
        request.onHit?.(hit);
      },
    },
  );
  // Stopping the scan aborts the requests as well, and they have no waiting callers then.
  read.catch(() => undefined);
  open.push(read);
}

/** A short mark of a cursor; the cursors themselves are long. */
const mark = (cursor: string): string => hash('sha256', cursor, 'base64url').slice(0, 10);

const writePlace = (place: Place, scanned: number): string =>
  writeCursor([place.cursor ?? '', place.before + scanned, place.seen.join(' ')]);

function readPlace(token: string | undefined): Place {
  const read = readCursor(token, ['string', 'integer', 'string']);
  if (read === null) return { cursor: null, before: 0, seen: [] };
  const [cursor, before, seen] = read;
  // The cursor is put into the upstream query between brackets; a cursor that could close them is invalid.
  if (!/^[\w=+/-]{0,400}$/.test(cursor)) fail('request.invalid', { pagination: 'not_cursor' });
  return { cursor: cursor === '' ? null : cursor, before, seen: seen.split(' ').filter(Boolean) };
}
