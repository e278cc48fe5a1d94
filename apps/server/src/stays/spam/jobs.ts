import { type HoldRule, holdRules } from '@staylore/contract/stays/holds';
import { z } from 'zod';
import type { Executor } from '../../platform/db/database.ts';
import { defineJob, enqueue } from '../../platform/jobs/index.ts';

/** Brings a post that has to wait before moderators, whose work is told further down. */
export const judgeHeld = defineJob(
  'spam.judge_held',
  z.object({ postId: z.number().int(), rules: z.array(z.enum(holdRules)) }),
);

/** Has moderators look at a post. Call in the transaction that writes it. */
export function planJudgement(trx: Executor, postId: number, rules: HoldRule[]): Promise<void> {
  return enqueue(trx, judgeHeld, { postId, rules }, { key: String(postId) });
}
