import type { ReceivedBy } from '@staylore/contract/contract';
import { actsOnPost } from '@staylore/contract/lifecycle/moderation-choices';
import { changeTrust, lockUser, requireProof, requireStanding } from '../../../members/accounts/index.ts';
import { leavingById } from '../../../members/departures/index.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { dayMs } from '../../../platform/durations.ts';
import { fail, found } from '../../../platform/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { authorize } from '../../../platform/policy.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { writeAudit } from '../../audit/index.ts';
import { lockCase, markDecided, reportersOf, reportingMembers } from '../../reports/index.ts';
import { mailOutcomes, mailStatement } from '../mails.ts';
import { moderationPolicy } from '../policy.ts';
import { statementLink } from '../token.ts';
import { releaseUnlessKept, takeEffect, trustAfter } from './effects.ts';
import { decisionById, insertDecision } from './queries.ts';

type Judgement = ReceivedBy<'POST /api/moderation/cases/:id/decision'>['body'];

/**
 * Decides a case, carries the decision out and notifies everyone concerned, in one transaction.
 * @throws {ApiError} `moderation.not_found` also in the moderator's own matter, `moderation.own_report`, `access.denied` about a colleague, `moderation.decided` if a colleague was faster,
 * `session.proof_needed` for a suspension, `moderation.no_post` if there is no post to act on, `request.invalid` if reasons are missing
 */
export async function judgeCase(
  platform: Platform,
  { caseId, judgement, viewer }: { caseId: number; judgement: Judgement; viewer: Viewer },
): Promise<void> {
  const { db, clock, config } = platform;
  requireReasons(judgement);
  const { action, clause, days, facts, ground = null, label = null } = judgement;
  await inTransaction(db, async (trx) => {
    await requireStanding(trx, viewer);
    const matter = found(await lockCase(trx, caseId), 'moderation.not_found');
    // A post may have changed hands since it was reported: what is done to it concerns whose it is now.
    const onPost = actsOnPost(action, matter.subject);
    const memberId = (onPost ? matter.author_id : null) ?? matter.member_id;
    const member = found(await lockUser(trx, memberId), 'moderation.not_found');
    const reporters = await reportingMembers(trx, caseId);
    const target = { ...matter, reporters, decided_by: null, permissions: member.permissions };
    if (!moderationPolicy.readCase(viewer, target)) fail('moderation.not_found');
    if (reporters.includes(viewer.id)) fail('moderation.own_report');
    authorize(moderationPolicy, 'decide', { viewer, target });
    if (matter.state !== 'open') fail('moderation.decided');
    if (action === 'suspend') requireProof(viewer, clock.now());
    if (matter.post_id === null && onPost) fail('moderation.no_post');
    const at = clock.now();
    const released = await releaseUnlessKept(trx, { action, postId: matter.post_id });
    await changeTrust(trx, memberId, { by: trustAfter(action, released), at });
    const effect = { action, postId: matter.post_id, memberId, label, at };
    const { id } = await insertDecision(trx, {
      case_id: caseId,
      moderator_id: viewer.id,
      action,
      ground: action === 'nothing' ? null : ground,
      clause,
      facts,
      label: action === 'label' ? label : null,
      links: await takeEffect(trx, effect),
      until: days === undefined || action === 'nothing' ? null : new Date(at.getTime() + days * dayMs),
      decided_at: at,
    });
    await markDecided(trx, { id: caseId, memberId });
    await writeAudit(trx, {
      at,
      by: viewer.id,
      act: 'moderation.decided',
      caseId,
      memberId,
      details: {
        decision: id,
        action,
        ground,
        days: days ?? null,
        hours: hoursBetween(matter.opened_at, at),
      },
    });
    const decision = found(await decisionById(trx, id), 'moderation.not_found');
    const origin = config.http.publicUrl;
    if (action !== 'nothing') {
      const token = await statementLink.token(platform, id, trx);
      const isLeaving = (await leavingById(trx, memberId)) !== undefined;
      await mailStatement(trx, { member, decision, isLeaving, origin, token });
    }
    await mailOutcomes(trx, { reports: await reportersOf(trx, caseId), decision, origin });
  });
}

/** A member who is notified must be given reasons; a duration must make sense. */
function requireReasons({ action, clause, facts, ground, label }: Judgement): void {
  if (action === 'nothing') return;
  const missing = {
    ...(ground === undefined && { ground: 'required' as const }),
    ...(clause === '' && { clause: 'required' as const }),
    ...(facts === '' && { facts: 'required' as const }),
    ...(action === 'label' && label === undefined && { label: 'required' as const }),
  };
  if (Object.keys(missing).length > 0) fail('request.invalid', missing);
}

const hoursBetween = (from: Date, to: Date) => Math.round((to.getTime() - from.getTime()) / 360_000) / 10;
