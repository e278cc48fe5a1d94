import { hasPermission, or, type Policy, type Rule } from '../../platform/policy.ts';

type Ability = 'read' | 'decide' | 'answer' | 'readLog';

/** Whom a matter is about, and who has decided it. */
interface Matter {
  member_id: number;
  decided_by: number | null;
}

const judges = or(hasPermission('moderator'), hasPermission('operator'));
const isOthers: Rule<Matter> = (viewer, matter) => viewer?.id !== matter.member_id;

/** Who may do what about cases. Nobody judges in their own matter, nor an appeal against their own decision. */
export const moderationPolicy: Policy<Ability, Matter> = {
  read: judges,
  decide: (viewer, matter) => judges(viewer, matter) && isOthers(viewer, matter),
  answer: (viewer, matter) =>
    judges(viewer, matter) && isOthers(viewer, matter) && viewer?.id !== matter.decided_by,
  readLog: hasPermission('operator'),
};

/** Where no single matter is meant. */
export const anyMatter: Matter = { member_id: 0, decided_by: null };
