import { z } from 'zod';
import { notify } from '../../members/notifications/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { defineJob, enqueue, handleJob, type JobHandler } from '../../platform/jobs/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { awaitsPictures } from './queries.ts';

const payload = z.object({
  userId: z.number().int(),
  handle: z.string(),
  postIds: z.array(z.number().int()).min(1),
  /** How often the pictures have been checked. */
  looks: z.number().int(),
});

/** Notifies a member that an import is done: all its pictures are stored, or cannot be fetched. */
const finishImport = defineJob('imports.finish', payload, { urgency: 'bulk' });

/** Pictures come within seconds, or after retries over about an hour; checking costs one small query. */
const firstLookMs = 1_000;
const longestPauseMs = 60_000;

type Import = z.infer<typeof payload>;

const keyOf = ({ userId, postIds }: Pick<Import, 'userId' | 'postIds'>) => `${userId}:${postIds[0]}`;

/** Notifies once the pictures of these posts are stored. Call in the transaction that saves them. */
export async function planFinish(trx: Executor, saved: Omit<Import, 'looks'>): Promise<void> {
  if (saved.postIds.length === 0) return;
  await enqueue(trx, finishImport, { ...saved, looks: 0 }, { key: keyOf(saved), delayMs: firstLookMs });
}

export function importHandlers({ db, clock }: Platform): JobHandler[] {
  return [
    handleJob(finishImport, async (done) => {
      await inTransaction(db, async (trx) => {
        if (await awaitsPictures(trx, done.postIds)) {
          const delayMs = Math.min(firstLookMs * 2 ** done.looks, longestPauseMs);
          const looks = Math.min(done.looks + 1, 10);
          await enqueue(trx, finishImport, { ...done, looks }, { key: keyOf(done), delayMs });
          return;
        }
        await notify(trx, {
          userId: done.userId,
          kind: 'import_finished',
          payload: { count: done.postIds.length, handle: done.handle, first: done.postIds[0] ?? null },
          // The same stays are notified once, even if the process dies before that is recorded.
          once: 'first',
          at: clock.now(),
        });
      });
    }),
  ];
}
