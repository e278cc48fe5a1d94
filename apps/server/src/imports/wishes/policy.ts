import { isOwner, type Policy } from '../../platform/policy.ts';

/** A wish is private to its member. */
export const wishPolicy: Policy<'read' | 'change', { user_id: number }> = {
  read: isOwner,
  change: isOwner,
};
