import { type HoldRule, holdRules } from '@staylore/contract/stays/holds';
import { z } from 'zod';
import type { Executor } from '../../platform/db/database.ts';
import { defineJob, enqueue } from '../../platform/jobs/index.ts';

/** Shows a held post to moderators; their domain comes later in the order of imports. */
export const judgeHeld = defineJob(
  'spam.judge_held',
  z.object({ postId: z.number().int(), rules: z.array(z.enum(holdRules)) }),
);

/** Asks moderators to look at a post. Call in the transaction that writes it. */
export function planJudgement(trx: Executor, postId: number, rules: HoldRule[]): Promise<void> {
  return enqueue(trx, judgeHeld, { postId, rules }, { key: String(postId) });
}
