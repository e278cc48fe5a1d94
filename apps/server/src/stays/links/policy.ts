import { isOwner, type Policy } from '../../platform/policy.ts';

/** Links are their owner's affair. */
export const linkPolicy: Policy<'update', { user_id: number }> = { update: isOwner };
