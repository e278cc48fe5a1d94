import type { BrokenReason } from '@staylore/contract/stays/links';
import { notify } from '../../members/notifications/index.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { hourMs } from '../../platform/durations.ts';
import { OutgoingError } from '../../platform/fetch-safely/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { type LinkRow, linkById, storeCheck, takeLinksToCheck } from './queries.ts';

/** Links checked at once. */
const aRound = 4;
/** A target that answered is checked again after this long; one without a clear answer sooner. */
const untilNext = 24 * hourMs;
const untilSecondLook = hourMs / 4;

type Verdict = { fine: true } | { fine: false; reason: BrokenReason; final: boolean };

/** Checks the links whose last check is longest ago, and notifies owners of those that have just broken. */
export async function checkLinks(platform: Platform, signal?: AbortSignal): Promise<void> {
  const now = platform.clock.now();
  const before = new Date(now.getTime() - untilNext);
  for (const id of await takeLinksToCheck(platform.db, { before, at: now, limit: aRound })) {
    const link = await linkById(platform.db, id);
    if (link !== undefined)
      await settle(platform, link, { now, verdict: await probe(platform, link, signal) });
  }
}

/** In the sandbox its own pages are checked; otherwise the hotel's page itself, so that a check is not a click at a partner. */
function addressOf(link: LinkRow): string {
  return link.partner === 'sandbox' ? (link.partner_url ?? link.target_url) : link.target_url;
}

/** What a final answer means at once, and an unclear one only when it is repeated. */
async function settle(
  platform: Platform,
  link: LinkRow,
  // The time of the round: how long an answer took would tell about the place that was asked.
  { now, verdict }: { now: Date; verdict: Verdict },
): Promise<void> {
  if (verdict.fine) {
    await storeCheck(platform.db, link, {
      broken_at: null,
      broken_reason: null,
      failed_checks: 0,
      checked_at: now,
    });
    return;
  }
  const failed = link.failed_checks + 1;
  const broken = verdict.final || failed > 1 || link.broken_at !== null;
  await inTransaction(platform.db, async (trx) => {
    const stored = await storeCheck(trx, link, {
      broken_at: broken ? (link.broken_at ?? now) : null,
      broken_reason: broken ? verdict.reason : null,
      failed_checks: Math.min(failed, 1000),
      checked_at: broken ? now : new Date(now.getTime() - untilNext + untilSecondLook),
    });
    if (!stored || !broken || link.broken_at !== null) return;
    await notify(trx, {
      userId: link.user_id,
      kind: 'link_broken',
      ...(link.post_id === null ? {} : { postId: link.post_id }),
      payload: { location: link.label, reason: verdict.reason },
      at: now,
    });
  });
}

/** Sends HEAD, and GET if the answer is not a success. */
async function probe({ fetchSafely }: Platform, link: LinkRow, signal?: AbortSignal): Promise<Verdict> {
  const address = addressOf(link);
  const options = {
    as: 'stream' as const,
    byMember: link.partner !== 'sandbox',
    redirects: 5,
    timeoutMs: 10_000,
    signal,
    accept: () => true,
  };
  const first = await fetchSafely(address, { ...options, method: 'HEAD' })
    .then(({ status, body }) => {
      body.destroy();
      return status;
    })
    .catch((error: unknown) => error);
  if (typeof first === 'number' && first < 400) return { fine: true };
  try {
    const { status, body } = await fetchSafely(address, { ...options, maxBytes: 64 * 1024 * 1024 });
    body.destroy();
    return verdictOf(status);
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof OutgoingError)) throw error;
    // Also for addresses we refuse to call: strangers must not learn that a name leads into a private network.
    return { fine: false, reason: 'unreachable', final: false };
  }
}

/** Many hotels reject programs (401, 403, 429); their pages exist all the same. */
function verdictOf(status: number): Verdict {
  if (status < 400 || [401, 403, 407, 429, 451].includes(status)) return { fine: true };
  if (status === 404 || status === 410) return { fine: false, reason: 'gone', final: true };
  return { fine: false, reason: 'failing', final: false };
}
