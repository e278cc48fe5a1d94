import { rm } from 'node:fs/promises';
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

test('Over https every answer has HSTS, guesses no types and stands in no frame: pages, calls, pictures, texts, redirects and errors', async () => {
  const as = await createMember(app);
  const { file } = await publishPost(app, { as });
  const asked = [
    ['GET', '/en', 200],
    ['GET', '/healthz', 200],
    ['GET', '/robots.txt', 200],
    ['GET', '/.well-known/security.txt', 200],
    ['GET', '/assets/translations/en.json', 200],
    ['GET', '/api/posts/latest/0', 200],
    ['GET', new URL(file, 'https://staylore.example').pathname, 200],
    ['GET', '//en', 301],
    ['GET', '/api/me/takeout', 401],
    ['GET', '/api/nothing', 404],
    ['GET', '/media/p/none.webp', 404],
    ['POST', '/api/login', 400],
    ['PUT', '/en', 404],
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

test('Where requests come through a proxy that nobody told of, the log says so once; where it was told of, never', async () => {
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
