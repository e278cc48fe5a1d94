import { and, hasPermission, or, type Policy, type Rule } from '../../platform/policy.ts';
import type { Viewer } from '../../platform/viewer.ts';

type Ability = 'read' | 'readCase' | 'decide' | 'answer' | 'readLog';

/** Whom a case is about, who has reported it and who has decided it. */
interface Matter {
  member_id: number;
  /** Whose the post is now, which may have changed hands; null without one. */
  author_id: number | null;
  reporters: readonly number[];
  decided_by: number | null;
  /** What the member may do themselves. */
  permissions: readonly string[];
}

const isOperator = hasPermission('operator');
const judges = or(hasPermission('moderator'), isOperator);
const isOthers: Rule<Matter> = (viewer, matter) =>
  viewer?.id !== matter.member_id && viewer?.id !== matter.author_id;

/** Moderators have no power over colleagues and operators: operators judge them. */
const mayJudge: Rule<Matter> = (viewer, matter) =>
  !matter.permissions.some((one) => one === 'moderator' || one === 'operator') || isOperator(viewer, matter);

const isUnreported: Rule<Matter> = (viewer, { reporters }) => !reporters.some((id) => id === viewer?.id);
const isUndecided: Rule<Matter> = (viewer, matter) => viewer?.id !== matter.decided_by;

/**
 * Who may do what about cases. Moderators do not judge their own case, read who reported them or judge what they have reported themselves, nor
 * answer an appeal against their own decision.
 */
export const moderationPolicy: Policy<Ability, Matter> = {
  read: judges,
  readCase: and(judges, isOthers),
  decide: and(judges, isOthers, isUnreported, mayJudge),
  answer: and(judges, isOthers, isUnreported, isUndecided, mayJudge),
  readLog: isOperator,
};

/** For permissions without a single case. */
export const anyMatter: Matter = {
  member_id: 0,
  author_id: null,
  reporters: [],
  decided_by: null,
  permissions: [],
};

/** Why a moderator has to leave a case to someone else; null if they need not. */
export function recusalReason(
  viewer: Viewer,
  matter: Matter,
): 'own_report' | 'own_decision' | 'colleague' | null {
  if (!isUnreported(viewer, matter)) return 'own_report';
  if (!isUndecided(viewer, matter)) return 'own_decision';
  return mayJudge(viewer, matter) ? null : 'colleague';
}
