import { isOwner, type Policy } from '../../platform/policy.ts';

/** Only its owner may change a link. */
export const linkPolicy: Policy<'update', { user_id: number }> = { update: isOwner };
