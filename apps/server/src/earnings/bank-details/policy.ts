import { isOwner, type Policy } from '../../platform/policy.ts';

/** Bank details belong only to their member. */
export const bankDetailsPolicy: Policy<'update', { user_id: number }> = { update: isOwner };
