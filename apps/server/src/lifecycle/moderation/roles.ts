import { z } from 'zod';
import { accountByUsername, lockUser, updateUserRow, userByUsername } from '../../members/accounts/index.ts';
import { hasFactors } from '../../members/factors/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { defineJob, enqueue } from '../../platform/jobs/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { writeAudit } from '../audit/index.ts';

export { roleHolders } from './queries.ts';

/** Moderators judge; operators also read the audit log. */
export const roles = ['moderator', 'operator'] as const;
export type Role = (typeof roles)[number];

/** Makes a server log a change of role: the command itself writes to its terminal only. */
export const notifyOfRole = defineJob(
  'moderation.tell_role',
  z.object({ memberId: z.number().int(), role: z.enum(roles), granted: z.boolean() }),
);

/**
 * Gives a member a role or takes it away; their sessions have it with the next call. Returns whether anything changed, or null if there is
 * no such member. A role is only given to members with a second factor: otherwise a person who knew the password could set one up.
 */
export async function changeRole(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  change: { username: string; role: Role; granted: boolean },
): Promise<boolean | null | 'no factor'> {
  const { granted, role, username } = change;
  return inTransaction(db, async (trx: Executor) => {
    // A member who leaves or is suspended may come back, with the roles that they have then.
    const named = await (granted ? userByUsername : accountByUsername)(trx, username);
    // Locked, or one of two concurrent changes would be lost.
    const member = named && (await lockUser(trx, named.id));
    if (member === undefined) return null;
    if (member.permissions.includes(role) === granted) return false;
    if (granted && !(await hasFactors(trx, member.id))) return 'no factor';
    const others = member.permissions.filter((one) => one !== role);
    await updateUserRow(trx, member.id, { permissions: granted ? [...others, role] : others });
    await writeAudit(trx, {
      at: clock.now(),
      by: 'command',
      act: granted ? 'roles.granted' : 'roles.revoked',
      memberId: member.id,
      details: { role },
    });
    await enqueue(trx, notifyOfRole, { memberId: member.id, role, granted });
    return true;
  });
}
