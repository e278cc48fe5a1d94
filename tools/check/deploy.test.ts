import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { variables } from '../../apps/server/src/config/variables.ts';
import { mostBytes } from '../../apps/server/src/platform/guard/read-body.ts';
import { contract } from '../../packages/contract/src/contract.ts';
import { inProject } from '../launch/project.ts';

const files = ['Caddyfile', 'Containerfile', 'compose.yaml', 'nginx.conf', 'staylore.service'];
const read = (file: string) => readFile(inProject('deploy', file), 'utf8');
const megabyte = 1024 * 1024;

/** Named in these files, and no settings of ours. */
const foreign = new Set(['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'SITE', 'SERVERS']);

test.each(files)('%s names only settings that Staylore has', async (file) => {
  const named = [
    ...(await read(file)).matchAll(/(?<![\w$-])([A-Z][A-Z\d]+(?:_[A-Z\d]+)+)(?=[=:]| |,|\)|$)/gm),
  ];
  const settings = named.map(([, name = '']) => name).filter((name) => !foreign.has(name));
  const known: readonly string[] = variables;
  expect(settings.filter((name) => !known.includes(name) && !/^CAP_|^AF_|^NET_/.test(name))).toEqual([]);
});

test('A proxy lets the largest call through that Staylore takes', async () => {
  const largest = Math.max(...contract.map(mostBytes));
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

test('What service and image start is there', async () => {
  const started = [
    ...(await read('staylore.service')).matchAll(/\/opt\/staylore\/((?:tools|docs)\/[\w./-]+)/g),
    ...(await read('Containerfile')).matchAll(/"(tools\/[\w./-]+)"/g),
  ].map(([, path = '']) => path);
  expect(started).toHaveLength(3);
  expect(started.filter((path) => !existsSync(inProject(path)))).toEqual([]);
});
