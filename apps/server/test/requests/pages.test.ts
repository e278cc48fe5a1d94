import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMember } from '../people.ts';
import { stubPages } from '../stand-ins/stub-pages.ts';
import { startApp, type TestApp } from '../start-app.ts';

let app: TestApp;
let limited: TestApp;
let buildDir: string;

beforeAll(async () => {
  ({ buildDir } = await stubPages());
  app = await startApp({}, { buildDir });
  limited = await startApp({ RATE_LIMITS: 'on' }, { buildDir });
});

afterAll(async () => {
  await app?.close();
  await limited?.close();
  await rm(buildDir, { recursive: true, force: true });
});

/** Asks for a path letter by letter as it stands here; `fetch` would tidy it. */
function ask(options: { path: string; method?: string; headers?: Record<string, string> }) {
  const { port } = app.app.http.server.address() as { port: number };
  return new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, agent: false, ...options }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location }),
      );
    });
    asked.once('error', reject);
    asked.end();
  });
}

test('A page and its calls agree on who is reading, however the session cookie is spelled', async () => {
  const { token, username } = await createMember(app);
  const name = 'staylore_session';
  const own = [
    `${name}=${token}`,
    `${name} =${token}`,
    ` ${name} = ${token} `,
    `a=b;${name}=${token};`,
    `${name}=${token}; ${name}=x`,
  ];
  for (const cookie of own) {
    const { body, headers } = await app.send('GET', '/en', { headers: { cookie } });
    expect([cookie, body.hasSession, body.user]).toEqual([cookie, true, username]);
    expect([cookie, headers['cache-control']]).toEqual([cookie, 'private, no-cache']);
  }
  for (const cookie of [`x${name}=${token}`, `${name}`, `a=${name}=${token}`, `${name}=`]) {
    const { body } = await app.send('GET', '/en', { headers: { cookie } });
    expect([cookie, body.hasSession, body.user]).toEqual([cookie, false, null]);
  }
});

test('For an asset that is not there no page is rendered, and none of the reader’s pages is counted', async () => {
  const wanted = { headers: { accept: '*/*' } };
  for (const path of ['/assets/none-x1y2.js', '/assets/none.css?v=1', '/assets/'])
    expect(await limited.send('GET', path, wanted)).toMatchObject({
      status: 404,
      body: { code: 'request.not_found' },
    });
});

test('Once a session has ended, pages say so to the browser, which then forgets those that it kept for the member', async () => {
  const { email, password } = await createMember(app);
  const { body, headers } = await app.send('POST', '/api/login', { body: { email, password } });
  const cookie = /staylore_session=[^;]+/.exec(headers['set-cookie'] ?? '')?.[0] ?? '';
  const caching = async () => {
    const page = await app.send('GET', '/en', { headers: { cookie } });
    return [page.body.user, page.headers['cache-control']];
  };
  expect(await caching()).toEqual([body.user.username, 'private, no-cache']);
  // From another device.
  await app.send('POST', '/api/logout', { as: body });
  expect(await caching()).toEqual([null, 'no-cache']);
});

test('A redirecting page has no body, and every page answers HEAD requests', async () => {
  const elsewhere = await app.send('GET', '/en/elsewhere');
  expect([elsewhere.status, elsewhere.body, elsewhere.headers['content-type']]).toEqual([302, '', undefined]);
  for (const [path, status] of [
    ['/en', 200],
    ['/en/elsewhere', 302],
  ] as const)
    expect([path, (await ask({ path, method: 'HEAD' })).status]).toEqual([path, status]);
});

test('Over https the session cookie is taken from this host alone', async () => {
  const https = await startApp({ PUBLIC_URL: 'https://stay.example', SANDBOX: 'off' });
  const { token, email, password } = await createMember(https);
  const signedIn = await https.send('POST', '/api/login', { body: { email, password } });
  expect(signedIn.headers['set-cookie']).toMatch(/^__Host-staylore_session=[^;]+; .*Path=\/;.*Secure/);
  expect(signedIn.headers['set-cookie']).not.toContain('Domain');
  const me = async (name: string) =>
    (await https.send('GET', '/api/me', { headers: { cookie: `${name}=${token}` } })).body.user;
  expect(await me('staylore_session')).toBeNull();
  expect(await me('__Host-staylore_session')).toMatchObject({ email });
  await https.close();
});

test('A visitor who loads too many pages is told in their language how long to wait', async () => {
  let answer = await limited.send('GET', '/de');
  for (let asked = 1; asked < 1_000 && answer.status !== 429; asked += 1)
    answer = await limited.send('GET', '/de');
  expect(answer.status).toBe(429);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.headers['content-language']).toBe('de');
  expect(answer.body).toContain('<html lang="de">');
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('security.txt says where to report a weakness', async () => {
  const { body, headers, status } = await app.send('GET', '/.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
  expect(expires).toBeGreaterThan(app.platform.clock.now().getTime());
});

test('Every answer says that it is no frame and no other type than it says, also files, errors and redirects', async () => {
  const paths = [
    '/healthz',
    '/api/posts/latest/0',
    '/api/nothing',
    '/media/p/none.webp',
    '/go/none',
    '/robots.txt',
    '/en',
    '//en',
  ];
  for (const path of paths) {
    const { headers } = await app.send('GET', path);
    expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff']);
    expect([path, headers['content-security-policy']]).toEqual([
      path,
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
  }
});

test('A page in place of a link, or where its address resolves to, lists posts like every other', async () => {
  for (const path of ['/en', '/go/none', '/go/%2e%2e', '/go/%2E%2E/']) {
    const { body } = await app.send('GET', path, { headers: { cookie: 'a=b' } });
    expect([path, body.latest]).toEqual([path, 200]);
  }
});

test('Requests that are not HTTP, bad addresses and too long heads get problem details', async () => {
  const { port } = app.app.http.server.address() as { port: number };
  const answerTo = async (sent: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.end(sent);
    return (await text(socket)).split('\r\n\r\n');
  };
  for (const [sent, status] of [
    ['GET / HTTP/9.9\r\n\r\n', 400],
    ['CONNECT elsewhere.example:443 HTTP/1.1\r\nhost: a\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ...[
      'content-length: 2\r\ncontent-length: 3',
      'content-length: 2, 2',
      'content-length: +2',
      'content-length: 2\r\ntransfer-encoding: chunked',
      'transfer-encoding: chunked\r\ncontent-length: 2',
      'transfer-encoding: xchunked',
      'transfer-encoding : chunked',
      'x: a\r\n content-length: 2',
      'transfer-encoding: chunked, identity',
      'transfer-encoding: chunked\r\ntransfer-encoding: chunked',
      'content-length: 2\r\nhost: b\r\nconnection: close',
    ].map((heads) => [`POST /api/login HTTP/1.1\r\nhost: a\r\n${heads}\r\n\r\n{}`, 400] as const),
    ...['1.1\r\ntransfer-encoding: gzip, chunked', '1.0\r\ntransfer-encoding: chunked'].map(
      (framing) =>
        [
          `POST /api/login HTTP/${framing}\r\nhost: a\r\nconnection: close\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
          400,
        ] as const,
    ),
    ['GET /api/posts/%zz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400],
    [`GET /api/posts/${'1'.repeat(2_000)} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`, 404],
  ] as const) {
    const [head = '', body = ''] = await answerTo(sent);
    expect(head).toContain(`HTTP/1.1 ${status}`);
    expect(head).toContain('application/problem+json');
    expect(JSON.parse(body).detail.length).toBeGreaterThan(5);
  }
});

test('A HEAD request gets the status of a page, and no call', async () => {
  for (const [path, status] of [
    ['/en', 200],
    ['/api/me', 404],
  ] as const)
    expect([path, (await ask({ path, method: 'HEAD' })).status]).toEqual([path, status]);
});

test('A body sent to a page is refused before a byte of it has arrived', async () => {
  const headers = { 'content-type': 'text/plain', 'content-length': '64000' };
  expect((await ask({ path: '/en/login', method: 'POST', headers })).status).toBe(404);
});

test('An unknown Expect header is ignored', async () => {
  const headers = { expect: 'something' };
  expect((await ask({ path: '/api/me', headers })).status).toBe(200);
  expect((await ask({ path: '/en', headers })).status).toBe(200);
});

test('An address with a control character is no address of a page', async () => {
  for (const path of ['/%09', '/%09/a:b', '/en/%0d%0aset-cookie:a=b', '/en/%7F'])
    expect([path, (await ask({ path })).status]).toEqual([path, 400]);
});

describe('No address and no form of a page is a fault of the server', () => {
  test.each([
    '/.//',
    '/.//evil.example',
    '//\\evil.example',
    '/\\evil.example',
    '/%09/en',
    '//',
    '/%00',
    '/en?q=%00',
    '/%2e%2e//',
    '/%c0%ae',
    `/en?q=${'x'.repeat(12_000)}`,
    '/en/%E2%80%AE',
  ])('%j', async (path) => {
    const { location, status } = await ask({ path });
    expect(status, location).toBeLessThan(500);
    // Two slashes, also after a tab that browsers leave out, begin the name of another host.
    expect(location ?? '/').toMatch(/^\/(?![/\\\t])/);
  });
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a %s without a body', async (method) => {
    const headers = { 'content-type': 'text/plain' };
    expect((await ask({ path: '/en/login', method })).status).toBe(404);
    expect((await ask({ path: '/', method, headers })).status).toBe(404);
  });
});
