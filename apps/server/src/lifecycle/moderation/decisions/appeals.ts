import { changeTrust, lockUser, requireProof, requireStanding } from '../../../members/accounts/index.ts';
import { leavingById } from '../../../members/departures/index.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { dayMs } from '../../../platform/durations.ts';
import { fail, found } from '../../../platform/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { authorize } from '../../../platform/policy.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { writeAudit } from '../../audit/index.ts';
import { lockCase, reportingMembers } from '../../reports/index.ts';
import { mailAnswer } from '../mails.ts';
import { anyMatter, moderationPolicy } from '../policy.ts';
import { statementLink } from '../token.ts';
import { trustAfter, undoEffect } from './effects.ts';
import {
  answerAppealRow,
  decisionById,
  dueDecisions,
  endDecision,
  hasAppealedSuspension,
  insertAppeal,
  lockAppeal,
  type WholeDecision,
} from './queries.ts';

/** How long a decision can be appealed against: the law requires six months, which have up to 184 days. */
const appealMs = 184 * dayMs;

/** Until when a decision can be appealed against; null if it cannot, or no longer. */
export function appealUntil(decision: WholeDecision, now: Date): Date | null {
  const until = new Date(decision.decided_at.getTime() + appealMs);
  const can = decision.appeal_id === null && decision.ended_at === null && decision.action !== 'nothing';
  return can && until > now ? until : null;
}

/**
 * Appeals against a decision, once.
 * @throws {ApiError} `moderation.decided` if it is too late, or there is an appeal
 */
export async function appeal(platform: Platform, id: number, text: string): Promise<void> {
  const { db, clock } = platform;
  await inTransaction(db, async (trx) => {
    const at = clock.now();
    const decision = found(await decisionById(trx, id), 'moderation.not_found');
    if (appealUntil(decision, at) === null) fail('moderation.decided');
    if (!(await insertAppeal(trx, { decision_id: id, text, created_at: at }))) fail('moderation.decided');
    await writeAudit(trx, {
      at,
      by: 'visitor',
      act: 'moderation.appealed',
      caseId: decision.case_id,
      memberId: decision.member_id,
      details: { decision: id },
    });
  });
}

/** How long a member who is leaving can come back after their suspension was reversed. */
const comeBackMs = 7 * dayMs;

/** Whether a member's suspension is under appeal, or was reversed only a few days ago. */
export const suspensionUnderAppeal = (db: Executor, memberId: number, now: Date): Promise<boolean> =>
  hasAppealedSuspension(db, memberId, new Date(now.getTime() - comeBackMs));

/** The last day on which a member who is leaving can come back; null for one who is not. */
async function lastDayOf(trx: Executor, memberId: number, at: Date): Promise<Date | null> {
  const leaving = await leavingById(trx, memberId);
  return leaving === undefined ? null : new Date(Math.max(+leaving.until, +at + comeBackMs));
}

/**
 * Answers an appeal. If it is upheld, the effects are reversed.
 * @throws {ApiError} `moderation.not_found` also in the moderator's own matter, `moderation.own_decision` and `moderation.own_report` for a moderator
 * who decided or reported it, `access.denied`, `moderation.decided` if it has an answer, `session.proof_needed` to end a suspension
 */
export async function answer(
  platform: Platform,
  given: { appealId: number; outcome: 'upheld' | 'reversed'; answer: string; viewer: Viewer },
): Promise<void> {
  const { db, clock, config } = platform;
  const { appealId, outcome, viewer } = given;
  authorize(moderationPolicy, 'read', { viewer, target: anyMatter });
  await inTransaction(db, async (trx) => {
    await requireStanding(trx, viewer);
    const appealed = found(await lockAppeal(trx, appealId), 'moderation.not_found');
    const decision = found(await decisionById(trx, appealed.decision_id), 'moderation.not_found');
    const reporters = await reportingMembers(trx, decision.case_id);
    const member = found(await lockUser(trx, decision.member_id), 'moderation.not_found');
    const { permissions } = member;
    const { author_id, member_id, moderator_id: decided_by } = decision;
    const target = { member_id, author_id, reporters, decided_by, permissions };
    if (!moderationPolicy.readCase(viewer, target)) fail('moderation.not_found');
    if (decided_by === viewer.id) fail('moderation.own_decision');
    if (reporters.includes(viewer.id)) fail('moderation.own_report');
    authorize(moderationPolicy, 'answer', { viewer, target });
    if (appealed.outcome !== null) fail('moderation.decided');
    const at = clock.now();
    const endsSuspension = outcome === 'reversed' && decision.action === 'suspend';
    if (endsSuspension) requireProof(viewer, at);
    await answerAppealRow(trx, appealId, {
      outcome,
      answer: given.answer,
      decided_by: viewer.id,
      decided_at: at,
    });
    if (outcome === 'reversed') {
      await end(trx, decision, at);
      const by = -trustAfter(decision.action, false);
      await changeTrust(trx, decision.member_id, { by, at });
    }
    await writeAudit(trx, {
      at,
      by: viewer.id,
      act: 'moderation.answered',
      caseId: decision.case_id,
      memberId: decision.member_id,
      details: { decision: decision.id, outcome },
    });
    const token = await statementLink.token(platform, decision.id, trx);
    const comeBackBy = endsSuspension ? await lastDayOf(trx, decision.member_id, at) : null;
    const mail = { member, outcome, text: given.answer, token, comeBackBy };
    await mailAnswer(trx, { ...mail, origin: config.http.publicUrl });
  });
}

/** Ends expired decisions. */
export async function endDue({ db, clock }: Platform): Promise<void> {
  for (const { id } of await dueDecisions(db, clock.now()))
    await inTransaction(db, async (trx) => {
      const at = clock.now();
      const decision = await decisionById(trx, id);
      if (decision === undefined || !(await end(trx, decision, at))) return;
      await writeAudit(trx, {
        at,
        by: 'job',
        act: 'moderation.ended',
        caseId: decision.case_id,
        memberId: decision.member_id,
        details: { decision: id },
      });
    });
}

async function end(trx: Executor, decision: WholeDecision, at: Date): Promise<boolean> {
  // Two decisions about one member must not end at once, or each would leave the effects to the other.
  await lockUser(trx, decision.member_id);
  await lockCase(trx, decision.case_id);
  if (!(await endDecision(trx, decision.id, at))) return false;
  await undoEffect(trx, decision);
  return true;
}
