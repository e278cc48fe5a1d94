import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '@staylore/embedded-postgres';
import pg from 'pg';
import sharp from 'sharp';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { throwawayFolder } from '../../database/throwaway-folder.ts';
import { freePorts } from '../../servers/free-ports.ts';
import { type S3Stub, startS3Stub } from '../../stand-ins/s3-stub.ts';
import { findProgram } from '../programs.ts';
import { type Ask, askThrough, startLoad } from './load.ts';
import { checkOut, type Program, project, started, startNode, staylore, untilReady } from './programs.ts';
import { makeCertificate, startProxy } from './proxy.ts';
import { serviceUser, startService } from './service.ts';

/** From an empty machine to a site that was upgraded, as the manuals say, with programs of Debian; test after test. */
let folder: string;
let database: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let bucket: S3Stub;
let mailServer: SMTPServer;
const mails: string[] = [];
const programs: Program[] = [];
let env: Record<string, string>;
let ports: { redis: number; plain: number; tls: number; servers: [number, number]; service: number };
let servers: [Program, Program];
let proxy: Program;
let authority: string;
let ask: Ask;

const at = (...parts: string[]) => path.join(folder, ...parts);

beforeAll(async () => {
  folder = await throwawayFolder('walk');
  const first = await freePorts(6);
  ports = {
    redis: first,
    plain: first + 1,
    tls: first + 2,
    servers: [first + 3, first + 4],
    service: first + 5,
  };
  // A server of databases of someone else: it is given, and no program of ours starts it.
  database = await startEmbeddedPostgres({ dataDir: at('postgres'), log: () => undefined });
  bucket = await startS3Stub('pictures');
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      stream.on('end', () => {
        mails.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  programs.push(
    started(
      spawn(findProgram('redis-server') ?? 'redis', [
        '--port',
        String(ports.redis),
        '--save',
        '',
        '--dir',
        folder,
      ]),
    ),
  );
  ({ authority } = await makeCertificate(at('tls')));
  proxy = await startProxy({ folder: at('nginx'), certificates: at('tls'), ports });
  programs.push(proxy);
  ask = askThrough(ports.tls, authority);
  const { port: mailPort } = mailServer.server.address() as AddressInfo;
  env = {
    PUBLIC_URL: `https://localhost:${ports.tls}`,
    SANDBOX: 'off',
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '3',
    MIGRATE_AT_START: 'off',
    DATA_DIR: at('data'),
    BACKUP_DIR: at('backups'),
    MASTER_KEY: randomBytes(32).toString('hex'),
    DATABASE_URL: database.url.replace(/\/\/[^@]+@/, '//walker:walked@').replace(/[^/]+$/, 'site'),
    REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'Staylore <no-reply@localhost>',
    S3_BUCKET: 'pictures',
    S3_REGION: 'eu-central-1',
    S3_ENDPOINT: bucket.url,
    S3_ACCESS_KEY_ID: 'walker',
    S3_SECRET_ACCESS_KEY: 'walked-walked-walked',
    COMPANY_NAME: 'Walkers Ltd',
    COMPANY_ADDRESS: 'Path 1; 8000 Zürich',
    COMPANY_MAIL: 'hello@localhost',
    RATE_LIMITS: 'off',
    NODE_EXTRA_CA_CERTS: authority,
  };
}, 300_000);

afterAll(async () => {
  for (const server of servers ?? []) await server.stop();
  for (const program of programs) await program.stop();
  bucket?.close();
  await new Promise((resolve) => (mailServer ? mailServer.close(() => resolve(null)) : resolve(null)));
  await database?.stop();
  await rm(folder, { recursive: true, force: true });
}, 120_000);

async function asAdministrator(statements: readonly string[], name?: string): Promise<void> {
  const client = new pg.Client(name === undefined ? database.url : database.url.replace(/[^/]+$/, name));
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** What nginx says of requests that it could not pass on. */
const complaints = () => readFile(at('nginx', 'error.log'), 'utf8');

/** Of the version before the newest migration, from a folder of its own. */
const older = (...parts: string[]) => at('older', ...parts);

test('A role that owns only its database is told what an administrator must run, and can then migrate', async () => {
  await asAdministrator([
    "create role walker login password 'walked' nosuperuser nocreatedb nocreaterole",
    'create database site owner walker',
  ]);
  // A migration that was only given another number is no newer one.
  const added = ['--diff-filter=A', '--find-renames', '--', 'apps/server/migrations'];
  const newest = await promisify(execFile)('git', ['log', '-1', '--format=%H^', ...added], { cwd: project });
  await checkOut(newest.stdout.trim(), older());
  const migrateOlder = () => startNode(older('tools/staylore.ts'), ['migrate'], env);
  const refused = migrateOlder();
  const closed = new Promise((resolve) => refused.process.once('close', resolve));
  expect(await closed, refused.said()).toBe(1);
  const asked = refused.said().match(/create extension [^;]+;/g) ?? [];
  expect(asked.length).toBeGreaterThan(0);
  await asAdministrator(asked, 'site');
  const migrated = migrateOlder();
  expect(await new Promise((resolve) => migrated.process.once('close', resolve)), migrated.said()).toBe(0);
});

test('Two servers answer behind nginx with TLS: members join, mails arrive, pictures lie in the bucket', async () => {
  const start = (port: number) =>
    startNode(older('apps/server/src/main.ts'), [], { ...env, PORT: String(port) });
  servers = [start(ports.servers[0]), start(ports.servers[1])];
  await Promise.all(servers.map((server, index) => untilReady(server, ports.servers[index] ?? 0)));
  const { token, id } = await join('first');
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  await expect.poll(() => mails.length, { timeout: 60_000 }).toBeGreaterThan(0);
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'me.jpg');
  const stored = await ask('POST', `/api/users/${id}/update`, { token, form });
  expect(stored.status, stored.text).toBe(200);
  expect(bucket.files.size).toBeGreaterThan(0);
  const plain = await fetch(`http://127.0.0.1:${ports.plain}/`, { redirect: 'manual' });
  expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://localhost/']);
});

async function join(username: string): Promise<{ token: string; id: number }> {
  const body = {
    name: 'Walker',
    username,
    email: `${username}@test.example`,
    password: 'a quiet room with a view',
  };
  const { status, text } = await ask('POST', '/api/register', { body });
  expect(status, `${text}\n${servers.map((server) => server.said()).join('\n')}`).toBe(200);
  const { access_token: token, user } = JSON.parse(text);
  return { token, id: user.id };
}

// Apart from the load: how long it takes says nothing of how the site serves meanwhile.
test('The new version is built beside the one that serves', async () => {
  const { code, said } = await staylore(['build'], env);
  expect(code, said).toBe(0);
  expect((await ask('GET', '/readyz')).status).toBe(200);
});

test('The site is upgraded under load, schema first and then one server after the other, and no request fails', async () => {
  const [reader, followed] = [await join('reader'), await join('followed')];
  const { token } = reader;
  const load = startLoad([
    () => ask('GET', '/api/posts/latest/0'),
    () => ask('GET', '/api/me', { token }),
    () => ask('POST', '/api/follows', { token, body: { user_id: followed.id } }),
    () => ask('GET', `/api/users/followers/allposts`, { token }),
  ]);
  const migrated = await staylore(['migrate'], env);
  for (const index of [0, 1] as const) {
    expect(await servers[index].stop()).toBe(0);
    const port = ports.servers[index];
    servers[index] = startNode(path.join(project, 'tools/staylore.ts'), ['start'], {
      ...env,
      PORT: String(port),
    });
    await untilReady(servers[index], port);
  }
  const counted = await load.end();
  expect(migrated.code, migrated.said).toBe(0);
  expect(Object.keys(counted), await complaints()).toEqual(['200']);
  expect(counted['200']).toBeGreaterThan(100);
  expect((await ask('GET', '/en')).text).toContain('<html');
});

test('The doctor finds nothing wrong', async () => {
  const backup = await staylore(['backup'], env);
  expect(backup.code, backup.said).toBe(0);
  const { code, heard } = await staylore(['doctor', '--json'], env);
  const findings = JSON.parse(heard) as { level: string; says: string }[];
  expect(findings.filter(({ level }) => level !== 'ok')).toEqual([]);
  expect(code).toBe(0);
});

test('A backup is written outside of the program, tried by restoring it, and only the newest are kept', async () => {
  const kept = { ...env, BACKUPS_KEPT: '2' };
  for (let count = 0; count < 2; count += 1) {
    const { code, said } = await staylore(['backup', '--verify'], kept);
    expect(code, said).toBe(0);
    expect(said).toContain('all rows are there');
  }
  expect(await readdir(at('backups'))).toHaveLength(2);
});

test('A server that is stopped under load costs no request', async () => {
  const load = startLoad(Array.from({ length: 4 }, () => () => ask('GET', '/api/posts/latest/0')));
  expect(await servers[0].stop()).toBe(0);
  expect((await ask('GET', '/readyz')).status).toBe(200);
  const counted = await load.end();
  expect(Object.keys(counted), await complaints()).toEqual(['200']);
});

/** Takes a server out of nginx, or back in, as the manual says. */
async function mark(port: number, change: { from: string; to: string }): Promise<void> {
  const file = at('nginx', 'nginx.conf');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(`:${port} ${change.from};`, `:${port} ${change.to};`));
  proxy.process.kill('SIGHUP');
}

const out = { from: 'max_fails=0', to: 'max_fails=0 down' };
const back = { from: out.to, to: out.from };

test('Servers behind nginx restart under load without a failed request, writes included', async () => {
  const { token } = await join('writer');
  const { id: other } = await join('other');
  // nginx closes kept connections as it takes over a file, which a client of HTTP/1.1 can run into.
  const ask = askThrough(ports.tls, authority, { keepAlive: false });
  const load = startLoad([
    () => ask('GET', '/api/posts/latest/0'),
    () => ask('GET', '/en'),
    () => ask('POST', '/api/follows', { token, body: { user_id: other } }),
    () => ask('PUT', '/api/notifications/read', { token, body: { upTo: 1 } }),
  ]);
  for (const index of [0, 1] as const) {
    const port = ports.servers[index];
    await mark(port, out);
    expect(await servers[index].stop()).toBe(0);
    servers[index] = startNode(path.join(project, 'tools/staylore.ts'), ['start'], {
      ...env,
      PORT: String(port),
    });
    await untilReady(servers[index], port);
    await mark(port, back);
  }
  const counted = await load.end();
  expect(Object.keys(counted), await complaints()).toEqual(['200']);
});

// Only an administrator gives a process a view of the files of its own.
test.skipIf(process.getuid?.() !== 0)(
  'The service of systemd starts in a read-only tree as a user without rights, and ends in its time',
  async () => {
    const [state, port] = [at('state'), String(ports.service)];
    await mkdir(state);
    await chown(state, serviceUser, serviceUser);
    const settings: Record<string, string> = { ...env, DRAIN_SECONDS: '1', PORT: port };
    settings['PUBLIC_URL'] = `http://localhost:${port}`;
    for (const name of ['DATA_DIR', 'NODE_EXTRA_CA_CERTS']) delete settings[name];
    const service = await startService({ folder, state, env: settings });
    programs.push(service);
    await untilReady(service, ports.service);
    const status = await readFile(`/proc/${service.process.pid}/status`, 'utf8');
    const line = (name: string) => new RegExp(`^${name}:\\s*(.+)$`, 'm').exec(status)?.[1];
    expect([line('CapEff'), line('CapBnd'), line('NoNewPrivs')]).toEqual([
      '0'.repeat(16),
      '0'.repeat(16),
      '1',
    ]);
    expect(line('Uid')?.split('\t')).toEqual(Array(4).fill(String(serviceUser)));
    expect((await fetch(`http://127.0.0.1:${port}/en`)).status).toBe(200);
    const inside = `/proc/${service.process.pid}/root`;
    for (const place of ['opt/staylore/x', 'etc/x', 'var/lib/x'])
      await expect(writeFile(`${inside}/${place}`, '')).rejects.toThrow(/EROFS/);
    const stopping = performance.now();
    expect(await service.stop(), service.said()).toBe(0);
    expect(performance.now() - stopping).toBeLessThan(35_000);
  },
);
