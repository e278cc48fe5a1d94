import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePorts } from '../../servers/free-ports.ts';
import { findProgram } from '../programs.ts';
import { type PatroniMember, prepareMember, urlAt } from './patroni.ts';
import { type Program, startProgram, stopProgram } from './process.ts';

export interface DatabaseCluster {
  readonly members: readonly PatroniMember[];
  /** Address of the primary, whichever member that is. */
  readonly primaryUrl: string;
  /** Addresses of the members, to be read while they are replicas. */
  readonly memberUrls: readonly string[];
  readonly redisUrl: string;
  primary(): Promise<PatroniMember>;
  /** Waits until one member is the primary and the others follow it. */
  whole(): Promise<void>;
  stop(): Promise<void>;
}

const database = 'staylore';

/** Starts etcd, three members of a PostgreSQL cluster under Patroni, HAProxy in front of them, and Redis, all on the loopback interface. */
export async function startDatabaseCluster(): Promise<DatabaseCluster> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'staylore-ha-'));
  await chmod(folder, 0o755);
  const port = await freePorts(10);
  const [etcdPort, proxyPort, redisPort] = [port, port + 2, port + 3];
  const programs = [startEtcd(folder, etcdPort), startRedis(redisPort)];
  const members: PatroniMember[] = [];
  for (const [index, name] of ['a', 'b', 'c'].entries()) {
    const ports = { database: port + 4 + index, rest: port + 7 + index, etcd: etcdPort };
    members.push(await prepareMember({ folder, name, ports }));
  }
  programs.push(await startProxy(folder, proxyPort, members));
  const cluster: DatabaseCluster = {
    members,
    primaryUrl: urlAt(proxyPort, database),
    memberUrls: members.map((member) => urlAt(member.port, database)),
    redisUrl: `redis://127.0.0.1:${redisPort}`,
    primary: () => primaryOf(members),
    whole: () => untilWhole(members),
    async stop() {
      for (const member of members) await member.stop();
      for (const program of programs) await stopProgram(program, 'SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    for (const member of members) member.start();
    await cluster.whole();
    await createDatabase(urlAt(proxyPort));
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return cluster;
}

function startEtcd(folder: string, port: number): Program {
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}`];
  return startProgram('etcd', [
    ...['--data-dir', path.join(folder, 'etcd')],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
    ...['--initial-cluster', `default=${peer}`],
  ]);
}

const startRedis = (port: number): Program =>
  startProgram('redis-server', [
    '--bind',
    '127.0.0.1',
    '--port',
    `${port}`,
    '--save',
    '',
    '--dir',
    os.tmpdir(),
  ]);

/** Sends connections to the member that Patroni reports as primary, and ends those to a former primary. */
async function startProxy(folder: string, port: number, members: readonly PatroniMember[]): Promise<Program> {
  const file = path.join(folder, 'haproxy.cfg');
  const servers = members.map(
    ({ name, port: to, restPort }) => `  server ${name} 127.0.0.1:${to} check port ${restPort}`,
  );
  const lines = [
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout client 30m',
    '  timeout server 30m',
    '  timeout check 2s',
    'listen primary',
    `  bind 127.0.0.1:${port}`,
    '  option httpchk OPTIONS /primary',
    '  http-check expect status 200',
    '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    ...servers,
  ];
  await writeFile(file, `${lines.join('\n')}\n`);
  return startProgram(findProgram('haproxy') ?? 'haproxy', ['-db', '-f', file]);
}

async function primaryOf(members: readonly PatroniMember[]): Promise<PatroniMember> {
  for (;;) {
    for (const member of members) if ((await member.role()) === 'primary') return member;
    await sleep(200);
  }
}

async function untilWhole(members: readonly PatroniMember[]): Promise<void> {
  const until = Date.now() + 120_000;
  while (Date.now() < until) {
    const roles = await Promise.all(members.map((member) => member.role()));
    if (roles.filter((role) => role === 'primary').length === 1 && !roles.includes(null)) return;
    await sleep(500);
  }
  throw new Error(members.map((member) => `${member.name}: ${member.printed()}`).join('\n'));
}

/** Retries while the proxy has not found the primary yet. */
async function createDatabase(url: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(`create database ${database}`);
      return;
    } catch {
      await sleep(500);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
