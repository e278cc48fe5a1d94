import { isOwner, type Policy } from '../../platform/policy.ts';

/** A wish is its member's private affair. */
export const wishPolicy: Policy<'read' | 'change', { user_id: number }> = {
  read: isOwner,
  change: isOwner,
};
