import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/database.ts';
import { removeFolder, throwawayFolder } from '../database/throwaway-folder.ts';
import { freePorts } from '../servers/free-ports.ts';
import { startWholeServer } from '../servers/whole-server.ts';
import { phone } from '../stays/clicks.ts';

let database: TestDatabase;
let client: pg.Client;
let dataDir: string;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  client.on('error', () => undefined);
  await client.connect();
  dataDir = await throwawayFolder('click-kills');
  await client.query(
    `insert into users (id, username, name, email) values (1, 'lena', 'Lena', 'lena@test.example')`,
  );
  await client.query(
    `insert into links (code, user_id, label, target_url, partner, partner_url)
     select 'killtest0' || i, 1, 'Hotel', 'https://hotel.example/', 'sandbox', 'http://127.0.0.1:1/hotel' from generate_series(0, 4) i`,
  );
});

afterAll(async () => {
  await client?.end();
  await database?.drop();
  await removeFolder(dataDir);
});

const startServer = (port: number) =>
  startWholeServer({ port, dataDir, env: { DATABASE_URL: database.url, TRUST_PROXY: '1' } });

/** Sends visitors until the server is gone; answers the references of the clicks that were answered. */
async function clickUntilGone(port: number, acknowledged: Set<string>, name: number): Promise<void> {
  for (let visitor = 0; ; visitor += 1) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/go/killtest0${visitor % 5}`, {
        redirect: 'manual',
        headers: { 'user-agent': phone, 'x-forwarded-for': `10.${name}.${visitor >> 8}.${visitor & 255}` },
      });
      const clickId = new URL(answer.headers.get('location') ?? '').searchParams.get('click_id');
      if (answer.status === 302 && clickId !== null) acknowledged.add(clickId);
    } catch {
      return;
    }
  }
}

test('A server killed in the middle of clicks loses none that was answered, and doubles none', async () => {
  const acknowledged = new Set<string>();
  for (let round = 0; round < 3; round += 1) {
    const port = await freePorts();
    const server = await startServer(port);
    const crowd = Array.from({ length: 24 }, (_, index) =>
      clickUntilGone(port, acknowledged, round * 24 + index),
    );
    const before = acknowledged.size;
    while (acknowledged.size < before + 100) await sleep(20);
    server.kill('SIGKILL');
    await once(server, 'exit');
    await Promise.all(crowd);
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(300);
  // What the killed process had sent may still be on its way into the database.
  await expect
    .poll(async () => {
      const { rows } = await client.query(
        `select count(*)::integer as running from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and state = 'active'`,
      );
      return rows[0].running;
    })
    .toBe(0);
  const { rows: clicks } = await client.query<{ click_id: string }>('select click_id from clicks');
  const written = new Set(clicks.map((click) => click.click_id));
  expect(written.size).toBe(clicks.length);
  expect([...acknowledged].filter((clickId) => !written.has(clickId))).toEqual([]);
  const { rows } = await client.query(
    `select (select sum(clicks_count)::integer from links) as links, (select sum(clicks)::integer from click_quarters) as quarters`,
  );
  expect(rows[0]).toEqual({ links: clicks.length, quarters: clicks.length });
});
