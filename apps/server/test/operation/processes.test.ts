import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFolder, throwawayFolder } from '../database/throwaway-folder.ts';
import { freePorts } from '../servers/free-ports.ts';
import { startWholeServer, stopWholeServer } from '../servers/whole-server.ts';

let dataDir: string;
let port: number;
let server: ChildProcess;

beforeAll(async () => {
  dataDir = await throwawayFolder('processes');
  port = await freePorts();
  const env = { WEB_PROCESSES: '2', DRAIN_SECONDS: '2', SANDBOX: 'off' };
  // With its embedded database, which only one process may own.
  server = await startWholeServer({ port, dataDir, env });
}, 300_000);

afterAll(async () => {
  await stopWholeServer(server);
  await removeFolder(dataDir);
});

/** Over a connection of its own, as which process answers is decided by the connection. */
function ask(path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = http.request({ port, host: '127.0.0.1', path, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}

const childrenOf = async (pid: number) => {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const isOurs = async (child: number) =>
    (await readFile(`/proc/${child}/cmdline`, 'utf8')).includes('main.ts');
  const children = text.trim().split(/\s+/).map(Number);
  const ours = await Promise.all(children.map((child) => isOurs(child).catch(() => false)));
  return children.filter((_, index) => ours[index]);
};

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Values of a figure by process. */
const byProcess = (text: string, figure: string) =>
  new Map(
    [...text.matchAll(new RegExp(`^${figure}\\{(.*)\\} (\\S+)$`, 'gm'))].map(([, labels = '', value]) => [
      /process="(\d+)"/.exec(labels)?.[1],
      Number(value),
    ]),
  );

test('Both processes share one port, and either reports the metrics of both', async () => {
  for (let count = 0; count < 12; count += 1) expect((await ask('/healthz')).status).toBe(200);
  const { text } = await ask('/metrics');
  const answered = byProcess(text, 'http_request_duration_seconds_count');
  expect([...answered.keys()].sort()).toEqual(['1', '2']);
  expect(Math.min(...answered.values())).toBeGreaterThan(0);
  expect([...byProcess(text, 'process_start_time_seconds').values()]).toHaveLength(2);
  expect(text.match(/^# TYPE http_request_duration_seconds /gm)).toHaveLength(1);
  expect(new Set(byProcess(text, 'jobs').keys())).not.toContain('2');
});

test('Jobs that never died are reported as zero, so that Prometheus sees the first one as an increase', async () => {
  await expect
    .poll(async () => [...byProcess((await ask('/metrics')).text, 'jobs_dead_total')])
    .toEqual([['1', 0]]);
});

test('When a process is killed the other one answers, and it is started again', async () => {
  const before = await childrenOf(server.pid ?? 0);
  expect(before).toHaveLength(2);
  const [, second = 0] = before;
  process.kill(second, 'SIGKILL');
  while (isRunning(second)) await sleep(5);
  for (let count = 0; count < 10; count += 1) expect((await ask('/readyz')).status).toBe(200);
  await expect
    .poll(async () => byProcess((await ask('/metrics')).text, 'ready').size, { timeout: 120_000 })
    .toBe(2);
  const after = await childrenOf(server.pid ?? 0);
  expect(after).toHaveLength(2);
  expect(after).not.toContain(second);
});

test('On a stop signal both report not ready and still answer; then both end, and the database too', async () => {
  const before = await childrenOf(server.pid ?? 0);
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await expect.poll(async () => (await ask('/readyz')).status).toBe(503);
  for (let count = 0; count < 6; count += 1) expect((await ask('/en')).status).not.toBe(503);
  expect(await ended).toEqual([0, null]);
  expect(before.filter(isRunning)).toEqual([]);
  const pidFile = await readFile(`${dataDir}/database/postmaster.pid`, 'utf8').catch(() => undefined);
  expect(pidFile).toBeUndefined();
});
