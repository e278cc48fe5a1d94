import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createLog } from '../log/index.ts';
import type { Resolve } from './connect.ts';
import { createFetchSafely, type OutgoingError } from './index.ts';

let server: Server;
let origin = '';
let requests: IncomingMessage[] = [];
let respond: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) => {
  response.end('ok');
};

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  requests = [];
  respond = (_request, response) => void response.end('ok');
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const log = createLog({ level: 'silent' });
const userAgent = 'Staylore-Test/1';

function guarded(resolve?: Resolve) {
  return createFetchSafely({ allowedPrivateOrigins: [], userAgent, log, ...(resolve ? { resolve } : {}) });
}

/** May ask the local server, as the product may ask its sandbox. */
const trusting = () => createFetchSafely({ allowedPrivateOrigins: [origin], userAgent, log });

const failure = (promise: Promise<unknown>): Promise<OutgoingError> =>
  promise.then(
    () => expect.unreachable('The request should have failed'),
    (error) => error,
  );

test.each([
  'http://127.0.0.1:PORT/',
  'http://localhost:PORT/',
  'http://LOCALHOST.:PORT/',
  'http://x.localhost:PORT/',
  'http://metadata.google.internal/',
  'http://database:5432/',
  'http://2130706433:PORT/',
  'http://0x7f000001:PORT/',
  'http://0177.0.0.1:PORT/',
  'http://0x7f.1:PORT/',
  'http://127.1:PORT/',
  'http://0:PORT/',
  'http://①②⑦.0.0.1:PORT/',
  'http://127。0。0。1:PORT/',
  'http://[::1]:PORT/',
  'http://[::]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://[::ffff:7f00:1]:PORT/',
  'http://[0:0:0:0:0:ffff:127.0.0.1]:PORT/',
  'http://[64:ff9b::127.0.0.1]:PORT/',
  'http://[fe80::1]:PORT/',
  'http://10.0.0.1:PORT/',
  'http://192.168.0.1:PORT/',
  'http://169.254.169.254/latest/meta-data/',
  'http://example.com@127.0.0.1:PORT/',
  'http://user:pass@example.com/',
  'http://127.0.0.1:PORT\\@example.com/',
  'http://example.com:22/',
  'http://example.com:25/',
  'file:///etc/passwd',
  'ftp://example.com/',
  'data:text/plain,hi',
  'javascript:alert(1)',
  '//example.com/',
  'http://',
  '',
  `https://example.com/${'a'.repeat(9000)}`,
])('The address %s is refused', async (template) => {
  const url = template.replace('PORT', new URL(origin).port);
  const error = await failure(guarded()(url, { as: 'text', timeoutMs: 2000 }));
  expect(error).toMatchObject({ name: 'OutgoingError', kind: 'refused' });
  expect(requests).toHaveLength(0);
});

test.each([
  [[{ address: '127.0.0.1', family: 4 }]],
  [[{ address: '::1', family: 6 }]],
  [[{ address: '100.64.3.4', family: 4 }]],
  [
    [
      { address: '11.0.0.1', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ],
  ],
])('A name that leads to a private address is refused, also beside a public one: %o', async (addresses) => {
  const error = await failure(
    guarded(async () => addresses)(`http://a.example:${new URL(origin).port}/`, { as: 'text' }),
  );
  expect(error.kind).toBe('refused');
  expect(requests).toHaveLength(0);
});

test('A name that resolves to a public address first and a private one later is not called at the private one', async () => {
  let lookups = 0;
  const rebinding: Resolve = async () => {
    lookups += 1;
    return [{ address: lookups === 1 ? '11.0.0.1' : '127.0.0.1', family: 4 }];
  };
  const url = `http://rebind.example:${new URL(origin).port}/`;
  const fetchSafely = guarded(rebinding);
  expect((await failure(fetchSafely(url, { as: 'text', timeoutMs: 300 }))).kind).toMatch(/timeout|network/);
  expect(lookups).toBe(1);
  await fetchSafely.close();
  expect((await failure(guarded(rebinding)(url, { as: 'text', timeoutMs: 300 }))).kind).toBe('refused');
  expect(requests).toHaveLength(0);
});

test('An allowed private origin is allowed with its port only', async () => {
  expect((await trusting()(`${origin}/x`, { as: 'text' })).body).toBe('ok');
  expect((await failure(trusting()('http://127.0.0.1:1/', { as: 'text' }))).kind).toBe('refused');
});

test.each([
  'http://127.0.0.1:1/',
  'http://[::1]/',
  'http://169.254.169.254/',
  'file:///etc/passwd',
  'http://a@b.example/',
])('A redirect to %s is refused', async (location) => {
  respond = (_request, response) => void response.writeHead(302, { location }).end();
  expect((await failure(trusting()(origin, { as: 'text' }))).kind).toBe('refused');
  expect(requests).toHaveLength(1);
});

test('Redirects are followed up to their limit, and a loop ends', async () => {
  respond = (request, response) =>
    void (request.url === '/end'
      ? response.end('there')
      : response.writeHead(301, { location: '/end' }).end());
  const reply = await trusting()(`${origin}/start`, { as: 'text' });
  expect(reply).toMatchObject({ body: 'there', url: `${origin}/end` });
  respond = (_request, response) => void response.writeHead(302, { location: '/again' }).end();
  requests = [];
  expect(await failure(trusting()(origin, { as: 'text' }))).toMatchObject({ kind: 'status', status: 302 });
  expect(requests).toHaveLength(4);
});

test('A redirected POST is not repeated elsewhere', async () => {
  respond = (_request, response) => void response.writeHead(307, { location: '/other' }).end();
  const error = await failure(trusting()(origin, { as: 'text', method: 'POST', body: 'x' }));
  expect(error).toMatchObject({ kind: 'status', status: 307 });
  expect(requests).toHaveLength(1);
});

test('A token does not travel to another origin', async () => {
  const other = createServer((request, response) => void response.end(JSON.stringify(request.headers)));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const otherOrigin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  respond = (_request, response) => void response.writeHead(302, { location: `${otherOrigin}/` }).end();
  const fetchSafely = createFetchSafely({ allowedPrivateOrigins: [origin, otherOrigin], userAgent, log });
  const headers = { Authorization: 'Bearer s3cret', cookie: 's3cret', 'x-key': 's3cret', accept: 'a/b' };
  const { body } = await fetchSafely(origin, { as: 'text', headers });
  expect(requests[0]?.headers.authorization).toBe('Bearer s3cret');
  expect(body).not.toContain('s3cret');
  expect(JSON.parse(body)).toMatchObject({ accept: 'a/b', 'user-agent': userAgent });
  await fetchSafely.close();
  other.close();
});

test('An answer larger than allowed is cut off, announced or not, compressed or not', async () => {
  const big = Buffer.alloc(200_000, 'a');
  const bodies: ((response: ServerResponse) => unknown)[] = [
    (response) => response.writeHead(200, { 'content-length': big.length }).end(big),
    (response) => [response.write(big.subarray(0, 100_000)), response.end(big)],
    (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(big)),
  ];
  for (const send of bodies) {
    respond = (_request, response) => send(response);
    expect((await failure(trusting()(origin, { as: 'bytes', maxBytes: 150_000 }))).kind).toBe('too_large');
    expect((await trusting()(origin, { as: 'bytes', maxBytes: 400_000 })).body.length).toBeGreaterThan(
      150_000,
    );
  }
});

test('A stream is capped as well', async () => {
  respond = (_request, response) => {
    response.write('a'.repeat(1000));
    response.end('b'.repeat(1000));
  };
  const { body } = await trusting()(origin, { as: 'stream', maxBytes: 1500 });
  expect((await failure(readText(body))).kind).toBe('too_large');
  const whole = await trusting()(origin, { as: 'stream', maxBytes: 2000 });
  expect(await readText(whole.body)).toHaveLength(2000);
});

test.each([
  ['before the answer', () => undefined],
  ['in the middle of it', (response: ServerResponse) => response.writeHead(200).write('first')],
])('A server that falls silent %s is given up in time', async (_when, act) => {
  respond = (_request, response) => void act(response);
  expect((await failure(trusting()(origin, { as: 'text', timeoutMs: 150 }))).kind).toBe('timeout');
});

test('A stream that stops sending ends with the same error', async () => {
  respond = (_request, response) => void response.writeHead(200).write('first');
  const { body } = await trusting()(origin, { as: 'stream', timeoutMs: 150 });
  expect((await failure(readText(body))).kind).toBe('timeout');
});

test('The caller can abort a request, and gets its own reason back', async () => {
  respond = () => undefined;
  const gone = new AbortController();
  setTimeout(() => gone.abort(new Error('gone')), 30);
  expect(await failure(trusting()(origin, { as: 'text', signal: gone.signal }))).toMatchObject({
    message: 'gone',
  });
});

test('A closed port and a broken connection are network errors that may pass', async () => {
  respond = (request) => void request.socket.destroy();
  const broken = await failure(trusting()(origin, { as: 'text' }));
  expect(broken).toMatchObject({ kind: 'network', isTransient: true });
  const closed = createFetchSafely({ allowedPrivateOrigins: ['http://127.0.0.1:9'], userAgent, log });
  expect((await failure(closed('http://127.0.0.1:9/', { as: 'text' }))).kind).toBe('refused');
  const resolve: Resolve = () => Promise.reject(Object.assign(new Error('x'), { code: 'ENOTFOUND' }));
  expect((await failure(guarded(resolve)('http://nowhere.example/', { as: 'text' }))).kind).toBe('network');
});

test('JSON is returned as its schema reads it, and refused if it does not match', async () => {
  const schema = z.object({ id: z.string(), extra: z.number().default(1) });
  const json = { as: 'json', schema } as const;
  respond = (_request, response) => void response.end('{"id":"7","more":true}');
  expect((await trusting()(origin, json)).body).toEqual({ id: '7', extra: 1 });
  respond = (_request, response) => void response.end('{"id":7}');
  expect((await failure(trusting()(origin, json))).kind).toBe('malformed');
  respond = (_request, response) => void response.end('{"id":');
  expect((await failure(trusting()(origin, json))).kind).toBe('malformed');
  respond = (_request, response) =>
    void response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip');
  expect((await failure(trusting()(origin, json))).kind).toBe('malformed');
  respond = (_request, response) => void response.writeHead(200, { 'content-encoding': 'zstd' }).end('x');
  expect((await failure(trusting()(origin, json))).kind).toBe('malformed');
});

test.each([
  [400, false],
  [404, false],
  [429, true],
  [500, true],
  [503, true],
])('An answer %d is an error with its body and headers, transient: %s', async (status, transient) => {
  respond = (_request, response) =>
    void response.writeHead(status, { 'x-app-usage': '{}' }).end('{"error":{"code":110}}');
  const error = await failure(trusting()(`${origin}/v26.0/1?access_token=s3cret`, { as: 'text' }));
  expect(error).toMatchObject({
    kind: 'status',
    status,
    isTransient: transient,
    body: '{"error":{"code":110}}',
  });
  expect(error.headers['x-app-usage']).toBe('{}');
  expect(error.message).not.toContain('s3cret');
  const kept = await trusting()(origin, { as: 'text', accept: () => true });
  expect(kept.status).toBe(status);
});

test('Forms and headers are sent as given', async () => {
  respond = (request, response) => void request.pipe(response);
  const form = new URLSearchParams({ a: '1 2', b: 'ü' });
  const reply = await trusting()(origin, { as: 'text', method: 'POST', body: form, headers: { 'X-A': 'b' } });
  expect(reply.body).toBe('a=1+2&b=%C3%BC');
  expect(requests[0]?.headers).toMatchObject({
    'content-type': 'application/x-www-form-urlencoded',
    'x-a': 'b',
  });
  expect(requests[0]?.headers['user-agent']).toBe(userAgent);
});
