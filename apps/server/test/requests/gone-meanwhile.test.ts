import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bank, item, made, someBrowser, stay } from '../calls/sample-things.ts';
import { duringChange } from '../database/held.ts';
import { rowsOf } from '../database/whole-database.ts';
import { createMember, type TestMember } from '../people.ts';
import { startApp, type TestApp } from '../start-app.ts';
import { publishPost } from '../stays/lists.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

type Method = 'POST' | 'PUT';

/** Sends a call that waits while rows are being deleted, and goes on when they are. */
async function during(
  deletion: RawBuilder<unknown>,
  call: { method: Method; url: string; as?: TestMember; body: unknown },
) {
  const { method, url, as, body } = call;
  return duringChange(app, deletion, () => app.send(method, url, { as, body }));
}

const deletionOf = (member: TestMember) => sql`delete from users where id = ${member.id}`;

const writing: [Method, string, unknown?][] = [
  ['POST', '/api/saveHotelRecommendations', { location: stay.location }],
  ['PUT', '/api/notifications/settings', [{ kind: 'follow', in_app: true, mail: false }]],
  ['PUT', '/api/notifications/digest', { rhythm: 'weekly' }],
  ['PUT', '/api/notifications/push', someBrowser()],
  ['POST', '/api/imports', { source: 'export', label: 'Export', total: 3 }],
  ['POST', '/api/claims', { handle: 'gone.meanwhile' }],
  ['PUT', '/api/me/atlas', { shown: false }],
  ['POST', '/api/me/terms/read', { version: '2022-07-23' }],
  ['POST', '/api/me/security/app'],
  ['POST', '/api/me/takeout'],
  ['POST', '/api/bankdetails', bank],
  ['POST', '/api/links', { url: 'https://hotel.example/rooms', label: 'Bergkristall' }],
];

test.each(writing)(
  'A member whose account ends while they send %s %s is asked to sign in, without an error',
  async (method, url, body) => {
    const as = await createMember(app);
    const { status, body: answer } = await during(deletionOf(as), { method, url, as, body });
    expect([status, answer.code]).toEqual([401, 'session.required']);
  },
);

test('Setting up an authenticator app in a session that has just ended asks to sign in', async () => {
  const as = await createMember(app);
  const ended = sql`delete from sessions where user_id = ${as.id}`;
  const answer = await during(ended, { method: 'POST', url: '/api/me/security/app', as, body: undefined });
  expect([answer.status, answer.body.code]).toEqual([401, 'session.required']);
});

test('A report of a stay that is deleted in that moment is refused like one of a stay that is not there', async () => {
  const { id } = await publishPost(app, { as: await createMember(app) });
  const body = {
    url: `/en/posts/${id}`,
    category: 'copyright',
    reason: 'The second picture is mine.',
    name: 'Ida',
    email: 'ida@test.example',
    good_faith: true,
  };
  const deletion = sql`delete from posts where id = ${id}`;
  const answer = await during(deletion, { method: 'POST', url: '/api/reports', body });
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['url']]);
});

test('Posts sent to an import that has just been deleted get “not found”', async () => {
  const as = await createMember(app);
  const body = { source: 'export', label: 'Export', total: 1 };
  const { import: begun } = await made(app, as, { url: '/api/imports', body });
  const url = `/api/imports/${begun.id}/items`;
  const deletion = sql`delete from imports where id = ${begun.id}`;
  const answer = await during(deletion, { method: 'POST', url, as, body: { items: [item] } });
  expect([answer.status, answer.body.code]).toEqual([404, 'request.not_found']);
});

/** Leaving as it is written: the member is locked, what they have is put away, and their sessions end. */
const departureOf = (member: TestMember) => sql`
  with held as (select id from users where id = ${member.id} for update),
  ended as (delete from sessions where user_id = ${member.id})
  update users set left_at = now() where id in (select id from held)`;

const tying = {
  follows: (other: TestMember): [string, unknown] => ['/api/follows', { user_id: other.id }],
  blocks: (other: TestMember): [string, unknown] => ['/api/blocks', { user_id: other.id }],
  mutes: (other: TestMember): [string, unknown] => ['/api/mutes', { user_id: other.id }],
};

test.each(Object.entries(tying))(
  'No %s remain of a member who leaves at that moment, started by either side',
  async (table, call) => {
    const [leaver, other] = [await createMember(app), await createMember(app)];
    const [url, body] = call(other);
    const own = await during(departureOf(leaver), { method: 'POST', url, as: leaver, body });
    expect([own.status, own.body.code]).toEqual([401, 'session.required']);
    const left = await createMember(app);
    const [, against] = call(left);
    const others = await during(departureOf(left), { method: 'POST', url, as: other, body: against });
    expect([others.status, others.body.code]).toEqual([404, 'profiles.not_found']);
    const { rows } =
      await sql`select from ${sql.table(table)} where user_id in (${leaver.id}, ${other.id})`.execute(
        app.platform.db,
      );
    expect(rows).toEqual([]);
  },
);

test('No favourite, recommendation or link remains of a member who leaves at that moment', async () => {
  const { id } = await publishPost(app, { as: await createMember(app) });
  const calls = {
    '/api/postfavorites': { post_id: id },
    '/api/saveHotelRecommendations': { location: stay.location },
    '/api/links': { url: 'https://hotel.example/rooms' },
  };
  for (const [url, body] of Object.entries(calls)) {
    const as = await createMember(app);
    const answer = await during(departureOf(as), { method: 'POST', url, as, body });
    expect([answer.status, answer.body.code]).toEqual([401, 'session.required']);
    expect(Object.keys(await rowsOf(app, as.id))).toEqual(['terms_acceptances.user_id']);
  }
});
