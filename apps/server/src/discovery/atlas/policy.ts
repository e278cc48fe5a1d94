import { isOwner, or, type Policy, type Rule } from '../../platform/policy.ts';

const isShown: Rule<{ atlas_shown: boolean }> = (_viewer, member) => member.atlas_shown;

/** Who may open an atlas: everyone once it is shown, until then its member. */
export const atlasPolicy: Policy<'read' | 'update', { user_id: number; atlas_shown: boolean }> = {
  read: or(isShown, isOwner),
  update: isOwner,
};
