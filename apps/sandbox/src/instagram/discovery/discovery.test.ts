import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ask, page, SOURCE } from '../../../test/graph.ts';
import { startSandbox } from '../../../test/start.ts';

const profile = (handle: string, fields = 'id') => `business_discovery.username(${handle}){${fields}}`;

test('An account is answered with the requested fields and no others', async () => {
  const { app } = await startSandbox();
  const response = await ask(
    app,
    profile('lena.wanders', 'username,media_count,media.limit(1){permalink,timestamp}'),
  );
  expect(response.statusCode).toBe(200);
  const { business_discovery: found, id } = response.json();
  expect(id).toBe(SOURCE);
  expect(Object.keys(found).sort()).toEqual(['id', 'media', 'media_count', 'username']);
  const [post] = found.media.data;
  expect(Object.keys(post).sort()).toEqual(['id', 'permalink', 'timestamp']);
  expect(post.permalink).toMatch(/^https:\/\/www\.instagram\.com\/(p|reel)\/[\w-]{11}\/$/);
  expect(post.timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/);
});

test('Following the cursors brings every post exactly once, and the last page has no cursor to follow', async () => {
  const { app } = await startSandbox();
  const codes: unknown[] = [];
  let after: string | undefined;
  let pages = 0;
  do {
    const next = await page(app, { handle: 'long.107', ...(after && { after }) });
    codes.push(...next.posts.map((post) => post.shortcode));
    after = next.after;
    pages += 1;
  } while (after);
  expect(pages).toBe(5);
  expect(codes).toHaveLength(107);
  expect(new Set(codes).size).toBe(107);
});

test('Paging contains only cursors, and is missing when everything fits on one page', async () => {
  const { app } = await startSandbox();
  const first = await page(app, { handle: 'long.30' });
  expect(Object.keys(first.paging ?? {})).toEqual(['cursors']);
  expect((await page(app, { handle: 'long.25' })).paging).toBeUndefined();
});

test('The order of the modifiers makes no difference', async () => {
  const { app } = await startSandbox();
  const { after } = await page(app, { handle: 'long.60' });
  const one = await ask(app, profile('long.60', `media.limit(25).after(${after}){id}`));
  const two = await ask(app, profile('long.60', `media.after(${after}).limit(25){id}`));
  expect(one.json()).toEqual(two.json());
});

test('Carousels return their children; other posts have none', async () => {
  const { app } = await startSandbox();
  const fields = 'media_type,children{id,media_type,media_url}';
  const { posts } = await page(app, { handle: 'nomad.jules', fields });
  const carousel = posts.find((post) => post['media_type'] === 'CAROUSEL_ALBUM');
  expect(carousel?.children?.data.length).toBeGreaterThan(1);
  expect(carousel?.children?.data[0]).toMatchObject({ media_type: 'IMAGE', media_url: expect.any(String) });
  expect(posts.filter((post) => post['media_type'] === 'IMAGE').every((post) => !post.children)).toBe(true);
});

test('Missing fields of a post are absent, not null: captions, hidden likes, videos of reels', async () => {
  const { app } = await startSandbox();
  const fields = 'caption,like_count,media_url,thumbnail_url,media_type,media_product_type';
  const { posts } = await page(app, { handle: 'hotel.zermatt.demo', fields });
  expect(posts.some((post) => !('caption' in post))).toBe(true);
  expect(posts.some((post) => !('like_count' in post))).toBe(true);
  const silent = posts.find((post) => post['media_product_type'] === 'REELS' && !('media_url' in post));
  expect(silent?.['thumbnail_url']).toMatch(/\/cdn\/media\/[\w-]{11}\/1\.jpg$/);
  expect(posts.flatMap((post) => Object.values(post))).not.toContain(null);
});

test.each([
  ['personal.friend', 400, { code: 110, error_subcode: 2207013, is_transient: false }],
  ['nobody.at.all', 400, { code: 110, error_subcode: 2207013, is_transient: false }],
  ['token.expired', 400, { code: 190, error_subcode: 463 }],
  ['limit.me', 403, { code: 4, is_transient: true }],
])('%s answers with its error in the full envelope', async (handle, status, error) => {
  const { app } = await startSandbox();
  const response = await ask(app, profile(handle));
  expect(response.statusCode).toBe(status);
  expect(response.json().error).toMatchObject({
    ...error,
    type: 'OAuthException',
    message: expect.any(String),
  });
  expect(response.json().error.fbtrace_id).toMatch(/^A[\w-]+$/);
});

test('Usage headers come with every answer, and say 100 percent when the limit is reached', async () => {
  const { app } = await startSandbox();
  const fine = await ask(app, profile('lena.wanders'));
  expect(JSON.parse(String(fine.headers['x-app-usage'])).call_count).toBeLessThan(90);
  const limited = await ask(app, profile('limit.me'));
  expect(JSON.parse(String(limited.headers['x-app-usage'])).call_count).toBe(100);
  const business = JSON.parse(String(limited.headers['x-business-use-case-usage']));
  expect(business[SOURCE][0].estimated_time_to_regain_access).toBeGreaterThan(0);
});

test('A missing or wrong token is refused with 190; a bearer token is as good as one in the query', async () => {
  const { app } = await startSandbox();
  const url = `/graph.facebook.com/v26.0/${SOURCE}?fields=id`;
  for (const token of ['', '&access_token=wrong']) {
    const response = await app.inject({ method: 'GET', url: url + token });
    expect([response.statusCode, response.json().error.code]).toEqual([400, 190]);
  }
  const headers = { authorization: 'Bearer sandbox-token' };
  expect((await app.inject({ method: 'GET', url, headers })).json()).toEqual({ id: SOURCE });
});

test('A found post cannot be read on its own', async () => {
  const { app } = await startSandbox();
  const { posts } = await page(app, { handle: 'lena.wanders' });
  const url = `/graph.facebook.com/v26.0/${posts[0]?.id}?access_token=sandbox-token`;
  expect((await app.inject({ method: 'GET', url })).json().error).toMatchObject({
    code: 100,
    error_subcode: 33,
  });
});

test('slow.me answers three pages, each late', async () => {
  const { app, config } = await startSandbox();
  const began = performance.now();
  const first = await page(app, { handle: 'slow.me' });
  expect(performance.now() - began).toBeGreaterThanOrEqual(config.slowMs - 5);
  const second = await page(app, { handle: 'slow.me', after: first.after ?? '' });
  const third = await page(app, { handle: 'slow.me', after: second.after ?? '' });
  expect([third.posts.length, third.after]).toEqual([10, undefined]);
});

test('broken.json is truncated on its second page', async () => {
  const { app } = await startSandbox();
  const { after } = await page(app, { handle: 'broken.json' });
  const response = await ask(app, profile('broken.json', `media.after(${after}){id}`));
  expect(response.statusCode).toBe(200);
  expect(() => JSON.parse(response.body)).toThrow(SyntaxError);
});

test('loop.cursor returns the same cursor again and again', async () => {
  const { app } = await startSandbox();
  const first = await page(app, { handle: 'loop.cursor' });
  const second = await page(app, { handle: 'loop.cursor', after: first.after ?? '' });
  const third = await page(app, { handle: 'loop.cursor', after: second.after ?? '' });
  expect(second.after).toBe(first.after);
  expect(third.posts).toEqual(second.posts);
});

test('endless.scroll always has one more page of posts not seen before', async () => {
  const { app } = await startSandbox();
  const seen = new Set<unknown>();
  let after = '';
  for (let turn = 0; turn < 40; turn += 1) {
    const next = await page(app, { handle: 'endless.scroll', ...(after && { after }) });
    for (const post of next.posts) seen.add(post.shortcode);
    after = next.after ?? '';
    expect(after).not.toBe('');
  }
  expect(seen.size).toBe(1000);
});

test('long.N has N posts, up to 5,000', async () => {
  const { app } = await startSandbox();
  expect((await ask(app, profile('long.5000', 'media_count'))).json().business_discovery.media_count).toBe(
    5000,
  );
  for (const handle of ['long.5001', 'long.0', 'long.x']) {
    expect((await ask(app, profile(handle))).json().error.code).toBe(110);
  }
});

test.each([
  ['nonsense', 100],
  [profile('lena.wanders', 'id,shoe_size'), 100],
  [profile('lena.wanders', 'media{id,shoe_size}'), 100],
  [profile('lena.wanders', 'media{id,children{caption}}'), 100],
  [profile('lena.wanders', 'media.limit(0){id}'), 100],
  [profile('lena.wanders', 'media.limit(-5){id}'), 100],
  [profile('lena.wanders', 'media.after(QUJD){id}'), 100],
  [profile('lena.wanders', 'media.sideways(3){id}'), 100],
  ['business_discovery{id}', 100],
  ['business_discovery.username(lena.wanders{id}', 2500],
  [profile('lena.wanders', 'id').slice(0, -1), 2500],
  [',', 2500],
  ['id}', 2500],
  [`${'media{'.repeat(40)}id${'}'.repeat(40)}`, 2500],
  ['a'.repeat(9000), 100],
])('A wrong field expression is refused with its code: %s', async (fields, code) => {
  const { app } = await startSandbox();
  const response = await ask(app, fields);
  expect([response.statusCode, response.json().error.code]).toEqual([400, code]);
});

test('A huge limit counts as 100', async () => {
  const { app } = await startSandbox();
  const response = await ask(app, profile('long.300', 'media.limit(999999999){id}'));
  expect(response.json().business_discovery.media.data).toHaveLength(100);
});

test('No field expression whatsoever makes the server fail', async () => {
  const { app } = await startSandbox();
  const piece = fc.constantFrom(
    'business_discovery',
    '.username(',
    'lena.wanders',
    ')',
    '{',
    '}',
    ',',
    'media',
    '.limit(',
    '9',
    'id',
    ' ',
    '\0',
    '"',
    '.',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece, { maxLength: 30 }).map((parts) => parts.join('')),
  );
  await fc.assert(
    fc.asyncProperty(text, async (fields) => {
      const response = await ask(app, fields);
      expect(response.statusCode).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
});
