import type { HoldRule } from '@staylore/contract/stays/holds';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { holdPost } from '../../stays/posts/index.ts';
import { writeAudit } from '../audit/index.ts';
import { insertCase, lockSubject, openCaseOf, recordHold } from '../reports/index.ts';
import { heldPost } from './cases/queries.ts';

/** Puts a post that looks like spam into the queue; one whose picture arrived after it was shown is held from now on. */
export async function queueHeld(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { postId, rules }: { postId: number; rules: readonly HoldRule[] },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const post = await heldPost(trx, postId);
    if (post === undefined) return;
    const late = post.withheld === null && rules.includes('removed_picture');
    if (post.withheld !== 'held' && !late) return;
    const at = clock.now();
    const subject = { postId, memberId: post.user_id };
    await lockSubject(trx, subject);
    const { id } = (await openCaseOf(trx, subject)) ?? (await insertCase(trx, subject, at, false));
    await recordHold(trx, id, rules);
    if (late) await holdPost(trx, postId);
    await writeAudit(trx, {
      at,
      by: 'job',
      act: 'moderation.held',
      caseId: id,
      memberId: post.user_id,
      details: { rules: rules.join(', ') },
    });
  });
}
