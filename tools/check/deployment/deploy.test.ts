import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { variables } from '../../../apps/server/src/config/variables.ts';
import { maxBodyBytes } from '../../../apps/server/src/platform/guard/body/read-body.ts';
import { documentedSettings } from '../../../apps/server/test/cluster/pgbouncer.ts';
import { contract } from '../../../packages/contract/src/contract.ts';
import { inProject } from '../../launch/project.ts';

const units = ['staylore.service', 'staylore-backup.service', 'staylore-backup.timer'];
const files = ['Caddyfile', 'Containerfile', 'compose.yaml', 'nginx.conf', 'staylore', ...units];
const read = (file: string) => readFile(inProject('deploy', file), 'utf8');
const megabyte = 1024 * 1024;

/** Names in these files that are not our settings. */
const foreign = new Set([
  ...['ROOT_ACCESS_KEY', 'ROOT_SECRET_KEY', 'ALLOWED_SENDER_DOMAINS', 'RELAYHOST'],
  ...['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'SITE', 'SERVERS'],
]);

test.each(files)('%s names only settings that Staylore has', async (file) => {
  const named = [
    ...(await read(file)).matchAll(/(?<![\w$-])([A-Z][A-Z\d]+(?:_[A-Z\d]+)+)(?=[=:]| |,|\)|$)/gm),
  ];
  const settings = named.map(([, name = '']) => name).filter((name) => !foreign.has(name));
  const known: readonly string[] = variables;
  expect(settings.filter((name) => !known.includes(name) && !/^CAP_|^AF_|^NET_/.test(name))).toEqual([]);
});

test('A proxy lets the largest call through that Staylore takes', async () => {
  const largest = Math.max(...contract.map(maxBodyBytes));
  const nginx = Number(/client_max_body_size (\d+)m;/.exec(await read('nginx.conf'))?.[1]) * megabyte;
  const caddy = Number(/max_size (\d+)MB/.exec(await read('Caddyfile'))?.[1]) * 1_000_000;
  expect(Math.min(nginx, caddy)).toBeGreaterThanOrEqual(largest);
});

test('Service and containers are given the time to stop that a server takes', async () => {
  const example = await readFile(inProject('.env.example'), 'utf8');
  const drain = Number(/^# DRAIN_SECONDS=(\d+)$/m.exec(example)?.[1]);
  const unit = Number(/^TimeoutStopSec=(\d+)$/m.exec(await read('staylore.service'))?.[1]);
  const compose = Number(/stop_grace_period: (\d+)s/.exec(await read('compose.yaml'))?.[1]);
  expect(Math.min(unit, compose)).toBeGreaterThanOrEqual(drain + 25);
});

test('However long something is missing that it needs, systemd starts the service again every few seconds, as the manual says', async () => {
  const unit = await read('staylore.service');
  const manual = await readFile(inProject('docs/reliability.md'), 'utf8');
  expect(unit).toMatch(/^Restart=on-failure$/m);
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(unit).toMatch(/^RestartSec=5$/m);
  expect(manual).toContain('starts it every five seconds until there is room');
});

test('A proxy notices that a server stops, and has closed the connections that it keeps, before the server closes them', async () => {
  const example = await readFile(inProject('.env.example'), 'utf8');
  const drain = Number(/^# DRAIN_SECONDS=(\d+)$/m.exec(example)?.[1]);
  const [nginx, caddy] = [await read('nginx.conf'), await read('Caddyfile')];
  const kept = [/keepalive_timeout (\d+)s;/.exec(nginx), /keepalive (\d+)s$/m.exec(caddy)];
  expect(Math.max(...kept.map((found) => Number(found?.[1])))).toBeLessThan(drain);
  const [interval, patience] = ['interval', 'timeout'].map((name) =>
    Number(new RegExp(`health_${name} (\\d+)s$`, 'm').exec(caddy)?.[1]),
  );
  expect(interval).toBe(2);
  expect(Number(interval) + Number(patience)).toBeLessThan(drain);
});

test('What service and image start is there', async () => {
  const started = [
    ...(await Promise.all(units.map(read)))
      .join('\n')
      .matchAll(/\/opt\/staylore\/((?:tools|docs)\/[\w./-]+)/g),
    ...(await read('Containerfile')).matchAll(/"(tools\/[\w./-]+)"/g),
  ].map(([, path = '']) => path);
  expect(started).toHaveLength(5);
  expect(started.filter((path) => !existsSync(inProject(path)))).toEqual([]);
});

test('The operators’ command runs what it is given, with the Node that Staylore brings', async () => {
  const script = (await read('staylore'))
    .replace('/opt/staylore', inProject('.'))
    .replace('runuser -u staylore --', '');
  const { stdout } = await promisify(execFile)('sh', ['-c', script, 'staylore', 'help']);
  expect(stdout).toMatch(/^npx staylore COMMAND\n {2}start/);
});

test('PgBouncer of the compose file has the lines that the manual gives and npm run test:cluster proves', async () => {
  const compose = await read('compose.yaml');
  const { database, pgbouncer } = await documentedSettings();
  const lines = compose.split('\n').map((line) => line.trim());
  expect(lines.filter((line) => pgbouncer.includes(line))).toEqual(pgbouncer);
  expect(lines.find((line) => line.startsWith('staylore = '))).toContain(database);
});

test('Every service that the compose file asks is one of its own, at the port at which that listens', async () => {
  const compose = await read('compose.yaml');
  const services = [...compose.matchAll(/^ {2}([a-z][\w-]*):(?: \*server)?$/gm)].map(([, name]) => name);
  const asked = [...compose.matchAll(/(?:@|\/\/)([a-z][a-z-]*):(\d+)/g)].map(
    ([, host, port]) => `${host}:${port}`,
  );
  expect(asked.map((one) => one.split(':')[0]).filter((host) => !services.includes(host))).toEqual([]);
  const listening = ['pgbouncer:6432', 'database:5432', 'valkey:6379', 'pictures:7070', 'mail:587'];
  expect([...new Set(asked)].sort()).toEqual([...listening].sort());
  expect(compose).toContain('listen_port = 6432');
  expect(compose).toContain('SERVERS: server-1:3000 server-2:3000');
});

test('Servers of the compose file start over a migrated database, read only, without capabilities, as a user of their own', async () => {
  const [, servers = ''] = /\nx-staylore: &staylore\n([\s\S]*?)\n\n/.exec(await read('compose.yaml')) ?? [];
  const lines = servers.split('\n').map((line) => line.trim());
  const guards = ['read_only: true', 'tmpfs: [/tmp]', 'cap_drop: [ALL]', 'MIGRATE_AT_START: "off"'];
  expect(lines).toEqual(expect.arrayContaining([...guards, 'security_opt: ["no-new-privileges:true"]']));
  const [, each = ''] = /\nx-server: &server\n([\s\S]*?)\n\n/.exec(await read('compose.yaml')) ?? [];
  expect(each).toContain('<<: *staylore');
  expect(each).toContain('migrate: { condition: service_completed_successfully }');
  const image = (await read('Containerfile')).split('\n');
  expect(image.filter((line) => line.startsWith('USER '))).toEqual(['USER staylore']);
  expect(image.filter((line) => /^COPY --from=.*--chown/.test(line))).toEqual([]);
});

test('Both proxies pass on a request id and the visitor’s address, and do not buffer', async () => {
  const [nginx, caddy] = [await read('nginx.conf'), await read('Caddyfile')];
  // Caddy sets X-Forwarded-For by itself.
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
  expect(nginx).toContain('proxy_set_header X-Request-Id $request_id;');
  expect(caddy).toContain('header_up X-Request-Id {http.request.uuid}');
  expect(nginx).toContain('proxy_request_buffering off;');
  expect(caddy).toContain('flush_interval -1');
});

test('Every night a backup is written and tried, and as many are kept as the manual says', async () => {
  const manual = (await readFile(inProject('docs/deploying.md'), 'utf8')).replaceAll(/\s+/g, ' ');
  const example = await readFile(inProject('.env.example'), 'utf8');
  const [, kept] = /^# BACKUPS_KEPT=(\d+)$/m.exec(example) ?? [];
  expect(manual).toContain(`of which the newest ${kept} are kept`);
  expect(await read('staylore-backup.service')).toMatch(/^ExecStart=\S+ \S+ backup --verify$/m);
  expect(await read('staylore-backup.timer')).toMatch(/^OnCalendar=\*-\*-\* 0[0-5]:\d\d$/m);
});

test('No file of settings, whose passwords and keys everyone who has the image would have, gets into the image', async () => {
  const ignored = (await readFile(inProject('.dockerignore'), 'utf8')).split('\n');
  // A pattern without `**/` means the root alone, unlike in `.gitignore`; the compose file reads `deploy/.env`.
  expect(await read('compose.yaml')).toContain('env_file: .env');
  expect(ignored).toContain('**/.env');
});

test('The database of the compose file is given time to be made, and is healthy only once others can reach it', async () => {
  const [, database = ''] = /\n {2}database:\n([\s\S]*?)\n\n/.exec(await read('compose.yaml')) ?? [];
  expect(database).toContain('pg_isready, -h, 127.0.0.1,');
  expect(Number(/start_period: (\d+)m$/m.exec(database)?.[1])).toBeGreaterThanOrEqual(5);
});

test('A container whose machine is busy has time to start, and to start the program that asks whether it lives', async () => {
  const [, timeout, start] =
    /^HEALTHCHECK .*--timeout=(\d+)s --start-period=(\d+)m/m.exec(await read('Containerfile')) ?? [];
  expect(Number(timeout)).toBeGreaterThanOrEqual(10);
  expect(Number(start)).toBeGreaterThanOrEqual(5);
});
