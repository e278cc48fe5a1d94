import { isOwner, type Policy } from '../../platform/policy.ts';

/** Bank details belong to their member alone. */
export const bankDetailsPolicy: Policy<'update', { user_id: number }> = { update: isOwner };
