import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../log/index.ts';
import { createBreakers, failuresUntilPause, pauseMs } from './breaker.ts';
import { createFetchSafely, OutgoingError } from './index.ts';

let server: Server;
let origin: string;
let status: number;
let asked: number;
let now: number;

beforeAll(async () => {
  server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(status).end('answer');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  [status, asked, now] = [200, 0, 1000];
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A connection to the server; `breaks`: it has a circuit breaker. */
function openWay({ breaks = true, log = createLog({ level: 'silent' }) } = {}) {
  const fetchSafely = createFetchSafely({
    allowedPrivateOrigins: [origin],
    userAgent: 'Staylore-Test/1',
    log,
    pausedHosts: new Set(breaks ? [new URL(origin).host] : []),
    now: () => now,
  });
  const ask = (signal?: AbortSignal) =>
    fetchSafely(origin, { as: 'text', ...(signal && { signal }) }).then(
      ({ body }) => body,
      (error: unknown) => (error instanceof OutgoingError ? error.kind : 'given up'),
    );
  const askTimes = async (times: number) => {
    const answers: string[] = [];
    for (let time = 0; time < times; time += 1) answers.push(await ask());
    return answers;
  };
  return { ask, askTimes };
}

test('A service that fails several times in a row is not called for a while; then one call finds that it is back', async () => {
  const { ask, askTimes } = openWay();
  status = 503;
  expect(await askTimes(failuresUntilPause + 3)).toEqual([
    ...Array(failuresUntilPause).fill('status'),
    ...Array(3).fill('network'),
  ]);
  expect(asked).toBe(failuresUntilPause);
  now += pauseMs;
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['status', 'network', 'network']);
  expect(await ask()).toBe('network');
  expect(asked).toBe(failuresUntilPause + 1);
  status = 200;
  now += pauseMs;
  expect(await askTimes(3)).toEqual(['answer', 'answer', 'answer']);
});

test('A service that refuses one request or fails occasionally is still called', async () => {
  const { ask, askTimes } = openWay();
  status = 404;
  await askTimes(failuresUntilPause * 3);
  for (let round = 0; round < 3; round += 1) {
    status = 500;
    await askTimes(failuresUntilPause - 1);
    status = 200;
    expect(await ask()).toBe('answer');
  }
  expect(asked).toBe(failuresUntilPause * 6);
});

test('A cancelled call does not count for the circuit breaker, not even when it was the trial call', async () => {
  const { ask, askTimes } = openWay();
  for (let time = 0; time < failuresUntilPause * 2; time += 1)
    expect(await ask(AbortSignal.abort())).toBe('given up');
  expect(await ask()).toBe('answer');
  status = 500;
  await askTimes(failuresUntilPause);
  [status, now] = [200, now + pauseMs];
  expect(await ask(AbortSignal.abort())).toBe('given up');
  expect(await ask()).toBe('answer');
});

test('Addresses given by members have no circuit breaker, as a failure of one proves nothing', async () => {
  const { askTimes } = openWay({ breaks: false });
  status = 500;
  expect(await askTimes(failuresUntilPause * 2)).toEqual(Array(failuresUntilPause * 2).fill('status'));
});

test('A pause and its end are reported once each', () => {
  const told: string[] = [];
  const onChange = (host: string, isPaused: boolean) => told.push(`${host} ${isPaused ? 'paused' : 'back'}`);
  const breakers = createBreakers({ hosts: new Set(['maps.example']), now: () => now, onChange });
  const under = Array.from({ length: failuresUntilPause * 2 }, () => breakers.enter('maps.example'));
  for (const leave of under) leave('failed');
  expect(() => breakers.enter('maps.example')).toThrow('is given a pause');
  now += pauseMs;
  breakers.enter('maps.example')('failed');
  now += pauseMs;
  breakers.enter('maps.example')('answered');
  expect(told).toEqual(['maps.example paused', 'maps.example back']);
});

test('With debug the log names address and outcome of each question', async () => {
  const lines: string[] = [];
  const log = createLog({ level: 'debug', destination: { write: (line) => void lines.push(line) } });
  const { ask } = openWay({ log });
  await ask();
  status = 503;
  await ask();
  const told = lines.map((line) => JSON.parse(line));
  expect(told).toMatchObject([
    { level: 'debug', place: `GET ${origin}/`, status: 200 },
    { level: 'debug', place: `GET ${origin}/`, status: 503 },
  ]);
});

test('Failures of members’ addresses do not affect a service’s circuit breaker, nor does it stop them', async () => {
  const fetchSafely = createFetchSafely({
    allowedPrivateOrigins: [],
    userAgent: 'Staylore-Test/1',
    log: createLog({ level: 'silent' }),
    pausedHosts: new Set(['maps.example']),
    resolve: async () => [],
    now: () => now,
  });
  const ask = (byMember: boolean) =>
    fetchSafely('http://maps.example/', { as: 'text', byMember }).catch((error: Error) => error.message);
  const unanswered = await ask(true);
  for (let time = 0; time < failuresUntilPause; time += 1) expect(await ask(true)).toBe(unanswered);
  for (let time = 0; time < failuresUntilPause; time += 1) expect(await ask(false)).toBe(unanswered);
  expect(await ask(false)).toContain('is given a pause');
  expect(await ask(true)).toBe(unanswered);
});
