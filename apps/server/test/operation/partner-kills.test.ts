import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFolder, throwawayFolder } from '../database/throwaway-folder.ts';
import { startSandbox, type TestSandbox } from '../sandbox.ts';
import { freePorts } from '../servers/free-ports.ts';
import { startWholeServer, stopWholeServer } from '../servers/whole-server.ts';
import { reportOf, signatureOf } from '../stays/earnings.ts';

let sandbox: TestSandbox;
let dataDir: string;
let port: number;
let server: ChildProcess;

beforeAll(async () => {
  sandbox = await startSandbox();
  dataDir = await throwawayFolder('partner-kills');
  port = await freePorts();
  server = await start();
});

afterAll(async () => {
  await stopWholeServer(server);
  await sandbox?.stop();
  await removeFolder(dataDir);
});

/** With its embedded database below the same folder. */
const start = () => startWholeServer({ port, dataDir, env: sandbox.env });

/** Works on the embedded database beside the running server. */
async function query<T>(text: string, values: unknown[] = []): Promise<T[]> {
  const read = async (name: string) => (await readFile(path.join(dataDir, 'database', name), 'utf8')).trim();
  const url = `postgres://staylore:${await read('password')}@127.0.0.1:${await read('port')}/staylore`;
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(text, values);
  await client.end();
  return rows as T[];
}

async function report(body: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/partners/sandbox/conversions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-staylore-signature': signatureOf(body) },
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
}

test('A server killed while partners report loses no acknowledged report, and doubles none', async () => {
  await query(`
    insert into users (username, name, email) values ('creator', 'Creator', 'creator@test.example');
    insert into links (code, user_id, label, target_url, partner)
      select 'kill', id, 'Hotel', 'https://hotel.example', 'sandbox' from users where username = 'creator';
    insert into clicks (click_id, link_id, visitor, day, counted, clicked_at)
      select 'killclick', id, 'x', '2026-11-19T10:00Z', true, '2026-11-19T10:00Z' from links where code = 'kill'`);
  const bodies = Array.from({ length: 400 }, (_, index) => {
    const status = (['booked', 'confirmed', 'stayed', 'cancelled'] as const)[index % 4];
    const booking_id = `BK-${Math.floor(index / 4)}`;
    const occurred_at = `2026-11-2${index % 4}T10:00:00Z`;
    return JSON.stringify(reportOf({ clickId: 'killclick' }, { booking_id, status, occurred_at }));
  });
  const acknowledged: string[] = [];
  const rest = [...bodies];
  const lane = async () => {
    for (let body = rest.shift(); body !== undefined; body = rest.shift()) {
      const status = await report(body).catch(() => 0);
      if (status !== 200) return;
      acknowledged.push(body);
      if (acknowledged.length === 60) server.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  if (server.signalCode === null) await once(server, 'exit');
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);
  expect(acknowledged.length).toBeLessThan(bodies.length);

  server = await start();
  const idOf = (body: string) => (JSON.parse(body) as { event_id: string }).event_id;
  const kept = async () =>
    (await query<{ event_id: string }>('select event_id from booking_events')).map((row) => row.event_id);
  expect(await kept()).toEqual(expect.arrayContaining(acknowledged.map(idOf)));

  // A partner sends again what it has no answer to; here it sends everything.
  for (const body of bodies) expect(await report(body)).toBe(200);
  expect((await kept()).sort()).toEqual(bodies.map(idOf).sort());
  const [figures] = await query<{ bookings: number; owed: string; unbalanced: number }>(`
    select (select count(*)::int from bookings) as bookings,
      (select coalesce(sum(amount_minor), 0) from ledger_entries where account <> 'commission') as owed,
      (select count(*)::int from (select transaction_id from ledger_entries group by transaction_id, currency
        having sum(amount_minor) <> 0) wrong) as unbalanced`);
  expect(figures).toEqual({ bookings: 100, owed: '0', unbalanced: 0 });
});
