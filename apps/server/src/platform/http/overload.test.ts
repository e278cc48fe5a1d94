import http from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerProblem } from '../guard/answer-problem.ts';
import { openOverload } from './overload.ts';

let server: FastifyInstance;
let now: number;
/** Share of the time for which the thread computes. */
let utilization: number;

beforeEach(() => {
  now = performance.now();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  utilization = 1;
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({
    idle: 0,
    active: 0,
    utilization,
  }));
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  server.server.closeAllConnections();
  await server.close();
});

/** Time advances in steps of the queue's own. */
function pass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 20) {
    now += 20;
    vi.advanceTimersByTime(20);
  }
}

/** The test runner's polling advances the timers that are mocked here. */
async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

/** A server whose requests last until they are released. */
async function serve(options: { most: number; isDatabaseBusy?: boolean }) {
  const arrived: FastifyReply[] = [];
  const entered: string[] = [];
  const ends = new Map<string, () => void>();
  const overload = openOverload({
    most: options.most,
    isBounded: ({ url }) => url !== '/healthz',
    isDatabaseBusy: () => options.isDatabaseBusy ?? true,
  });
  server = Fastify({ forceCloseConnections: true });
  server.setErrorHandler(answerProblem);
  server.addHook('onRequest', (_request, reply, done) => {
    arrived.push(reply);
    done();
  });
  overload.guard(server);
  server.get('/healthz', async () => 'ok');
  server.get<{ Params: { name: string } }>('/api/:name', async ({ params: { name } }) => {
    entered.push(name);
    await new Promise<void>((resolve) => ends.set(name, resolve));
    return name;
  });
  server.get('/de/feed', async () => 'a page');
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const ask = (path: string, headers: http.OutgoingHttpHeaders = {}, localAddress = '127.0.0.1') => {
    const request = http.get({ host: '127.0.0.1', port, path, headers, localAddress, agent: false });
    const answer = new Promise<http.IncomingMessage>((resolve, reject) => {
      request.once('response', (response) => resolve(response.resume())).once('error', reject);
    });
    answer.catch(() => undefined);
    return { answer, giveUp: () => request.destroy() };
  };
  /** Sends one after the other, so that each has arrived before the next. */
  const askAll = async (names: readonly string[], from?: string) => {
    const asked: Record<string, ReturnType<typeof ask>> = {};
    for (const name of names) {
      const before = arrived.length;
      asked[name] = ask(`/api/${name}`, {}, from);
      await until(() => arrived.length === before + 1);
    }
    return async (name: string) => {
      const { statusCode, headers } = (await asked[name]?.answer) ?? {};
      return [statusCode, headers?.['retry-after'], headers?.['content-type']];
    };
  };
  const isIn = async (...names: string[]) => {
    await until(() => entered.length >= names.length);
    expect((await ask('/healthz').answer).statusCode).toBe(200);
    expect(entered).toEqual(names);
  };
  return { arrived, ask, askAll, end: (name: string) => ends.get(name)?.(), isIn, shed: overload.shed };
}

test('A limited number of requests runs at once; when one ends, the one that has waited longest is admitted', async () => {
  const { askAll, end, isIn, shed } = await serve({ most: 2 });
  const heard = await askAll(['a', 'b', 'c', 'd']);
  await isIn('a', 'b');
  pass(60);
  end('a');
  await isIn('a', 'b', 'c');
  end('b');
  await isIn('a', 'b', 'c', 'd');
  end('c');
  end('d');
  for (const name of ['a', 'b', 'c', 'd']) expect((await heard(name))[0]).toBe(200);
  expect(shed()).toBe(0);
});

test('A refusal for waiting too long is sent after a second, not sooner and not later', async () => {
  const { ask, askAll, end, isIn, shed } = await serve({ most: 1 });
  const heard = await askAll(['a', 'late']);
  await isIn('a');
  pass(240);
  expect(shed()).toBe(1);
  end('a');
  expect((await heard('a'))[0]).toBe(200);
  const later = await askAll(['b']);
  await isIn('a', 'b');
  expect((await ask('/healthz').answer).statusCode).toBe(200);
  let isTold = false;
  const told = heard('late').finally(() => {
    isTold = true;
  });
  pass(700);
  expect((await ask('/healthz').answer).statusCode).toBe(200);
  expect(isTold).toBe(false);
  pass(100);
  expect(await told).toEqual([503, '5', 'application/problem+json; charset=utf-8']);
  end('b');
  expect((await later('b'))[0]).toBe(200);
});

test('A page that is turned away says so in its own language, with the headers of every answer', async () => {
  const { arrived, ask, askAll, end, isIn } = await serve({ most: 1 });
  const heard = await askAll(['a']);
  await isIn('a');
  const before = arrived.length;
  const page = ask('/de/feed', { accept: 'text/html', 'accept-language': 'en' });
  await until(() => arrived.length === before + 1);
  arrived[before]?.header('x-request-id', 'its own');
  pass(1020);
  const { statusCode, headers } = await page.answer;
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({
    'retry-after': '5',
    'content-type': 'text/html; charset=utf-8',
    'content-language': 'de',
    'cache-control': 'no-store',
    'x-request-id': 'its own',
  });
  end('a');
  expect((await heard('a'))[0]).toBe(200);
});

test('Queued requests are admitted while thread and database have capacity, however many are running', async () => {
  const { askAll, end, isIn, shed } = await serve({ most: 4, isDatabaseBusy: false });
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  await askAll(names);
  await isIn('a', 'b', 'c', 'd');
  pass(20);
  await isIn('a', 'b', 'c', 'd');
  utilization = 0.5;
  pass(20);
  await isIn('a', 'b', 'c', 'd', 'e');
  pass(20);
  await isIn('a', 'b', 'c', 'd', 'e', 'f');
  expect(shed()).toBe(0);
  for (const name of names) end(name);
});

test('Where requests take too long, fewer are worked on at once', async () => {
  const { askAll, end, isIn } = await serve({ most: 8 });
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  await askAll(names);
  await isIn(...names);
  pass(220);
  await askAll(['i', 'j']);
  end('a');
  await isIn(...names, 'i');
  pass(20);
  for (const name of ['b', 'c']) end(name);
  await isIn(...names, 'i');
  end('d');
  await isIn(...names, 'i', 'j');
  for (const name of ['e', 'f', 'g', 'h', 'i', 'j']) end(name);
});

test('A request that has waited too long is turned away even if the thread was too busy to check in time', async () => {
  const { askAll, end, isIn, shed } = await serve({ most: 1 });
  await askAll(['a', 'late']);
  await isIn('a');
  now += 300;
  await askAll(['b']);
  end('a');
  await isIn('a', 'b');
  expect(shed()).toBe(1);
  end('b');
});

test('In a queue that has not been empty for a second requests wait less long than in a new one', async () => {
  const { askAll, end, isIn, shed } = await serve({ most: 1 });
  await askAll(['a', 'b']);
  await isIn('a');
  for (let turn = 0; turn < 10; turn += 1) {
    pass(100);
    await askAll([`c${turn}`]);
  }
  expect(shed()).toBe(9);
  pass(100);
  expect(shed()).toBe(11);
  end('a');
});

test('A caller who disconnects while waiting takes no place', async () => {
  const { arrived, ask, askAll, end, isIn } = await serve({ most: 1 });
  await askAll(['a', 'b']);
  await isIn('a');
  const before = arrived.length;
  const gone = ask('/api/gone');
  await until(() => arrived.length === before + 1);
  gone.giveUp();
  await until(() => arrived[before]?.raw.destroyed === true);
  end('a');
  await isIn('a', 'b');
  end('b');
});

test('A request that is aborted while it runs makes room for the next one', async () => {
  const { arrived, ask, askAll, isIn, end } = await serve({ most: 1 });
  const gone = ask('/api/gone');
  await until(() => arrived.length === 1);
  await isIn('gone');
  await askAll(['b']);
  gone.giveUp();
  await isIn('gone', 'b');
  end('b');
});

test('However many requests one reader sends, those of others are admitted in turn and wait no less long', async () => {
  const { askAll, end, isIn, shed } = await serve({ most: 1 });
  await askAll(['a', 'b', 'c', 'd']);
  await askAll(['other'], '127.0.0.2');
  end('a');
  await isIn('a', 'b');
  end('b');
  await isIn('a', 'b', 'other');
  for (let turn = 0; turn < 60; turn += 1) {
    pass(20);
    await askAll([`e${turn}`]);
  }
  await askAll(['third'], '127.0.0.3');
  pass(60);
  expect(shed()).toBe(62);
  end('other');
  await isIn('a', 'b', 'other', 'third');
  end('third');
});

test('Without a limit no request waits', async () => {
  const { askAll, end, isIn } = await serve({ most: 0 });
  const names = ['a', 'b', 'c'];
  await askAll(names);
  await isIn(...names);
  for (const name of names) end(name);
});
