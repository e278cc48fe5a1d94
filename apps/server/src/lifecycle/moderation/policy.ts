import { hasPermission, or, type Policy, type Rule } from '../../platform/policy.ts';

type Ability = 'read' | 'readCase' | 'decide' | 'answer' | 'readLog';

/** Whom a case is about, and who has decided it. */
interface Matter {
  member_id: number;
  decided_by: number | null;
  /** What they may do themselves. */
  permissions: readonly string[];
}

const isOperator = hasPermission('operator');
const judges = or(hasPermission('moderator'), isOperator);
const isOthers: Rule<Matter> = (viewer, matter) => viewer?.id !== matter.member_id;

/** Moderators have no power over operators. */
const mayJudge: Rule<Matter> = (viewer, matter) =>
  !matter.permissions.includes('operator') || isOperator(viewer, matter);

/**
 * Who may do what about cases. Moderators do not judge their own case or read who reported them, nor answer an appeal against their own decision.
 */
export const moderationPolicy: Policy<Ability, Matter> = {
  read: judges,
  readCase: (viewer, matter) => judges(viewer, matter) && isOthers(viewer, matter),
  decide: (viewer, matter) => judges(viewer, matter) && isOthers(viewer, matter) && mayJudge(viewer, matter),
  answer: (viewer, matter) =>
    judges(viewer, matter) &&
    isOthers(viewer, matter) &&
    mayJudge(viewer, matter) &&
    viewer?.id !== matter.decided_by,
  readLog: isOperator,
};

/** For permissions without a single case. */
export const anyMatter: Matter = { member_id: 0, decided_by: null, permissions: [] };
