import { isOwner, type Policy } from '../../platform/policy.ts';

/** A payment and its credit note are for the creator who is paid. */
export const payoutPolicy: Policy<'read', { user_id: number }> = { read: isOwner };
