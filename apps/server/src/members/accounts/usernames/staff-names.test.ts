import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { duringChange } from '../../../../test/database/held.ts';
import { createMember } from '../../../../test/people.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

const register = (person: { name: string; last_name?: string }) =>
  app.send('POST', '/api/register', {
    body: {
      ...person,
      username: 'posing',
      email: 'posing@test.example',
      password: 'a quiet room with a view',
    },
  });

test.each([
  ['Staylore', 'Support'],
  ['staylore', ''],
  ['S.t.a.y.l.o.r.e', 'Help'],
  ['Stay', 'Lore'],
  ['Sta\u200bylore', ''],
  ['Ѕtауlоrе', ''],
  ['Ｓｔａｙｌｏｒｅ', 'Team'],
  ['Stáylöre', ''],
  ['5tayI0re', 'Security'],
  ['Support', ''],
  ['Support', 'Team'],
  ['Official', 'Moderator'],
  ['Аdmіn', ''],
  ['ѕuрроrt', ''],
  ['ᴀᴅᴍɪɴ', ''],
  ['Adm1n', 'Team'],
  ['Admin', '1'],
  ['Customer', 'Support'],
  ['Operator', ''],
  ['ꜱᴛᴀʏʟᴏʀᴇ', ''],
  ['🅢🅣🅐🅨🅛🅞🅡🅔', ''],
  ['🇸🇹🇦🇾🇱🇴🇷🇪', ''],
  ['Ꮪtaylore', ''],
  ['Sťáyłøŕē', ''],
  ['ȘƬAYLORE', ''],
])('Nobody is called %s %s', async (name, last_name) => {
  const refused = await register({ name, last_name });
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    { name: 'People would take this for the Staylore team. Use your own name' },
  ]);
});

test('Nobody renames themselves to the team, in one step or two; names of people are taken', async () => {
  const member = await createMember(app, { name: 'Stay' });
  const rename = async (body: object) =>
    (await app.send('POST', `/api/users/${member.id}/update`, { as: member, body })).status;
  expect(await rename({ name: 'Staylore Support' })).toBe(400);
  expect(await rename({ last_name: 'Lore' })).toBe(400);
  for (const [name, last_name] of [
    ['Emily', 'Post'],
    ['Taylor', 'Staylor'],
    ['Team', 'Zermatt'],
    ['The', 'Von'],
    ['Das', ''],
    ['Stafford', 'Helps'],
    ['李', '娜'],
    ['Σταύρος', ''],
    ['Наталья', 'Лорец'],
  ])
    expect(await rename({ name, last_name }), name).toBe(200);
});

test('Two calls at once make no name of the team out of two halves', async () => {
  const member = await createMember(app);
  const first = sql`update users set name = 'Stay' where id = ${member.id}`;
  const rename = () =>
    app.send('POST', `/api/users/${member.id}/update`, { as: member, body: { last_name: 'Lore' } });
  const second = await duringChange(app, first, rename);
  expect([second.status, Object.keys(second.body.errors ?? {})]).toEqual([400, ['name']]);
});
