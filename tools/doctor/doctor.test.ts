import { randomBytes } from 'node:crypto';
import { chmod, mkdir, utimes, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConfig } from '../../apps/server/src/config/config.ts';
import { readEnv } from '../../apps/server/src/config/env.ts';
import {
  createBareDatabase,
  createTestDatabase,
  onServer,
  type TestDatabase,
} from '../../apps/server/test/database/database.ts';
import { removeFolder, throwawayFolder } from '../../apps/server/test/database/throwaway-folder.ts';
import { startRedisStub } from '../../apps/server/test/stand-ins/redis-stub.ts';
import { startS3Stub } from '../../apps/server/test/stand-ins/s3-stub.ts';
import { archiveName } from '../archive/rotate.ts';
import { runCommandLine } from '../commands/index.ts';
import { judgeClock, judgeConnections } from './database.ts';
import { examineDisk } from './disk.ts';
import { examineEncryption } from './encryption.ts';
import { examine } from './examine.ts';
import { examineNode } from './node-version.ts';
import { judgePooling } from './pooling.ts';
import type { Network, ShownCertificate } from './public-address.ts';
import { judgeProcesses } from './settings.ts';

let folder: string;
let site: TestDatabase;
let hangsUp: Server;

beforeAll(async () => {
  folder = await throwawayFolder('doctor');
  site = await createTestDatabase();
  hangsUp = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => hangsUp.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await new Promise((resolve) => hangsUp.close(resolve));
  await site?.drop();
  await removeFolder(folder);
});

const masterKey = randomBytes(32).toString('hex');

/** An address where nothing answers. */
const nowhere = () => `127.0.0.1:${(hangsUp.address() as AddressInfo).port}`;

const loadConfig = (settings: Record<string, string>) => () =>
  createConfig(
    readEnv({
      SANDBOX: 'off',
      COMPANY_NAME: 'Stay AG',
      COMPANY_ADDRESS: 'Seeweg 3',
      COMPANY_MAIL: 'hi@stay.example',
      DATA_DIR: path.join(folder, 'data'),
      BACKUP_DIR: path.join(folder, 'backups'),
      DATABASE_URL: site.url,
      MASTER_KEY: masterKey,
      TRUST_PROXY: '1',
      ...settings,
    }),
    folder,
  );

const good: ShownCertificate = { validTo: new Date('2031-03-01T12:00:00Z'), refused: undefined };
const network: Network = {
  resolve: async () => undefined,
  certificateOf: async () => good,
  takesWeakTls: async () => false,
};
const now = new Date('2031-01-01T12:00:00Z');

/** The doctor's findings, one line each: level, subject, sentence, advice. */
async function lines(settings: Record<string, string>, more: Partial<Parameters<typeof examine>[0]> = {}) {
  const found = await examine({
    loadConfig: loadConfig(settings),
    written: [],
    environment: [],
    now,
    network,
    ...more,
  });
  return found.map(({ level, about, says, todo = '' }) => `${level} ${about}: ${says} ${todo}`).join('\n');
}

test('Every setting that the start refuses is a fault of its own', async () => {
  const found = await lines({ PORT: 'x', HOST: '0.0.0.0', PUBLIC_URL: '', MASTER_KEY: 'short' });
  expect(found).toMatch(/^fault settings: PORT must be a whole number/m);
  expect(found).toMatch(/^fault settings: HOST=0\.0\.0\.0 can be reached from other machines/m);
  expect(found).toMatch(/^fault settings: MASTER_KEY must be 64 hexadecimal digits/m);
  expect(await lines({ PUBLIC_URL: 'http://stay.example' })).toMatch(
    /^fault settings: PUBLIC_URL must begin/m,
  );
});

test('What is set and probably not meant is a warning', async () => {
  const settings = { PUBLIC_URL: 'https://stay.example', MASTER_KEY: '', TRUST_PROXY: '' };
  const found = await lines(settings, {
    written: ['PORT', 'SMPT_URL', 'COLOUR'],
    environment: ['PORT', 'HOME', 'DATABSE_URL'],
  });
  expect(found).toMatch(
    /^warning settings: \.env sets SMPT_URL, which is not a setting: did you mean SMTP_URL\?/m,
  );
  expect(found).toMatch(/^warning settings: \.env sets COLOUR, which is not a setting\./m);
  expect(found).toMatch(
    /^warning settings: The environment sets DATABSE_URL, .+ did you mean DATABASE_URL\?/m,
  );
  expect(found).not.toContain('HOME');
  expect(found).toMatch(/^warning settings: There is no mail server/m);
  expect(found).toMatch(/^warning settings: TRUST_PROXY is off/m);
  expect(found).toMatch(/^warning settings: The master key is a file of this machine/m);
  expect(found).not.toContain('.env sets PORT');
});

test('A healthy site gets only ok, and no secret is printed', async () => {
  const backups = path.join(folder, 'backups');
  await mkdir(backups, { recursive: true });
  const archive = path.join(backups, archiveName(now));
  await writeFile(archive, '', { mode: 0o600 });
  await utimes(archive, now, now);
  const found = await lines({ PUBLIC_URL: 'https://stay.example' });
  expect(found.split('\n').filter((line) => !/^ok|There is no mail server|GB are free/.test(line))).toEqual(
    [],
  );
  expect(found).toMatch(/^ok database: PostgreSQL \d+/m);
  for (const secret of [masterKey, new URL(site.url).password]) expect(found).not.toContain(secret);
  expect(found).toMatch(/^ok public address: .+ good for 59 days/m);
});

test('A database that takes no writes is judged like any other, as nothing is written', async () => {
  const readOnly = `${site.url}?options=${encodeURIComponent('-c default_transaction_read_only=on')}`;
  const about = (found: string) => found.split('\n').filter((line) => line.includes(' database: '));
  const judged = about(await lines({ DATABASE_URL: readOnly }));
  expect(judged).toEqual(about(await lines({ DATABASE_URL: site.url })));
  expect(judged.join()).toMatch(/^ok database: PostgreSQL/);
});

test('A database that does not answer, is empty, or lacks migrations says so', async () => {
  expect(await lines({ DATABASE_URL: `postgres://mia:hush-database@${nowhere()}/x` })).toMatch(
    /^fault database: it cannot be reached: .+ Check DATABASE_URL/m,
  );
  const empty = await createBareDatabase();
  expect(await lines({ DATABASE_URL: empty.url })).toMatch(/^warning database: it is empty; the next start/m);
  expect(await lines({ DATABASE_URL: empty.url, MIGRATE_AT_START: 'off' })).toMatch(
    /^fault database: it is empty, and MIGRATE_AT_START is off\. Run: npx staylore migrate/m,
  );
  await empty.drop();
});

test('A role that may not make what is missing is told the SQL for an administrator, which is all that it lacks', async () => {
  const name = `guest_${randomBytes(6).toString('hex')}`;
  const bare = await createBareDatabase();
  await onServer(bare.url, `create role ${name} login password 'hush-guest'`);
  const own = new URL(bare.url);
  [own.username, own.password] = [name, 'hush-guest'];
  const found = await lines({ DATABASE_URL: own.href });
  expect(found).toMatch(
    /^fault database: the role of DATABASE_URL lacks a right\. .+ alter database \S+ owner to/m,
  );
  const sql = found.match(/(?:alter database|create extension) [^;]+;/g) ?? [];
  await onServer(bare.url, sql.join('\n'));
  expect(await lines({ DATABASE_URL: own.href })).not.toMatch(/^fault database/m);
  await bare.drop();
  await onServer(site.url, `drop role ${name}`);
});

test('A replica that does not answer, and a server that is none, are faults', async () => {
  const DATABASE_REPLICA_URL = `${site.url},postgres://mia:hush-replica@${nowhere()}/x`;
  const found = await lines({ DATABASE_REPLICA_URL });
  expect(found).toMatch(/^fault replica 127\.0\.0\.1:\d+: it is no replica/m);
  expect(found).toMatch(/^fault replica \S+: it cannot be reached: .+ Check DATABASE_REPLICA_URL/m);
  expect(found).not.toContain('hush');
});

test('A clock that is off is a warning, and a fault from a minute on', () => {
  expect(
    [0.4, 5, -90].map((ahead) => judgeClock(ahead).map(({ level, says }) => `${level} ${says}`)),
  ).toEqual([
    [],
    ["warning its clock is 5 s ahead of this machine's."],
    ["fault its clock is 90 s behind this machine's."],
  ]);
});

test('A pooler without a way past it is a fault', () => {
  const seen = { reported: 7, actual: 4711, directUrl: undefined };
  expect(judgePooling(seen)).toMatchObject([{ level: 'fault', todo: /DATABASE_DIRECT_URL/ }]);
  expect(judgePooling({ ...seen, directUrl: site.url })).toMatchObject([{ level: 'ok' }]);
  expect(judgePooling({ ...seen, reported: 4711 })).toEqual([]);
});

test('Secrets that others can read, and a disk that fills, are found', async () => {
  const secrets = path.join(folder, 'open', 'secrets');
  await mkdir(secrets, { recursive: true });
  await chmod(secrets, 0o755);
  await writeFile(path.join(secrets, 'master-00000000'), '');
  await chmod(path.join(secrets, 'master-00000000'), 0o644);
  const config = loadConfig({ DATA_DIR: path.join(folder, 'open') })();
  const found = await examineDisk(config, async () => 10_000_000);
  expect(found.map(({ level, todo }) => `${level} ${todo}`)).toEqual([
    'fault Make room: a full disk stops uploads and the database.',
    `fault Run: chmod 700 ${secrets}`,
    `fault Run: chmod 600 ${path.join(secrets, 'master-00000000')}`,
  ]);
  const [low] = await examineDisk(loadConfig({})(), async () => 1_000_000_000);
  expect(low).toMatchObject({ level: 'warning', says: expect.stringContaining('1.0 GB are free') });
});

test('Backups that are missing, old or open to others are found', async () => {
  const backups = path.join(folder, 'old-backups');
  await mkdir(backups);
  expect(await lines({ BACKUP_DIR: backups })).toMatch(/^warning backups: .+ holds none/m);
  const file = path.join(backups, 'file');
  await writeFile(file, '');
  expect(await lines({ BACKUP_DIR: path.join(file, 'below') })).toMatch(
    /^fault backups: .+ cannot be written: .+ or set BACKUP_DIR/m,
  );
  const archive = path.join(backups, 'staylore-2030-12-20-02-00-00.tar.gz');
  await writeFile(archive, '');
  await chmod(archive, 0o644);
  await utimes(archive, new Date('2030-12-20T02:00:00Z'), new Date('2030-12-20T02:00:00Z'));
  const found = await lines({ BACKUP_DIR: backups });
  expect(found).toMatch(/^warning backups: the newest, .+, is 12 days old/m);
  expect(found).toMatch(/^fault backups: .+ can be read by other users .+ Run: chmod 600/m);
});

test('Mail, pictures and Redis are tested, and failures are reported without passwords', async () => {
  const [redis, s3] = await Promise.all([startRedisStub(), startS3Stub('pictures')]);
  const bucket = {
    S3_BUCKET: 'pictures',
    S3_REGION: 'eu',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'hush-s3',
  };
  const well = await lines({ REDIS_URL: redis.url, S3_ENDPOINT: s3.url, ...bucket });
  expect(well).toMatch(/^ok Redis: it answers; no password is set for it\./m);
  expect(well).toMatch(/^ok picture store: it answers, and takes our name and password\./m);
  expect([...s3.files.keys()]).toEqual([]);
  redis.close();
  await s3.close();
  const away = {
    REDIS_URL: `redis://:hush-redis@${nowhere()}`,
    SMTP_URL: `smtp://mail:hush-mail@${nowhere()}`,
    S3_ENDPOINT: `http://${nowhere()}`,
    ...bucket,
  };
  const found = await lines(away);
  for (const about of ['Redis', 'mail server', 'picture store'])
    expect(found).toMatch(new RegExp(`^fault ${about}: it cannot be used: .+ Check `, 'm'));
  expect(found).not.toContain('hush');
});

test('A name without address, a certificate that ends, has ended or is not believed, and old versions or weak ciphers of TLS are found', async () => {
  const at = async (other: Partial<Network>) =>
    (await lines({ PUBLIC_URL: 'https://stay.example' }, { network: { ...network, ...other } }))
      .split('\n')
      .find((line) => line.includes('public address'));
  const shows = (shown: Partial<ShownCertificate>) =>
    at({ certificateOf: async () => ({ ...good, ...shown }) });
  const unknown = { resolve: () => Promise.reject(new Error('getaddrinfo ENOTFOUND stay.example')) };
  expect(await at(unknown)).toMatch(/^fault .+ stay\.example has no address: getaddrinfo ENOTFOUND/);
  expect(await shows({ validTo: new Date('2031-01-05T12:00:00Z') })).toMatch(/^warning .+ ends in 4 days/);
  expect(await shows({ validTo: new Date('2030-12-29T12:00:00Z') })).toMatch(/^fault .+ ended 3 days ago/);
  expect(await shows({ refused: 'SELF_SIGNED' })).toMatch(/^fault .+ do not believe .+: SELF_SIGNED/);
  const closed = { certificateOf: () => Promise.reject(new Error('the connection was closed')) };
  expect(await at(closed)).toMatch(/^fault .+ cannot be reached with TLS: the connection was closed/);
  expect(await at({ takesWeakTls: async () => true })).toMatch(/^warning .+ TLS that can be broken/);
});

test('Connections to other machines that need not be encrypted are found, and those on this machine are not', () => {
  const found = (settings: Record<string, string>) =>
    examineEncryption(loadConfig(settings)()).map(({ about, says }) => `${about} ${says.split(' ')[3]}`);
  const bucket = { S3_BUCKET: 'p', S3_REGION: 'eu', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hush' };
  expect(
    found({
      DATABASE_URL: 'postgres://mia@pooler.stay.example/site',
      DATABASE_DIRECT_URL: 'postgres://mia@db.stay.example/site?sslmode=no-verify',
      DATABASE_REPLICA_URL: 'postgres://mia@replica.stay.example/site',
      REDIS_URL: 'redis://cache.stay.example',
      SMTP_URL: 'smtp://mail.stay.example',
      S3_ENDPOINT: 'http://pictures.stay.example',
      ...bucket,
    }),
  ).toEqual([
    'database DATABASE_URL',
    'database DATABASE_DIRECT_URL',
    'database DATABASE_REPLICA_URL',
    'Redis REDIS_URL',
    'mail server SMTP_URL',
    'picture store S3_ENDPOINT',
  ]);
  const mails = [
    'smtps://mail.stay.example',
    'smtp://mail.stay.example?requireTLS=true',
    'smtp://127.0.0.1:25',
  ];
  for (const SMTP_URL of mails)
    expect(
      found({
        DATABASE_URL: 'postgres://mia@db.stay.example/site?sslmode=verify-full',
        REDIS_URL: 'rediss://cache.stay.example',
        S3_ENDPOINT: 'https://pictures.stay.example',
        SMTP_URL,
        ...bucket,
      }),
    ).toEqual([]);
});

test('Another Node than the one Staylore brings is a warning', () => {
  expect(examineNode('20.19.0')).toMatchObject({ level: 'warning' });
  expect(examineNode()).toMatchObject({ level: 'ok' });
});

test('Faults end the command with a count, after findings that a program can read', async () => {
  const said: string[] = [];
  const around = { say: (line: string) => said.push(line), loadConfig: loadConfig({ PORT: 'x' }) };
  await expect(runCommandLine(['doctor', '--json'], around)).rejects.toThrow('1 fault.');
  expect(JSON.parse(said.join('\n'))).toContainEqual(
    expect.objectContaining({ level: 'fault', about: 'settings' }),
  );
});

test('More web processes than cores or memory allow are reported, and more connections than the server accepts', () => {
  const machine = { cores: 4, bytes: 2 * 1024 ** 3 };
  expect(judgeProcesses(3, machine)).toEqual([]);
  expect(judgeProcesses(4, machine)[0]?.says).toBe(
    'WEB_PROCESSES is 4; 4 cores and 2.0 GB of memory are good for 3.',
  );
  const { database } = loadConfig({})();
  expect(judgeConnections({ http: { processes: 5 }, database }, 97)).toEqual([]);
  expect(judgeConnections({ http: { processes: 6 }, database }, 97)[0]?.says).toContain(
    'up to 104 connections',
  );
  const pooled = { ...database, directUrl: 'postgres://past-the-pooler/site' };
  expect(judgeConnections({ http: { processes: 60 }, database: pooled }, 97)).toEqual([]);
});
