import { execFileSync } from 'node:child_process';
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@staylore/embedded-postgres';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../src/platform/migrate.ts';
import { createMember, type TestMember } from '../people.ts';
import { startApp, type TestApp } from '../start-app.ts';
import { postFormData } from '../stays/pictures.ts';
import { findProgram } from './programs.ts';

let disk: string;
let database: EmbeddedPostgres;
let app: TestApp;
let member: TestMember;
/** Stays that were acknowledged. */
const acknowledged: number[] = [];

beforeAll(async () => {
  disk = await mkdtemp(path.join(os.tmpdir(), 'staylore-disk-'));
  run('mount', ['-t', 'tmpfs', '-o', 'size=256m,mode=755', 'tmpfs', disk]);
  database = await startDatabase();
  await migrate({ url: database.url });
  app = await startApp({ DATABASE_URL: database.url });
  member = await createMember(app);
});

afterAll(async () => {
  await app?.close();
  await database?.stop();
  run('umount', [disk]);
  await rmdir(disk);
});

const run = (program: string, words: string[]) => execFileSync(findProgram(program) ?? program, words);
const startDatabase = () => startEmbeddedPostgres({ dataDir: disk, log: () => undefined });
const ballast = () => path.join(disk, 'ballast');

/** Writes to the disk of the database until not even a page of it fits any more. */
async function fillDisk(): Promise<void> {
  const file = await open(ballast(), 'w');
  for (let size = 1024 * 1024; size >= 4096; size /= 2) {
    const piece = Buffer.alloc(size);
    const fits = () =>
      file.write(piece).then(
        ({ bytesWritten }) => bytesWritten === size,
        () => false,
      );
    while (await fits());
  }
  await file.close();
}

/** Publishes a stay and reads the latest; answers both statuses. */
async function writeAndRead(): Promise<[number, number]> {
  const fields = { location: 'Hotel Bergkristall, Zermatt', city: 'Zermatt', country: 'CH' };
  const form = await postFormData({ ...fields, description: 'A quiet room. '.repeat(100) });
  const { status, body } = await app.send('POST', '/api/posts', { as: member, form });
  if (status === 200) acknowledged.push(body.post.id);
  else expect([status, body.code]).toEqual([503, 'server.unavailable']);
  return [status, (await app.send('GET', '/api/posts/latest/0')).status];
}

async function expectAllAcknowledged(): Promise<void> {
  await expect.poll(async () => (await writeAndRead())[0]).toBe(200);
  const there = await app.platform.db
    .selectFrom('posts')
    .select('id')
    .where('id', 'in', acknowledged)
    .execute();
  expect(there).toHaveLength(acknowledged.length);
}

test('When the database’s disk is full, writers get 503 with a retry time, readers go on, and it recovers', async () => {
  expect(await writeAndRead()).toEqual([200, 200]);
  await fillDisk();
  // What is free within the tables takes some stays yet.
  await expect.poll(async () => (await writeAndRead())[0]).toBe(503);
  for (let again = 0; again < 5; again += 1) expect((await writeAndRead())[1]).toBe(200);
  expect((await app.send('GET', '/readyz')).status).toBe(200);
  await rm(ballast());
  await expectAllAcknowledged();
});

test('When not even the log has room the database stops; with room it restarts with every acknowledged stay', async () => {
  await fillDisk();
  const { db } = app.platform;
  // The log begins a new file each time, until none fits.
  await expect
    .poll(() => sql`select pg_switch_wal()`.execute(db).then(writeAndRead, () => [503, 503]))
    .toEqual([503, 503]);
  await database.died;
  expect(await writeAndRead()).toEqual([503, 503]);
  expect((await app.send('GET', '/readyz')).status).toBe(503);
  expect((await app.send('GET', '/healthz')).status).toBe(200);
  await rm(ballast());
  database = await startDatabase();
  await expectAllAcknowledged();
});
