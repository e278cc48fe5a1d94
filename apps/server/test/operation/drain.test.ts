import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, databaseSettings, type TestDatabase } from '../database/database.ts';
import { removeFolder, throwawayFolder } from '../database/throwaway-folder.ts';
import { freePorts } from '../servers/free-ports.ts';
import { startWholeServer, stopWholeServer } from '../servers/whole-server.ts';
import { startApp } from '../start-app.ts';

let database: TestDatabase;
let dataDir: string;
let ports: [number, number];
let servers: ChildProcess[];

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await throwawayFolder('drain');
  const first = await freePorts(2);
  ports = [first, first + 1];
  servers = [await start(ports[0]), await start(ports[1])];
}, 300_000);

afterAll(async () => {
  for (const server of servers ?? []) await stopWholeServer(server);
  await database?.drop();
  await removeFolder(dataDir);
});

const start = (port: number) =>
  startWholeServer({ port, dataDir, env: { ...databaseSettings(database.url), DRAIN_SECONDS: '2' } });

const agent = new http.Agent({ keepAlive: true });

interface Heard {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** Asks over connections that are kept, as balancers do, and never a second time. */
function ask(port: number, address: string, options: http.RequestOptions = {}): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const asked = http.request({ port, host: '127.0.0.1', path: address, agent, ...options }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      answer.once('error', reject);
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    asked.once('error', reject);
    asked.end();
  });
}

/** A balancer that sends a request to a server only if that has just said that it is ready, and holds it until one is. */
async function balanced(address: string): Promise<Heard> {
  for (;;)
    for (const port of ports) {
      const ready = await ask(port, '/readyz', { agent: false }).catch(() => undefined);
      if (ready?.status === 200) return ask(port, address);
    }
}

async function openStream(port: number): Promise<{ ended: Promise<unknown> }> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({
    name: 'Drain',
    username: 'drain',
    email: 'drain@test.example',
    password: 'a quiet room with a view',
  });
  const registered = await fetch(`http://127.0.0.1:${port}/api/register`, { method: 'POST', headers, body });
  const { access_token: token } = (await registered.json()) as { access_token: string };
  const asked = http.get({
    port,
    host: '127.0.0.1',
    path: '/api/notifications/stream',
    headers: { authorization: `Bearer ${token}` },
    agent: false,
  });
  const [answer] = (await once(asked, 'response')) as [http.IncomingMessage];
  answer.resume();
  return { ended: once(answer, 'end') };
}

test('While a server stops behind a balancer no request fails, and streams end', async () => {
  const [port] = ports;
  const stream = await openStream(port);
  const [leaving] = servers as [ChildProcess];
  let isOver = false;
  const failed: unknown[] = [];
  let answered = 0;
  const client = async () => {
    while (!isOver) {
      const status = await balanced('/api/posts/latest/0').then((heard) => heard.status, String);
      if (status === 200) answered += 1;
      else failed.push(status);
    }
  };
  const clients = Promise.all([client(), client()]);
  await expect.poll(() => answered).toBeGreaterThan(10);

  const exited = once(leaving, 'exit');
  leaving.kill('SIGTERM');
  await stream.ended;
  expect(await exited).toEqual([0, null]);

  const before = answered;
  await expect.poll(() => answered).toBeGreaterThan(before + 10);
  isOver = true;
  await clients;
  expect(failed).toEqual([]);
});

test('A stopping server reports at once that it is not ready, and closes each connection with its answer', async () => {
  const app = await startApp({ DATABASE_URL: database.url });
  const { port } = app.app.http.server.address() as { port: number };
  const before = await ask(port, '/api/posts/latest/0');
  expect([before.status, before.headers.connection]).toEqual([200, 'keep-alive']);
  const turnedAway = Promise.withResolvers<void>();
  const closed = app.app.drain.close(turnedAway.promise);
  expect((await ask(port, '/readyz')).status).toBe(503);
  const still = await ask(port, '/api/posts/latest/0');
  expect([still.status, still.headers.connection]).toEqual([200, 'close']);
  turnedAway.resolve();
  await closed;
  await expect(ask(port, '/healthz')).rejects.toThrow();
  await app.close();
});

test('Requests that arrive as a server stops listening are answered, on new and kept connections', async () => {
  const app = await startApp({ DATABASE_URL: database.url });
  const { port } = app.app.http.server.address() as { port: number };
  const kept = new http.Agent({ keepAlive: true, maxSockets: 1 });
  expect((await ask(port, '/healthz', { agent: kept })).status).toBe(200);
  // Until this function waits, the server reads nothing of what the system has taken in for it.
  const asked = [ask(port, '/healthz', { agent: kept }), ask(port, '/healthz', { agent: false })];
  await new Promise((resolve) => process.nextTick(resolve));
  const closed = app.app.drain.close(Promise.resolve());
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200]);
  await closed;
  await app.close();
});

test('As a server stops listening, at most three new connections are reset; the rest are answered or refused', async () => {
  const [, port] = ports;
  const [, leaving] = servers as [ChildProcess, ChildProcess];
  let [isOver, answered] = [false, 0];
  const failures: string[] = [];
  const client = async () => {
    while (!isOver)
      await ask(port, '/api/posts/latest/0', { agent: false }).then(
        () => {
          answered += 1;
        },
        (error: NodeJS.ErrnoException) => failures.push(error.code ?? error.message),
      );
  };
  const clients = Array.from({ length: 13 }, client);
  await expect.poll(() => answered).toBeGreaterThan(50);
  const exited = once(leaving, 'exit');
  leaving.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  isOver = true;
  await Promise.all(clients);
  // The system resets those that come in the microseconds in which one of the many sockets closes.
  const resets = failures.filter((code) => code !== 'ECONNREFUSED');
  expect(failures).toContain('ECONNREFUSED');
  expect(resets.length).toBeLessThanOrEqual(3);
});
