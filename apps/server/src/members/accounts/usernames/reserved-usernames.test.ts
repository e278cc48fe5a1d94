import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember } from '../../../../test/people.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { proveHandle } from '../../../../test/stays/borrowed.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

const register = (username: string, language = 'en') =>
  app.send('POST', '/api/register', {
    body: { name: 'Nina', username, email: 'reserved@test.example', password: 'a quiet room with a view' },
    headers: { 'accept-language': language },
  });

test.each([
  'admin',
  'Admin',
  'ad.min_',
  'adm1n',
  'support',
  '5upport',
  'rnoderator',
  'operator.',
  'betreiber',
  'staylore',
  'staylore.help',
  'stayIore',
  ...[
    'admin1',
    'admin_team',
    'support.team',
    'support24',
    'official.support',
    'help.desk',
    'kundenservice',
    'mod.team',
  ],
  '...',
  '._.',
])('Nobody registers the reserved username %s', async (username) => {
  const english = await register(username);
  expect([english.status, english.body.errors]).toEqual([
    400,
    { username: 'This username is reserved. Pick another one' },
  ]);
  const german = await register(username, 'de');
  expect(german.body.errors.username).toBe('Dieser Benutzername ist reserviert. Nimm einen anderen');
});

test('No page of the product is a username', async () => {
  const routes = await readFile(new URL('../../../../../web/src/app/routes.ts', import.meta.url), 'utf8');
  const names = [...routes.matchAll(/^ {2}route\('([\w-]{3,})/gm)].map((match) => match[1] ?? '');
  expect(names).toContain('notifications');
  for (const name of new Set(names))
    expect([name, (await register(name.replaceAll('-', '_'))).status]).toEqual([name, 400]);
});

test('Nobody is renamed to a reserved username, and who has one keeps it', async () => {
  const member = await createMember(app, { username: 'renamed' });
  const rename = (username: string) =>
    app.send('POST', `/api/users/${member.id}/update`, { as: member, body: { username, name: 'Nina' } });
  const refused = await rename('Support');
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['username']]);
  const { db } = app.platform;
  await db.updateTable('users').set({ username: 'support' }).where('id', '=', member.id).execute();
  expect((await rename('Support')).body.user).toMatchObject({ username: 'Support', name: 'Nina' });
});

test('A handle proven by one member is no username for others; its owner may take it as one', async () => {
  const [creator, other] = [await createMember(app), await createMember(app)];
  await proveHandle(app, creator, 'proven.creator');
  const taken = [409, 'This username is taken!'];
  const signUp = await register('Proven.Creator');
  expect([signUp.status, signUp.body]).toEqual(taken);
  const rename = (as: typeof creator) =>
    app.send('POST', `/api/users/${as.id}/update`, { as, body: { username: 'Proven.Creator' } });
  const refused = await rename(other);
  expect([refused.status, refused.body]).toEqual(taken);
  await app.send('PUT', '/api/me/atlas', { as: creator, body: { shown: true } });
  expect((await app.send('GET', '/api/atlases/proven.creator')).body.username).toBe(creator.username);
  expect((await rename(creator)).body.user.username).toBe('Proven.Creator');
});
