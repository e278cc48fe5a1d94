import type { ModerationAction } from '@staylore/contract/lifecycle/moderation-choices';
import { deleteSessionsExcept, updateUserRow } from '../../../members/accounts/index.ts';
import { leaveLinksToDeparture } from '../../../members/departures/index.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { switchOffLinks, switchOnLinks } from '../../../stays/links/index.ts';
import {
  labelPost,
  releaseHeld,
  releasePost,
  releasePosts,
  withholdPost,
  withholdPosts,
} from '../../../stays/posts/index.ts';
import { deleteFingerprints, rememberRemoved } from '../../../stays/spam/index.ts';
import { decisionWithSameEffect, labelInForce, leaveLinksTo, type WholeDecision } from './queries.ts';

interface Effect {
  action: ModerationAction;
  postId: number | null;
  memberId: number;
  label: 'advertising' | 'misleading' | null;
  at: Date;
}

/** How a decision affects trust in a member. */
const trustChanges: Record<ModerationAction, number> = {
  nothing: 0,
  label: 0,
  hide: -2,
  remove: -2,
  limit: -3,
  suspend: -4,
};

/** How much a member's trust changes; it grows if a held post is approved. */
export const trustAfter = (action: ModerationAction, released: boolean): number =>
  action === 'nothing' && released ? 1 : trustChanges[action];

/** Shows a post that was held, unless the decision withholds it; returns whether it was held. */
export async function releaseUnlessKept(
  trx: Executor,
  { action, postId }: Pick<Effect, 'action' | 'postId'>,
): Promise<boolean> {
  if (postId === null || action === 'hide' || action === 'remove') return false;
  return releaseHeld(trx, postId);
}

/** Carries a decision out, for every reader from the end of the transaction on; returns the links that were switched off. */
export async function takeEffect(trx: Executor, effect: Effect): Promise<number[]> {
  const { action, at, label, memberId, postId } = effect;
  if (action === 'limit') await updateUserRow(trx, memberId, { limited_at: at });
  if (action === 'suspend') {
    await updateUserRow(trx, memberId, { suspended_at: at });
    await withholdPosts(trx, memberId);
    await deleteSessionsExcept(trx, memberId, null);
    return switchOffLinks(trx, memberId, at);
  }
  if (postId === null) {
    // Of a member there is nothing else to hide.
    if (action === 'hide') await updateUserRow(trx, memberId, { bio_hidden_at: at });
    return [];
  }
  if (action === 'label') await labelPost(trx, postId, label);
  if (action === 'hide' || action === 'remove')
    await withholdPost(trx, postId, action === 'hide' ? 'hidden' : 'removed');
  if (action === 'remove') await rememberRemoved(trx, postId, at);
  return [];
}

/** Reverses the effects of a decision, or leaves them to another one that has the same. */
export async function undoEffect(trx: Executor, decision: WholeDecision): Promise<void> {
  const { action, links, member_id: memberId, post_id: postId, subject } = decision;
  if (action === 'label') {
    if (postId !== null) await labelPost(trx, postId, await labelInForce(trx, postId));
    return;
  }
  const other = await decisionWithSameEffect(trx, decision);
  if (other !== undefined) return leaveLinksTo(trx, other, links);
  if (action === 'limit') await updateUserRow(trx, memberId, { limited_at: null });
  if (action === 'suspend') {
    await updateUserRow(trx, memberId, { suspended_at: null });
    await releasePosts(trx, memberId);
    if (!(await leaveLinksToDeparture(trx, memberId, links))) await switchOnLinks(trx, memberId, links);
  }
  if (subject === 'member' && action === 'hide') await updateUserRow(trx, memberId, { bio_hidden_at: null });
  if (postId === null) return;
  if (action === 'hide' || action === 'remove') await releasePost(trx, postId);
  if (action === 'remove') await deleteFingerprints(trx, postId);
}
