import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeRole } from '../../src/lifecycle/moderation/index.ts';
import { giveRole } from '../calls/give-role.ts';
import { duringChange } from '../database/held.ts';
import { createMember, type TestMember } from '../people.ts';
import { startApp, type TestApp } from '../start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

async function withRole(role: 'moderator' | 'operator'): Promise<TestMember> {
  const member = await createMember(app);
  await giveRole(app, member, role);
  return member;
}

/** The case of a report about a new member. */
async function someCase(): Promise<number> {
  const { username } = await createMember(app);
  const body = {
    ...{ url: `/en/profile/${username}`, category: 'fraud', reason: 'Not who they say.' },
    ...{ name: 'Ida', email: 'ida@test.example', good_faith: true },
  };
  const { id } = (await app.send('POST', '/api/reports', { body })).body;
  const stored = app.platform.db.selectFrom('reports').select('case_id').where('id', '=', id);
  return (await stored.executeTakeFirstOrThrow()).case_id;
}

const suspension = { action: 'suspend', ground: 'terms', clause: 'Section 4', facts: 'Fraud.' };

const losses = {
  'loses the role': [sql`permissions = '{}'`, 403, 'access.denied'],
  'is suspended': [sql`suspended_at = now()`, 401, 'session.required'],
  leaves: [sql`left_at = now()`, 401, 'session.required'],
} as const;

test.each(Object.entries(losses))(
  'A moderator who %s while a decision is in progress does not make it',
  async (_, [change, status, code]) => {
    const as = await withRole('moderator');
    const id = await someCase();
    const url = `/api/moderation/cases/${id}/decision`;
    const lost = sql`update users set ${change} where id = ${as.id}`;
    const answer = await duringChange(app, lost, () => app.send('POST', url, { as, body: suspension }));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    const { db } = app.platform;
    const made = db.selectFrom('moderation_decisions').select('id').where('case_id', '=', id);
    expect(await made.execute()).toEqual([]);
  },
);

test('Concurrent changes to a member’s roles are all kept', async () => {
  const { id, username } = await withRole('operator');
  const { db } = app.platform;
  const granted = sql`update users set permissions = permissions || '{moderator}' where id = ${id}`;
  await duringChange(app, granted, () =>
    changeRole(app.platform, { username, role: 'operator', granted: false }),
  );
  const held = db.selectFrom('users').select('permissions').where('id', '=', id);
  expect((await held.executeTakeFirstOrThrow()).permissions).toEqual(['moderator']);
});

test('A member whose session ends while they send is asked to sign in once all has arrived', async () => {
  const member = await createMember(app);
  const other = await createMember(app);
  const { db, clock } = app.platform;
  const ofMember = db.selectFrom('sessions').select('seen_at').where('user_id', '=', member.id);
  const before = new Date(clock.now().getTime() - 2 * 60 * 60 * 1000);
  await db.updateTable('sessions').set({ seen_at: before }).where('user_id', '=', member.id).execute();
  const body = JSON.stringify({ user_id: other.id });
  const { port } = app.app.http.server.address() as { port: number };
  const asked = request({
    ...{ host: '127.0.0.1', port, path: '/api/follows', method: 'POST', agent: false },
    headers: {
      authorization: `Bearer ${member.token}`,
      'content-type': 'application/json',
      'content-length': body.length,
    },
  });
  asked.flushHeaders();
  // The session was read, so the call has been admitted.
  await expect
    .poll(async () => (await ofMember.executeTakeFirstOrThrow()).seen_at.getTime())
    .toBeGreaterThan(before.getTime());
  await db.deleteFrom('sessions').where('user_id', '=', member.id).execute();
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect([answer.statusCode, ((await json(answer)) as { code: string }).code]).toEqual([
    401,
    'session.required',
  ]);
  expect(await db.selectFrom('follows').select('id').where('user_id', '=', member.id).execute()).toEqual([]);
});
