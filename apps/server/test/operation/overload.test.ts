import type { AddressInfo } from 'node:net';
import { contract } from '@staylore/contract/contract';
import type { Endpoint } from '@staylore/contract/endpoint';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSheddable } from '../../src/sheddable.ts';
import { createTestDatabase, type TestDatabase } from '../database/database.ts';
import { createMember } from '../people.ts';
import { startApp, type TestApp } from '../start-app.ts';

let database: TestDatabase;
let app: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startApp({ DATABASE_URL: database.url, DATABASE_POOL_SIZE: '1', MAX_REQUESTS: '1' });
});

afterAll(async () => {
  await app?.close();
  await database?.drop();
});

/** At the first server alone, whatever else the requests of a test are spread over. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const { port } = app.app.http.server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { method, headers });
};

test('Under overload some requests are asked to retry; health checks and signing out are answered', async () => {
  const { token } = await createMember(app);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('begin; lock table tags in access exclusive mode');
  const { countConnections } = app.platform;
  // The only connection and the only place are taken, and someone waits for the connection.
  const first = ask('/api/tags/some/posts');
  await expect.poll(async () => (await locksWaited(client)).length).toBe(1);
  const out = ask('/api/logout', { authorization: `Bearer ${token}` }, 'POST');
  await expect.poll(() => countConnections()['waiting']).toBe(1);
  const answers = await Promise.all(
    ['/api/posts/latest/0', '/api/posts/latest/1'].map((path) => ask(path, { 'accept-language': 'de' })),
  );
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({ code: 'server.unavailable' });
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  }
  expect((await ask('/healthz')).status).toBe(200);
  await client.query('rollback');
  await client.end();
  expect([(await first).status, (await out).status]).toEqual([200, 200]);
  expect(await (await ask('/metrics')).text()).toMatch(/^http_requests_shed_total 2$/m);
  expect((await ask('/api/posts/latest/0')).status).toBe(200);
});

const locksWaited = async (client: pg.Client) =>
  (
    await client.query(
      'select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())',
    )
  ).rows;

test('Reports of partners and the photo network, sign-outs, streams, uploads and other paths are never refused', () => {
  const asked = (method: string, url: string) =>
    isSheddable({ method, routeOptions: { url } } as Parameters<typeof isSheddable>[0]);
  const kept = (contract as readonly Endpoint[]).filter(({ method, path }) => !asked(method, path));
  const reasons = kept.map(({ auth, event, produces, consumes }) => [
    auth === 'signature' ||
      event === 'sign-out' ||
      produces === 'text/event-stream' ||
      consumes === 'multipart',
  ]);
  expect(reasons.flat()).not.toContain(false);
  const paths = kept.map(({ method, path }) => `${method} ${path}`);
  expect(paths).toEqual(
    expect.arrayContaining([
      'POST /api/logout',
      'POST /api/partners/:partner/conversions',
      'POST /api/instagram/deauthorize',
      'POST /api/instagram/data-deletion',
    ]),
  );
  expect(asked('GET', '/*')).toBe(true);
  const others = ['/healthz', '/readyz', '/metrics', '/go/:code', '/media/*', '/assets/index.js', ''];
  expect(others.filter((url) => asked('GET', url))).toEqual([]);
});

test('A start takes as long as it takes: that the machine is busy does not end it', () => {
  expect(app.app.http.initialConfig.pluginTimeout).toBe(0);
});
