import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConfig } from '../../apps/server/src/config/config.ts';
import { openSecrets } from '../../apps/server/src/platform/crypto/secrets.ts';
import { migrateJobs } from '../../apps/server/src/platform/jobs/index.ts';
import { createStorage } from '../../apps/server/src/platform/storage/index.ts';
import { createTestDatabase, type TestDatabase } from '../../apps/server/test/database.ts';
import { allJobs } from '../../apps/server/test/queue.ts';
import { makeArchive } from './make-archive.ts';
import { restoreArchive } from './restore-archive.ts';

let folder: string;
let archive: string;
const databases: TestDatabase[] = [];
const quiet = () => undefined;

async function newSite(name: string) {
  const database = await createTestDatabase();
  databases.push(database);
  return createConfig({ DATA_DIR: path.join(folder, name), DATABASE_URL: database.url }, folder);
}

async function query<T>(config: Awaited<ReturnType<typeof newSite>>, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: config.database.url });
  client.on('error', quiet);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows as T[];
}

let source: Awaited<ReturnType<typeof newSite>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'staylore-archive-'));
  archive = path.join(folder, 'site.tar.gz');
  source = await newSite('source');
  await migrateJobs(source.database.url ?? '');
  await query(
    source,
    `insert into users (id, username, name, email) values (97, 'mia', E'Mia \\t"Ü" 🏨', 'mia@demo.example');
     insert into users (username, name, email) values ('noah', 'Noah', 'noah@demo.example');
     insert into posts (user_id, caption) values (97, 'Line one\nline two'), (97, '');
     insert into follows (user_id, follower_id) select 97, id from users where username = 'noah';
     select graphile_worker.add_job('copy-picture', '{"id": 1}'::json);`,
  );
  await createStorage(source.storage).put('p/a/320.webp', new Uint8Array([0, 1, 2, 255]), 'image/webp');
  await makeArchive(source, { file: archive, say: quiet });
});

afterAll(async () => {
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test('A restored site has every row, counter, picture, secret and waiting job of the saved one', async () => {
  const secret = openSecrets(source.dataDir)('sample');
  await makeArchive(source, { file: archive, say: quiet });
  const target = await newSite('target');
  await restoreArchive(target, { file: archive, replace: false, say: quiet });
  for (const sql of [
    'select * from users order by id',
    'select * from posts order by id',
    'select * from follows order by id',
    allJobs,
  ]) {
    expect(await query(target, sql)).toEqual(await query(source, sql));
  }
  expect(await createStorage(target.storage).get('p/a/320.webp')).toEqual(new Uint8Array([0, 1, 2, 255]));
  expect(openSecrets(target.dataDir)('sample')).toEqual(secret);
});

test('What is added to a restored site gets numbers of its own, and is counted', async () => {
  const target = await newSite('grows');
  await restoreArchive(target, { file: archive, replace: false, say: quiet });
  await query(target, `insert into posts (user_id, caption) values (97, 'new')`);
  expect(await query(target, 'select posts_count from users where id = 97')).toEqual([{ posts_count: 3 }]);
});

test('A site with members is only replaced when that is said', async () => {
  const target = await newSite('full');
  await query(target, `insert into users (username, name, email) values ('old', 'Old', 'old@demo.example')`);
  await expect(restoreArchive(target, { file: archive, replace: false, say: quiet })).rejects.toThrow(
    /already has members/,
  );
  expect(await query(target, 'select username from users')).toEqual([{ username: 'old' }]);
  await restoreArchive(target, { file: archive, replace: true, say: quiet });
  expect(await query(target, 'select username from users order by 1')).toEqual([
    { username: 'mia' },
    { username: 'noah' },
  ]);
});

test('A file that is no archive, or only half of one, is refused and changes nothing', async () => {
  const target = await newSite('broken');
  const broken = path.join(folder, 'broken.tar.gz');
  for (const content of [Buffer.from('no archive'), (await readFile(archive)).subarray(0, 900)]) {
    await writeFile(broken, content);
    await expect(restoreArchive(target, { file: broken, replace: false, say: quiet })).rejects.toThrow(
      /cannot be read as an archive of Staylore/,
    );
  }
  expect(await query(target, 'select from users')).toEqual([]);
});

test('An archive is readable by its owner only', async () => {
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
});
