import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/database.ts';
import { createMember, type TestMember } from '../people.ts';
import { type FaultyNetwork, openFaultyNetwork } from '../stand-ins/faulty-network.ts';
import { type Answer, startApp, type TestApp } from '../start-app.ts';

let database: TestDatabase;
let network: FaultyNetwork;
let app: TestApp;
let member: TestMember;

beforeAll(async () => {
  database = await createTestDatabase();
  network = await openFaultyNetwork(database.url);
  app = await startApp({
    DATABASE_URL: network.url,
    DATABASE_CONNECT_TIMEOUT: '1',
    DATABASE_STATEMENT_TIMEOUT: '1',
    DATABASE_LOCK_TIMEOUT: '1',
  });
  member = await createMember(app);
});

afterAll(async () => {
  network?.heal();
  await app?.close();
  await network?.close();
  await database?.drop();
});

/** Reading as a visitor and as a member, writing, and the way to a hotel. */
const calls = (): Promise<Answer>[] => [
  app.send('GET', '/api/posts/latest/0'),
  app.send('GET', '/api/me', { as: member, headers: { 'accept-language': 'de' } }),
  app.send('POST', '/api/posts', {
    as: member,
    body: { caption: 'A quiet room', hotel_name: 'Hotel Stella', city: 'Bern', country: 'Switzerland' },
  }),
  app.send('GET', '/go/aaaaaaaaaa'),
];

async function expectToComeBack(): Promise<void> {
  await expect.poll(async () => (await app.send('GET', '/readyz')).status).toBe(200);
  await expect.poll(async () => (await app.send('GET', '/api/me', { as: member })).status).toBe(200);
}

function expectToBeToldLater(answers: readonly Answer[]): void {
  for (const { body, headers, status } of answers) {
    expect([status, body.code]).toEqual([503, 'server.unavailable']);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
}

test.each(['freeze', 'cut'] as const)(
  'While the database is away (%s) every call asks to retry and no server is ready; then all recovers',
  async (fault) => {
    await expectToComeBack();
    network[fault]();
    const answers = await Promise.all([...calls(), ...calls()]);
    expectToBeToldLater(answers);
    expect(answers[1]?.body.detail).toContain('ist gerade nicht erreichbar');
    const browser = { accept: 'text/html,*/*', 'accept-language': 'de' };
    const page = await app.send('GET', '/go/aaaaaaaaaa', { headers: browser });
    expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(page.body).toMatch(/<html lang="de">.*ist gerade nicht erreichbar/);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.send('GET', '/readyz')).status).toBe(503);
    expect((await app.send('GET', '/healthz')).status).toBe(200);
    network.heal();
    await expectToComeBack();
  },
  90_000,
);

test('While a table is locked, calls that need it ask to retry, others work, and readiness answers at once', async () => {
  await expectToComeBack();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('begin; lock table posts in access exclusive mode');
  const waiting = Array.from({ length: 25 }, () => app.send('GET', '/api/posts/latest/0'));
  expect((await app.send('GET', '/readyz')).status).toBe(503);
  expectToBeToldLater(await Promise.all(waiting));
  expect((await app.send('GET', '/api/me', { as: member })).status).toBe(200);
  await client.query('rollback');
  await client.end();
  await expectToComeBack();
  expect((await app.send('GET', '/api/posts/latest/0')).status).toBe(200);
});

test('A statement that takes too long is cancelled, and the reader asked to retry', async () => {
  await expectToComeBack();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`create function dawdle() returns trigger language plpgsql as
    'begin perform pg_sleep(600); return null; end'`);
  await client.query('create trigger dawdle before insert on sessions execute function dawdle()');
  const { email, password } = member;
  const answer = await app.send('POST', '/api/login', { body: { email, password } });
  await client.query('drop function dawdle cascade');
  await client.end();
  expectToBeToldLater([answer]);
});
