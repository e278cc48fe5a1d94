import { updateUserRow, userByUsername } from '../../members/accounts/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { writeAudit } from '../audit/index.ts';

export { roleHolders } from './queries.ts';

/** Moderators judge; operators also read the audit log. */
export const roles = ['moderator', 'operator'] as const;
export type Role = (typeof roles)[number];

/**
 * Gives a member a role or takes it away; their sessions have it with the next call. Answers whether anything changed, or null where
 * there is no such member.
 */
export async function changeRole(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  change: { username: string; role: Role; granted: boolean },
): Promise<boolean | null> {
  const { granted, role, username } = change;
  return inTransaction(db, async (trx: Executor) => {
    const member = await userByUsername(trx, username);
    if (member === undefined) return null;
    if (member.permissions.includes(role) === granted) return false;
    const others = member.permissions.filter((one) => one !== role);
    await updateUserRow(trx, member.id, { permissions: granted ? [...others, role] : others });
    await writeAudit(trx, {
      at: clock.now(),
      actorId: null,
      act: granted ? 'roles.granted' : 'roles.revoked',
      memberId: member.id,
      details: { role },
    });
    return true;
  });
}
