import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Config, createConfig } from '../../apps/server/src/config/config.ts';
import { createSecrets, type KeyRing } from '../../apps/server/src/platform/crypto/index.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { migrateJobs } from '../../apps/server/src/platform/jobs/index.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { createStorage } from '../../apps/server/src/platform/storage/index.ts';
import { createTestDatabase, type TestDatabase } from '../../apps/server/test/database/database.ts';
import { allJobs } from '../../apps/server/test/database/queue.ts';
import { createServerRole } from '../../apps/server/test/database/server-role.ts';
import { removeFolder, throwawayFolder } from '../../apps/server/test/database/throwaway-folder.ts';
import { makeArchive } from './make-archive.ts';
import { restoreArchive } from './restore-archive.ts';
import { archiveName, keepNewest } from './rotate.ts';
import { verifyArchive } from './verify-archive.ts';

const project = path.resolve(import.meta.dirname, '../..');

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

async function withSecrets<T>(config: Config, use: (ring: KeyRing) => T): Promise<T> {
  const { db, close } = openDatabase({ url: config.database.url ?? '', max: 2 });
  const ring = await createSecrets({ db, ...config.secrets }).ring('sample');
  await close();
  return use(ring);
}

let source: Awaited<ReturnType<typeof newSite>>;

beforeAll(async () => {
  folder = await throwawayFolder('archive');
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
  await removeFolder(folder);
});

test('A restored site has every row, counter, picture, secret and waiting job of the saved one', async () => {
  const sealed = await withSecrets(source, (ring) => ring.seal('Grüezi', 'sample'));
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
  expect(await withSecrets(target, (ring) => ring.open(sealed, 'sample'))).toBe('Grüezi');
});

test('Clicks and notifications are in an archive whichever part they lie in', async () => {
  const site = await newSite('clicked');
  await query(
    site,
    `insert into clicks (click_id, link_id, visitor, day, counted, clicked_at)
       select md5(day::text), 1, decode(md5(day::text), 'hex'), day, true, day
       from unnest(array['2033-02-05Z', '2033-03-05Z', '2060-01-01Z']::timestamptz[]) day;
     insert into users (username, name, email) values ('told', 'Told', 'told@demo.example');
     insert into notifications (user_id, kind, created_at)
       select users.id, 'new_stays', at from users, unnest(array['2026-02-05Z', '2033-02-05Z', '2060-01-01Z']::timestamptz[]) at;
     select keep_click_months('2033-03-20Z'), keep_click_months('2033-03-20Z'), keep_notification_quarters('2027-03-20Z');`,
  );
  const file = path.join(folder, 'clicked.tar.gz');
  await makeArchive(site, { file, say: quiet });
  const target = await newSite('clicked-again');
  await restoreArchive(target, { file, replace: false, say: quiet });
  const days = ['2033-02-05', '2033-03-05', '2060-01-01'].map((day) => ({ day: new Date(day) }));
  expect(await query(target, 'select day from clicks order by day')).toEqual(days);
  const told = 'select id, created_at from notifications order by id';
  expect(await query(target, told)).toEqual(await query(site, told));
  expect(await query(target, told)).toHaveLength(3);
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

/** In a separate process, which kills itself just before the step that the line names. */
async function restoreUntil(target: Config, line: string): Promise<void> {
  const script = `
    import { createConfig } from '${project}/apps/server/src/config/config.ts';
    import { restoreArchive } from '${project}/tools/archive/restore-archive.ts';
    const { DATA_DIR, DATABASE_URL } = process.env;
    const say = (line) => line.startsWith('${line}') && process.kill(process.pid, 'SIGKILL');
    await restoreArchive(createConfig({ DATA_DIR, DATABASE_URL }, '/'), { file: '${archive}', replace: false, say });`;
  const env = { ...process.env, DATA_DIR: target.dataDir, DATABASE_URL: target.database.url };
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env });
  await expect(run).rejects.toMatchObject({ signal: 'SIGKILL' });
}

test.each(['Secrets', 'users:'])(
  'A restore that is killed at "%s" leaves a site that says so and does not start, and that can be restored again',
  async (line) => {
    const target = await newSite(`killed-${line.slice(0, 5)}`);
    await restoreUntil(target, line);
    const start = () => migrate({ url: target.database.url ?? '' });
    await expect(start()).rejects.toThrow(/^This site is half restored from [^\n]+$/);
    await expect(makeArchive(target, { file: path.join(folder, 'half.tar.gz'), say: quiet })).rejects.toThrow(
      /half restored/,
    );
    await restoreArchive(target, { file: archive, replace: false, say: quiet });
    await start();
    expect(await query(target, 'select id from users')).toHaveLength(2);
  },
);

test('A restore that is killed once its rows are there has brought everything before them', async () => {
  const target = await newSite('killed-late');
  await restoreUntil(target, 'All rows');
  await migrate({ url: target.database.url ?? '' });
  expect(await query(target, 'select id from users')).toHaveLength(2);
  expect(await createStorage(target.storage).get('p/a/320.webp')).toEqual(new Uint8Array([0, 1, 2, 255]));
});

test('An archive is verified by restoring it; one whose keys are missing is refused', async () => {
  await withSecrets(source, (ring) => ring.seal('x', 'y'));
  await makeArchive(source, { file: archive, say: quiet });
  const databaseUrl = async () => (await newSite('unused')).database.url ?? '';
  await verifyArchive(source, { file: archive, databaseUrl: await databaseUrl() });
  const keyless = path.join(folder, 'keyless.tar.gz');
  const elsewhere = { ...source, secrets: { ...source.secrets, folder: path.join(folder, 'nothing') } };
  await makeArchive(elsewhere, { file: keyless, say: quiet });
  await expect(verifyArchive(source, { file: keyless, databaseUrl: await databaseUrl() })).rejects.toThrow(
    /which this server lacks/,
  );
});

test('Under a role that only reads and writes an archive is as whole as under the owner; restoring and migrating are refused in a sentence', async () => {
  const role = await createServerRole(source.database.url ?? '');
  const site = { ...source, database: { ...source.database, url: role.url } };
  const file = path.join(folder, 'by-role.tar.gz');
  const [whole, same] = [
    await makeArchive(source, { file: archive, say: quiet }),
    await makeArchive(site, { file, say: quiet }),
  ];
  expect(same.rows).toBe(whole.rows);
  expect(same.rows).toBeGreaterThan(0);
  await expect(restoreArchive(site, { file, replace: true, say: quiet })).rejects.toThrow(sayRights);
  await expect(migrate({ url: role.url })).rejects.toThrow(sayRights);
  expect(await query(source, 'select from users')).toHaveLength(2);
  await role.drop();
});

const sayRights =
  /^The tables of the database "\w+" belong to the role "\w+", not to "server_\w+": migrate and restore [^\n]+$/;

test('The newest archives of the folder are kept, and nothing else is touched', async () => {
  const backups = await mkdtemp(path.join(folder, 'backups-'));
  const days = ['03', '01', '02'].map((day) => archiveName(new Date(`2026-05-${day}T03:00:00Z`)));
  for (const name of [...days, 'notes.txt']) await writeFile(path.join(backups, name), '');
  expect(await keepNewest(backups, 2)).toEqual([days[1]]);
  expect((await readdir(backups)).sort()).toEqual(['notes.txt', days[2], days[0]]);
});
