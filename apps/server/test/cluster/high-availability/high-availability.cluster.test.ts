import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type TestSandbox } from '../../sandbox.ts';
import { freePorts } from '../../servers/free-ports.ts';
import { startWholeServer, stopWholeServer } from '../../servers/whole-server.ts';
import { type S3Stub, startS3Stub } from '../../stand-ins/s3-stub.ts';
import { missingForCluster } from '../programs.ts';
import { type DatabaseCluster, startDatabaseCluster } from './cluster.ts';
import { startLoad } from './load.ts';

let sandbox: TestSandbox;
let store: S3Stub;
let cluster: DatabaseCluster;
let dataDir: string;
let servers: ChildProcess[] = [];
let origins: [string, string];

beforeAll(async () => {
  const missing = missingForCluster();
  if (missing.length > 0) throw new Error(`Not installed: ${missing.join(', ')}`);
  sandbox = await startSandbox();
  store = await startS3Stub('pictures');
  cluster = await startDatabaseCluster();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'staylore-ha-app-'));
  const port = await freePorts(2);
  origins = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}`];
  // One after the other, so that one of them migrates.
  for (const index of [0, 1])
    servers.push(
      await startWholeServer({
        port: port + index,
        dataDir: path.join(dataDir, `${index}`),
        env: settings(),
      }),
    );
}, 240_000);

afterAll(async () => {
  for (const server of servers) await stopWholeServer(server);
  servers = [];
  await cluster?.stop();
  store?.close();
  await sandbox?.stop();
  if (dataDir !== undefined) await rm(dataDir, { recursive: true, force: true });
}, 120_000);

const settings = () => ({
  ...sandbox.env,
  DATABASE_URL: cluster.primaryUrl,
  DATABASE_REPLICA_URL: cluster.memberUrls.join(','),
  REDIS_URL: cluster.redisUrl,
  // Both open what the other sealed.
  MASTER_KEY: '0123456789abcdef'.repeat(4),
  RATE_LIMITS: 'on',
  TRUST_PROXY: '1',
  S3_BUCKET: 'pictures',
  S3_REGION: 'eu',
  S3_ENDPOINT: store.url,
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'of the stand-in',
});

async function query<T>(text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: cluster.primaryUrl });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows as T[];
}

const makeLinkAndClick = () =>
  query(`
    insert into users (username, name, email) values ('creator', 'Creator', 'creator@test.example');
    insert into links (code, user_id, label, target_url, partner, partner_url)
      select 'failover01', id, 'Hotel', 'https://hotel.example/', 'sandbox', 'http://127.0.0.1:1/hotel' from users where username = 'creator';
    insert into clicks (click_id, link_id, visitor, day, counted, clicked_at)
      select 'haclick', id, 'x', '2026-11-19T10:00Z', true, '2026-11-19T10:00Z' from links where code = 'failover01'`);

/** Milliseconds from one moment to the first acknowledgement that came after the gap it tore. */
const backAfter = (moments: Iterable<number>, since: number) =>
  Math.min(...[...moments].filter((moment) => moment > since + 1000)) - since;

test('When the primary is killed amid posts, clicks and bookings, nothing is lost and writes resume within 30 seconds', async () => {
  await makeLinkAndClick();
  const load = startLoad(origins, 'failover01', 'haclick');
  const { posts, clicks, reports, unseen, statuses } = load.acknowledged;
  await expect
    .poll(() => Math.min(posts.size, clicks.size, reports.size), { timeout: 60_000 })
    .toBeGreaterThan(20);

  const killed = await cluster.primary();
  const at = Date.now();
  killed.kill();
  const since = { posts: posts.size, clicks: clicks.size, reports: reports.size };
  await expect
    .poll(
      () => Math.min(posts.size - since.posts, clicks.size - since.clicks, reports.size - since.reports),
      {
        timeout: 90_000,
        interval: 200,
      },
    )
    .toBeGreaterThan(20);
  await load.stop();

  const back = [posts, clicks, reports].map((kind) => backAfter(kind.values(), at));
  console.log(
    `Acknowledged: ${posts.size} posts, ${clicks.size} clicks, ${reports.size} reports. Back after ${back.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(', ')}. Answers:`,
    Object.fromEntries(statuses),
  );
  expect((await cluster.primary()).name).not.toBe(killed.name);
  const kept = async (column: string, table: string) =>
    new Set(
      (await query<{ id: number | string }>(`select ${column} as id from ${table}`)).map(({ id }) => id),
    );
  const keptPosts = await kept('id', 'posts');
  const keptClicks = await kept('click_id', 'clicks');
  const keptReports = await kept('event_id', 'booking_events');
  expect([...posts.keys()].filter((id) => !keptPosts.has(id))).toEqual([]);
  expect([...clicks.keys()].filter((id) => !keptClicks.has(id))).toEqual([]);
  expect([...reports.keys()].filter((id) => !keptReports.has(id))).toEqual([]);
  expect(unseen).toEqual([]);
  for (const ms of back) expect(ms).toBeLessThan(30_000);
  const unbalanced = await query(
    'select transaction_id from ledger_entries group by transaction_id, currency having sum(amount_minor) <> 0',
  );
  expect(unbalanced).toEqual([]);
  // A server whose database is away answers that one should come back, and nothing else.
  expect([...statuses.keys()].filter((key) => !/ (200|302|503)$/.test(key))).toEqual([]);

  killed.start();
  await cluster.whole();
  expect(await killed.role()).toBe('replica');
  for (const origin of origins) {
    await expect
      .poll(async () => (await fetch(`${origin}/metrics`)).text(), { timeout: 60_000 })
      .toContain('database_replicas{state="answering"} 2');
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  }
}, 300_000);
