import { isOwner, type Policy } from '../../platform/policy.ts';

/** Imports are private to the member who began them. */
export const importPolicy: Policy<'read' | 'change', { user_id: number }> = {
  read: isOwner,
  change: isOwner,
};
