import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUpApp } from '../../apps/server/test/calls/second-factor.ts';
import { createMember } from '../../apps/server/test/people.ts';
import { startApp, type TestApp } from '../../apps/server/test/start-app.ts';
import { runRoleCommand } from './role-commands.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

async function run(...words: string[]): Promise<string> {
  const lines: string[] = [];
  await runRoleCommand(app.platform, words, (line) => lines.push(line));
  return lines.join('\n');
}

test('The operator gives a member a role and takes it away; the session has it at once, and the audit log both', async () => {
  const member = await createMember(app, { username: 'mod.ida' });
  const permissions = async () => (await app.send('GET', '/api/me', { as: member })).body.user.permissions;
  expect(await run('list')).toBe('Nobody has a role.');
  await expect(run('grant', 'mod.ida', 'moderator')).rejects.toThrow('no second factor');
  await setUpApp(app, member);
  expect(await run('grant', 'Mod.Ida', 'moderator')).toContain('is moderator now');
  expect(await run('grant', 'mod.ida', 'moderator')).toContain('already');
  expect(await permissions()).toEqual(['moderator']);
  expect(await run('list')).toBe('mod.ida  moderator');
  expect(await run('revoke', 'mod.ida', 'moderator')).toContain('no longer');
  expect(await permissions()).toEqual([]);
  const log = await app.platform.db
    .selectFrom('audit_log')
    .select(['act', 'member_id'])
    .where('member_id', '=', member.id)
    .orderBy('id')
    .execute();
  expect(await run('log')).toMatch(
    /- {2}roles\.granted {2}mod\.ida {2}\{"by":"command","role":"moderator"\}/,
  );
  expect(log.map(({ act }) => act)).toEqual(['roles.granted', 'roles.revoked']);
});

test('A word too many, an unknown role and an unknown member are refused with a sentence', async () => {
  for (const words of [
    [],
    ['grant'],
    ['grant', 'mod.ida', 'king'],
    ['list', 'all'],
    ['grant', 'a', 'operator', 'b'],
  ])
    await expect(run(...words)).rejects.toThrow(/roles are moderator, operator/);
  await expect(run('grant', 'nobody.here', 'operator')).rejects.toThrow('There is no member nobody.here.');
});
