import { execFile, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts';
import { exists, waitUntilGone } from './processes.ts';

const module = fileURLToPath(new URL('index.ts', import.meta.url));
/** Machines busy with other tests are slow. */
vi.setConfig({ testTimeout: 120_000 });

let dataDir: string;
let running: EmbeddedPostgres[] = [];
/** The folder of a first, clean run, to be copied: creating a cluster takes longer than any test. */
let ranBefore: string;

beforeAll(async () => {
  ranBefore = await mkdtemp(path.join(os.tmpdir(), 'staylore-embedded-'));
  await (await startEmbeddedPostgres({ dataDir: ranBefore, log: () => undefined, fsync: false })).stop();
});

afterAll(() => rm(ranBefore, { recursive: true, force: true }));

/** Copies a data folder with a database, keeping its owner. */
const copyFirstRun = () => promisify(execFile)('cp', ['-a', `${ranBefore}/.`, dataDir]);

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'staylore-embedded-'));
});

afterEach(async () => {
  for (const database of running) await database.stop();
  running = [];
  // A database whose server was killed may still be writing its last data.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function start(folder = dataDir, log: (line: string) => void = () => undefined) {
  const database = await startEmbeddedPostgres({ dataDir: folder, log, fsync: false });
  running.push(database);
  return database;
}

async function ask<T>(url: string, sql: string): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  await client.end();
  return rows[0]?.[0] as T;
}

async function postmasterPid(folder = dataDir): Promise<number> {
  const file = path.join(folder, 'database', 'cluster', 'postmaster.pid');
  return Number((await readFile(file, 'utf8')).split('\n')[0]);
}

/** Runs the database in a process of its own, as the server does, to have something that can be killed. */
async function startElsewhere(): Promise<{ pid: number; url: string }> {
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    const db = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => {}, fsync: false });
    console.log(db.url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', () => reject(new Error('the other process ended')));
  });
  return { pid: child.pid ?? 0, url };
}

test('Umlauts and accents are sorted and folded as UTF-8, whatever the language of the machine', async () => {
  const { url } = await start();
  expect(await ask(url, "select lower('ÉÑÇÄÖÜ')")).toBe('éñçäöü');
  expect(await ask(url, 'show server_encoding')).toBe('UTF8');
});

test('A statement is answered by one process, as starting further ones takes longer than a request may', async () => {
  const { url } = await start();
  expect(await ask(url, 'show max_parallel_workers_per_gather')).toBe('0');
});

test('A second start finds the data, at the same address, and the password is for the owner only', async () => {
  const first = await start();
  await ask(first.url, 'create table kept as select 42 as answer');
  await first.stop();
  running = [];
  const second = await start();
  expect(second.url).toBe(first.url);
  expect(await ask(second.url, 'select answer from kept')).toBe(42);
  expect((await stat(path.join(dataDir, 'database', 'password'))).mode & 0o777).toBe(0o600);
  await expect(ask(second.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
});

test('When the database process is killed it comes back at the same address with everything acknowledged', async () => {
  await copyFirstRun();
  const { url } = await start();
  await ask(url, 'create table kept as select 42 as answer');
  const killed = await postmasterPid();
  process.kill(killed, 'SIGKILL');
  let answer: unknown;
  for (let attempt = 0; attempt < 1200 && answer === undefined; attempt++) {
    await sleep(50);
    answer = await ask(url, 'select answer from kept').catch(() => undefined);
  }
  expect(answer).toBe(42);
  expect(await postmasterPid()).not.toBe(killed);
});

test('When the server process is killed its database stops', async () => {
  await copyFirstRun();
  const other = await startElsewhere();
  const database = await postmasterPid();
  process.kill(other.pid, 'SIGKILL');
  let gone = false;
  for (let attempt = 0; attempt < 1200 && !gone; attempt++) {
    await sleep(50);
    gone = !(await ask(other.url, 'select 1').catch(() => undefined));
  }
  expect(gone).toBe(true);
  const { url } = await start();
  expect(url).toBe(other.url);
  expect(await postmasterPid()).not.toBe(database);
});

test('The next start works at once after server and database were killed together', async () => {
  await copyFirstRun();
  const other = await startElsewhere();
  await ask(other.url, 'create table kept as select 42 as answer');
  const database = await postmasterPid();
  process.kill(other.pid, 'SIGKILL');
  process.kill(database, 'SIGKILL');
  const { url } = await start();
  expect(await ask(url, 'select answer from kept')).toBe(42);
});

test('A data folder in use is refused, and the running database is left alone', async () => {
  await copyFirstRun();
  const other = await startElsewhere();
  await expect(startEmbeddedPostgres({ dataDir, log: () => undefined })).rejects.toThrow(
    /Another Staylore \(process \d+\) already uses the data folder/,
  );
  expect(await ask(other.url, 'select 1')).toBe(1);
  const database = await postmasterPid();
  process.kill(other.pid, 'SIGKILL');
  // The folder must not be removed while the database still writes its last checkpoint to it.
  expect(await waitUntilGone(database, 60_000)).toBe(true);
});

test('A lock file whose process id now belongs to another program stops neither the start nor that program', async () => {
  await copyFirstRun();
  const stranger = spawn('sleep', ['60']);
  const lockFile = path.join(dataDir, 'database', 'cluster', 'postmaster.pid');
  await writeFile(lockFile, `${stranger.pid}\n${path.dirname(lockFile)}\n0\n1\n\n127.0.0.1\n\n`);
  const { url } = await start();
  expect(await ask(url, 'select 1')).toBe(1);
  expect(exists(stranger.pid ?? 0)).toBe(true);
  stranger.kill();
});

test('When the port of the last run is taken the database moves to another', async () => {
  await copyFirstRun();
  const port = await readFile(path.join(dataDir, 'database', 'port'), 'utf8');
  const squatter = createServer().listen(Number(port), '127.0.0.1');
  const { url } = await start();
  expect(new URL(url).port).not.toBe(port.trim());
  squatter.close();
});

test('An interrupted first start does not block the next one', async () => {
  await mkdir(path.join(dataDir, 'database', 'cluster.new', 'base'), { recursive: true });
  const { url } = await start();
  expect(await ask(url, 'select 1')).toBe(1);
});

test('A folder below one that is closed to other users works as well', async () => {
  const closed = path.join(dataDir, 'closed');
  await mkdir(path.join(closed, 'data'), { recursive: true });
  await chmod(closed, 0o700);
  const { url } = await start(path.join(closed, 'data'));
  expect(await ask(url, 'select 1')).toBe(1);
});

test('A data folder that cannot be written is reported in one sentence', async () => {
  const file = path.join(dataDir, 'file');
  await writeFile(file, '');
  await expect(
    startEmbeddedPostgres({ dataDir: path.join(file, 'data'), log: () => undefined }),
  ).rejects.toThrow(
    /^The data folder .* cannot be written \(ENOTDIR\): give this user write access, or set DATA_DIR to another folder\.$/,
  );
});
