import { PublicError } from '../../apps/server/src/config/public-error.ts';
import { auditEntries } from '../../apps/server/src/lifecycle/audit/index.ts';
import { changeRole, roleHolders, roles } from '../../apps/server/src/lifecycle/moderation/index.ts';
import type { Platform } from '../../apps/server/src/platform/platform.ts';

/** Lists who has a role or the log of roles, grants one, or revokes it. */
export async function runRoleCommand(
  platform: Pick<Platform, 'db' | 'clock'>,
  words: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const [command, username, named, ...more] = words;
  if (command === 'list' && username === undefined) return list(platform, say);
  if (command === 'log' && username === undefined) return log(platform, say);
  const role = roles.find((one) => one === named);
  if ((command !== 'grant' && command !== 'revoke') || username === undefined || more.length > 0 || !role)
    throw new PublicError(
      `Say \`list\`, \`log\`, \`grant NAME ROLE\` or \`revoke NAME ROLE\`; roles are ${roles.join(', ')}.`,
    );
  const granted = command === 'grant';
  const changed = await changeRole(platform, { username, role, granted });
  if (changed === null) throw new PublicError(`There is no member ${username}.`);
  if (changed === 'no factor')
    throw new PublicError(`${username} has no second factor, which a role needs: it is set up in Settings.`);
  if (!changed) return say(granted ? `${username} is ${role} already.` : `${username} is not ${role}.`);
  say(granted ? `${username} is ${role} now.` : `${username} is no longer ${role}.`);
}

async function list({ db }: Pick<Platform, 'db'>, say: (line: string) => void): Promise<void> {
  const holders = await roleHolders(db, roles);
  if (holders.length === 0) return say('Nobody has a role.');
  for (const { permissions, username } of holders)
    say(`${username}  ${permissions.filter((one) => (roles as readonly string[]).includes(one)).join(', ')}`);
}

/** The last hundred entries of the audit log, the oldest of them first. */
async function log({ db }: Pick<Platform, 'db'>, say: (line: string) => void): Promise<void> {
  for (const one of (await auditEntries(db, { before: null, limit: 100 })).toReversed()) {
    const about = [one.case_id === null ? '' : `case ${one.case_id}`, one.member ?? '']
      .filter(Boolean)
      .join(', ');
    say(
      `${one.id}  ${one.at.toISOString()}  ${one.actor ?? '-'}  ${one.act}  ${about}  ${JSON.stringify(one.details)}`,
    );
  }
}
