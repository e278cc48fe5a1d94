import { rm } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createMember } from '../../../test/people.ts';
import { stubPages } from '../../../test/stand-ins/stub-pages.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { publishPost } from '../../../test/stays/lists.ts';

let app: TestApp;
let buildDir: string;

beforeAll(async () => {
  ({ buildDir } = await stubPages());
  app = await startApp({ PUBLIC_URL: 'https://staylore.example' }, { buildDir });
});

afterAll(async () => {
  vi.restoreAllMocks();
  await app?.close();
  await rm(buildDir, { recursive: true, force: true });
});

test('Over https every answer has HSTS, nosniff and no framing: pages, calls, pictures, texts, redirects and errors', async () => {
  const as = await createMember(app);
  const { file } = await publishPost(app, { as });
  await app.send('PUT', '/api/me/atlas', { as, body: { shown: true } });
  const asked = [
    ['GET', '/en', 200],
    ['GET', '/healthz', 200],
    ['GET', '/robots.txt', 200],
    ['GET', '/.well-known/security.txt', 200],
    ['GET', '/assets/translations/en.json', 200],
    ['GET', '/api/posts/latest/0', 200],
    ['GET', new URL(file, 'https://staylore.example').pathname, 200],
    ['GET', `/api/atlases/${as.username}/story.jpg`, 200],
    ['GET', '//en', 301],
    ['GET', '/api/me/takeout', 401],
    ['GET', '/api/nothing', 404],
    ['GET', '/media/p/none.webp', 404],
    ['POST', '/api/login', 400],
    ['PUT', '/en', 404],
    ['GET', '/api/users/findbyusername/%ff%fe/0', 400],
    ['GET', '/%c0%ae%c0%ae/', 400],
  ] as const;
  for (const [method, path, status] of asked) {
    const answer = await app.send(method, path);
    const { headers } = answer;
    expect([path, answer.status]).toEqual([path, status]);
    expect([path, headers['strict-transport-security']]).toEqual([
      path,
      'max-age=31536000; includeSubDomains',
    ]);
    expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff']);
    expect([path, headers['content-security-policy']]).toEqual([
      path,
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
  }
});

test('Malformed HTTP, and requests with no host or several, get the same headers and are not processed', async () => {
  const { port } = app.app.http.server.address() as AddressInfo;
  for (const sent of [
    'GET /healthz HTTP/9.9\r\nhost: a\r\n\r\n',
    'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n',
    'GET /healthz HTTP/1.1\r\nhost: staylore.example\r\nHost: evil.example\r\nconnection: close\r\n\r\n',
  ]) {
    const socket = connect(port, '127.0.0.1');
    socket.end(sent);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toContain('HTTP/1.1 400');
    expect(head).toContain('x-content-type-options: nosniff');
    expect(head).toContain("content-security-policy: frame-ancestors 'none'");
    expect(head).toContain('strict-transport-security: max-age=31536000; includeSubDomains');
    expect(head).toContain('application/problem+json');
    expect(body).toContain('request.malformed');
  }
  const old = connect(port, '127.0.0.1');
  old.end('GET /healthz HTTP/1.0\r\n\r\n');
  expect(await text(old)).toContain(' 200 ');
});

test('Requests through a proxy that is not configured are reported in the log once; through a configured one, never', async () => {
  const warned = async (env: Record<string, string>) => {
    const one = await startApp(env);
    const warn = vi.spyOn(one.platform.log, 'warn');
    for (const headers of [{ 'x-forwarded-for': '192.0.2.1' }, { forwarded: 'for=192.0.2.1' }])
      for (const _again of [1, 2, 3]) await one.send('GET', '/healthz', { headers });
    const count = warn.mock.calls.filter((words) => words.join().includes('TRUST_PROXY is off')).length;
    await one.close();
    return count;
  };
  expect(await warned({})).toBe(1);
  expect(await warned({ TRUST_PROXY: '1' })).toBe(0);
});
