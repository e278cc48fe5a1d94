import { notify } from '../../../members/notifications/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { networkPosts, type PageSource, scan } from '../../photo-network/index.ts';
import { knownPosts } from '../items/read-items.ts';
import { addScanned, asSent } from '../scans/open-scan.ts';
import type { AfterAdding } from '../service.ts';
import { seenBefore, type WatchedHandle } from './queries.ts';

/** How many batches of fifty posts one run goes back. */
const maxStretches = 4;

/**
 * Looks for stays that the member has neither saved nor decided on, adds them to the import of the handle, and notifies once how many. Goes back
 * until a batch contains only known stays. Throws `NetworkError` when the network gives nothing.
 */
export async function findNewStays(
  platform: Platform,
  source: PageSource,
  { handle, userId, signal }: WatchedHandle & { signal: AbortSignal },
): Promise<number> {
  const fresh: string[] = [];
  let pagination: string | undefined;
  for (let stretch = 0; stretch < maxStretches; stretch += 1) {
    const place = { location: null, lat: null, long: null };
    const result = await scan({ source, reading: platform }, { handle, place, pagination, signal });
    const ids = result.posts.map((post) => post.source_post_id);
    const unknown = await notKnown(platform, { userId, handle, ids });
    fresh.push(...unknown);
    const allKnown = ids.length > 0 && unknown.length === 0;
    if (result.next === null || result.stopped !== null || allKnown) break;
    pagination = result.next;
  }
  return fresh.length === 0 ? 0 : putUp(platform, { handle, userId }, fresh);
}

async function notKnown(
  { db }: Platform,
  selection: { userId: number; handle: string; ids: readonly string[] },
): Promise<string[]> {
  const posts = await networkPosts(db, selection.handle, selection.ids);
  const sent = posts.map((post) => ({ id: post.id, ...asSent(post) }));
  const saved = await knownPosts(db, selection.userId, sent);
  const seen = await seenBefore(db, selection.userId, sent);
  return sent.flatMap(({ id, key }) => (saved.has(key) || seen.has(key) ? [] : [id]));
}

/** Adds posts and notifies in one transaction, so that both happen once. */
async function putUp(platform: Platform, { handle, userId }: WatchedHandle, ids: string[]): Promise<number> {
  const posts = await networkPosts(platform.db, handle, ids);
  let count = 0;
  const notifyOwner: AfterAdding = async (trx, { rows, target }) => {
    const waiting = rows.filter((item) => item.state === 'review');
    const [first] = waiting;
    count = waiting.length;
    if (first === undefined) return;
    await notify(trx, {
      userId,
      kind: 'new_stays',
      payload: { count, handle, import: target.id, first: first.key },
      once: 'first',
      at: platform.clock.now(),
    });
  };
  await addScanned(platform, { userId, handle, source: 'scan', posts, afterwards: notifyOwner });
  return count;
}
