import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { duringChange } from '../../../test/database/held.ts';
import { createMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

test('A member who is suspended meanwhile makes no link and switches none on', async () => {
  const member = await createMember(app);
  const make = () =>
    app.send('POST', '/api/links', { as: member, body: { url: 'https://hotel.example/', label: 'Hotel' } });
  const { id } = (await make()).body.link;
  const turn = (on: boolean) => app.send('PUT', `/api/links/${id}`, { as: member, body: { on } });
  await turn(false);
  const suspension = sql`update users set suspended_at = now() where id = ${member.id}`;
  const answers = await duringChange(app, suspension, () => Promise.all([make(), turn(true)]));
  expect(answers.map(({ status }) => status)).toEqual([401, 401]);
});

test('A member who comes back while they are suspended stays away with their links', async () => {
  const member = await createMember(app);
  const body = { url: 'https://hotel.example/', label: 'Hotel' };
  const { code } = (await app.send('POST', '/api/links', { as: member, body })).body.link;
  const { email, password } = member;
  await app.send('POST', '/api/me/leaving', { as: member, body: { password, gives_up: false } });
  const { token } = (await app.send('POST', '/api/login', { body: { email, password } })).body;
  const suspension = sql`update users set suspended_at = now() where id = ${member.id}`;
  const { status } = await duringChange(app, suspension, () =>
    app.send('DELETE', '/api/me/leaving', { as: { ...member, token } }),
  );
  expect(status).toBe(200);
  expect((await app.send('GET', `/api/go/${code}`)).body.on).toBe(false);
});
