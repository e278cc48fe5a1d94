import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp({ ...sandbox.env, EXAMPLE_HANDLES: 'lena.wanders' });
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const scan = (handle: string, query = '') =>
  app.send('GET', `/api/newposts/0/nolocation/${encodeURIComponent(handle)}/noLat/noLong${query}`);

test('Visitors are offered the operator’s handles to try', async () => {
  const { status, body } = await app.send('GET', '/api/instagram/examples');
  expect(status).toBe(200);
  expect(body).toEqual([{ handle: 'lena.wanders' }]);
});

test('A creator’s posts are scanned fifty at a time to the end, and only stays are shown', async () => {
  const counts: number[] = [];
  let further = 0;
  let pagination = '';
  for (let calls = 0; calls < 10; calls += 1) {
    const { body } = await scan(
      'lena.wanders',
      pagination && `?pagination=${encodeURIComponent(pagination)}`,
    );
    expect(body.success).toBe(true);
    for (const { found, file, gallery } of body.posts) {
      expect(found).toBeGreaterThanOrEqual(1);
      expect(gallery).not.toContain(file);
      further += gallery.length;
    }
    counts.push(body.scanPostCount);
    pagination = body.pagination ?? '';
    if (body.pagination === null) {
      expect(body.source).toBe('__');
      break;
    }
  }
  expect(counts).toEqual([50, 50, 20]);
  expect(further).toBeGreaterThan(20);
});

test('A scan that is repeated within the hour costs no upstream call', async () => {
  const first = await scan('alpen.anna');
  // The page that was asked for ahead as well.
  await scan('alpen.anna', `?pagination=${encodeURIComponent(first.body.pagination)}`);
  const before = (await sandbox.requests('instagram')).length;
  const again = await scan('@Alpen.Anna');
  expect(again.body.posts.length).toBeGreaterThan(0);
  expect(await sandbox.requests('instagram')).toHaveLength(before);
});

test('Two people scanning one handle at once share the work', async () => {
  const before = (await sandbox.requests('instagram')).length;
  const [one, other] = await Promise.all([scan('nomad.jules'), scan('nomad.jules')]);
  expect(one.body.posts).toEqual(other.body.posts);
  const asked = async () => (await sandbox.requests('instagram')).length - before;
  // Fifty posts, and ahead the ten behind them.
  await expect.poll(asked).toBe(3);
  await scan('nomad.jules', `?pagination=${encodeURIComponent(one.body.pagination)}`);
  expect(await asked()).toBe(3);
});

test.each([
  ['personal.friend', 'Private or invalid handle.'],
  ['nobody.has.this.name', 'Private or invalid handle.'],
  ['not-a-handle!', 'Private or invalid handle.'],
  ['lena wanders', 'Instagram handle cannot contain spaces. Please remove spaces.'],
  ['token.expired', 'Our connection to Instagram has expired. We are on it; please try again later.'],
])('Scanning %s says: %s', async (handle, message) => {
  const { status, body } = await scan(handle);
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: false, posts: [], error: { message } });
});

test('A network that sends the same page again and again is stopped and said so', async () => {
  const { body } = await scan('loop.cursor');
  expect(body.success).toBe(true);
  expect(body.pagination).toBeNull();
  expect(body.notice).toContain('same posts');
});

test('An unreadable page keeps earlier finds, and the scan can resume there', async () => {
  const { body } = await scan('broken.json');
  expect(body.success).toBe(true);
  expect(body.scanPostCount).toBeGreaterThan(0);
  expect(body.notice).toContain('could not read');
  expect(body.pagination).not.toBeNull();
});

test('Saved stays show at once, and their pictures follow', async () => {
  const member = await createMember(app);
  const { body: page } = await scan('nomad.jules');
  await app.send('POST', '/api/instagram/save', {
    as: member,
    body: { posts: page.posts.slice(0, 1), handle: 'nomad.jules' },
  });
  const list = `/api/user/${member.id}/posts/0`;
  expect((await app.send('GET', list)).body[0].file).toBeNull();
  await app.runJobs();
  const { body } = await app.send('GET', list);
  expect(body[0].file).toMatch(/^\/media\/p\/[0-9a-f]{32}\/1600\.webp$/);
  expect((await app.send('GET', body[0].file)).status).toBe(200);
});

test('Once all pictures of an import have arrived the member is notified, once and with the count', async () => {
  const member = await createMember(app);
  const { body } = await scan('alpen.anna');
  const bundle = { posts: body.posts.slice(0, 3), handle: 'alpen.anna' };
  const finished = async () =>
    (await app.send('GET', '/api/notifications', { as: member })).body.filter(
      (news: { kind: string }) => news.kind === 'import_finished',
    );
  await app.send('POST', '/api/instagram/save', { as: member, body: bundle });
  expect(await finished()).toHaveLength(0);
  await app.runJobs();
  expect(await finished()).toMatchObject([{ payload: { count: 3, handle: 'alpen.anna' } }]);
  const { body: posts } = await app.send('GET', `/api/user/${member.id}/posts/0`);
  for (const post of posts) expect(post.file).not.toBeNull();
  await app.send('POST', '/api/instagram/save', { as: member, body: bundle });
  await app.runJobs();
  expect(await finished()).toHaveLength(1);
});

test('A member who has switched off notifications of imports gets none', async () => {
  const member = await createMember(app);
  const { body } = await scan('alpen.anna');
  const off = [{ kind: 'import_finished', in_app: false, mail: false }];
  await app.send('PUT', '/api/notifications/settings', { as: member, body: off });
  const bundle = { posts: body.posts.slice(0, 1), handle: 'alpen.anna' };
  await app.send('POST', '/api/instagram/save', { as: member, body: bundle });
  await app.runJobs();
  expect((await app.send('GET', '/api/notifications', { as: member })).body).toEqual([]);
});

test('A stay that the member corrected is saved as corrected; in another town it has no coordinates of the old one', async () => {
  const member = await createMember(app);
  const { body } = await scan('lena.wanders');
  const hits = body.posts.filter(
    ({ found, city }: { found: number; city: string | null }) => found === 3 && city,
  );
  const [renamed, moved] = hits;
  const saved = await app.send('POST', '/api/instagram/save', {
    as: member,
    body: {
      handle: 'lena.wanders',
      posts: [
        { source_post_id: renamed.postId, correction: { hotel_name: 'Haus am Hafen' } },
        { source_post_id: moved.postId, correction: { hotel_name: 'Haus im Moor', city: 'Worpswede' } },
      ],
    },
  });
  expect(saved.body.saved_count).toBe(2);
  const posts = (await app.send('GET', `/api/user/${member.id}/posts/0`)).body;
  const of = (id: string) => posts.find((post: { source_post_id: string }) => post.source_post_id === id);
  expect(of(renamed.postId)).toMatchObject({
    hotel_name: 'Haus am Hafen',
    city: renamed.city,
    lat: renamed.lat,
  });
  expect(of(moved.postId)).toMatchObject({ hotel_name: 'Haus im Moor', city: 'Worpswede', lat: null });
});

test('A correction that names another town with its position is saved there', async () => {
  const member = await createMember(app);
  const { body: page } = await scan('lena.wanders');
  const [post] = page.posts;
  const correction = {
    hotel_name: 'Laubengang',
    city: 'Bern',
    state: 'Bern',
    country: 'CH',
    lat: 46.948,
    long: 7.447,
  };
  const posts = [{ source_post_id: post.postId, correction }];
  await app.send('POST', '/api/instagram/save', { as: member, body: { handle: 'lena.wanders', posts } });
  const [saved] = (await app.send('GET', `/api/user/${member.id}/posts/0`)).body;
  expect(saved).toMatchObject({ ...correction, location: 'Laubengang, Bern' });
});

test('A correction without a hotel is refused at its place', async () => {
  const member = await createMember(app);
  const posts = [{ source_post_id: '1', correction: { hotel_name: ' ' } }];
  const answer = await app.send('POST', '/api/instagram/save', {
    as: member,
    body: { handle: 'lena.wanders', posts },
  });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.errors)[0]).toContain('posts');
});

test('Saving keeps each stay once, however often it is sent', async () => {
  const member = await createMember(app);
  const { body: page } = await scan('lena.wanders');
  const bundle = {
    posts: page.posts,
    handle: 'lena.wanders',
    location: 'nolocation',
    lat: null,
    long: null,
    ts: 1,
    user_id: member.id,
  };
  const [first, second] = await Promise.all([
    app.send('POST', '/api/instagram/save', { as: member, body: bundle }),
    app.send('POST', '/api/instagram/save', { as: member, body: bundle }),
  ]);
  expect(first.body.saved_count + second.body.saved_count).toBe(page.posts.length);
  expect(first.body.skipped_count + second.body.skipped_count).toBe(page.posts.length);
  const { body: posts } = await app.send('GET', `/api/user/${member.id}/posts/0?limit=50`);
  expect(posts).toHaveLength(page.posts.length);
});

test.each([
  ['en', 1, 'No stay could be found in 1 post.'],
  ['en', 2, 'No stay could be found in 2 posts.'],
  ['de', 1, 'In 1 Beitrag war kein Aufenthalt zu finden.'],
  ['de', 2, 'In 2 Beiträgen war kein Aufenthalt zu finden.'],
])(
  'A reason for leaving posts out is worded for as many as it is about: %s, %i',
  async (language, count, message) => {
    const member = await createMember(app);
    const posts = [1, 2]
      .slice(0, count)
      .map((one) => ({ source_post_id: `plain-${language}-${one}`, caption: 'Good morning.' }));
    const body = {
      posts,
      handle: 'somebody.else',
      location: 'nolocation',
      lat: null,
      long: null,
      ts: 1,
      user_id: member.id,
    };
    const headers = { 'accept-language': language };
    const sent = await app.send('POST', '/api/instagram/save', { as: member, body, headers });
    expect(sent.body.skipped).toMatchObject(posts.map(() => ({ reason: 'no_stay', message })));
  },
);

test('Bundles are not trusted: the caption is read again, and foreign pictures are not fetched', async () => {
  const member = await createMember(app);
  const forged = {
    postId: '999',
    source_post_id: '999',
    caption: 'Two nights at Hotel Bergkristall in Zermatt, slept like a stone.',
    file: 'http://169.254.169.254/latest/meta-data',
    hotel_price: 1,
    location: 'My own hotel',
    user_id: 1,
  };
  const { body } = await app.send('POST', '/api/instagram/save', {
    as: member,
    body: { posts: [forged], handle: 'lena.wanders' },
  });
  expect(body.saved_count).toBe(1);
  const { body: posts } = await app.send('GET', `/api/user/${member.id}/posts/0`);
  expect(posts[0].location).toContain('Bergkristall');
  expect(posts[0]).toMatchObject({ file: null, gallery: [], hotel_price: null, user_id: member.id });
});

test('A bundle for someone else is refused, and one without a session as well', async () => {
  const [member, other] = [await createMember(app), await createMember(app)];
  const bundle = { posts: [], handle: 'lena.wanders', user_id: other.id };
  expect((await app.send('POST', '/api/instagram/save', { as: member, body: bundle })).status).toBe(403);
  expect((await app.send('POST', '/api/instagram/save', { body: bundle })).status).toBe(401);
});

test('A scan for a place finds it by either of its names', async () => {
  const at = async (place: string) => {
    const path = `/api/newposts/0/${encodeURIComponent(place)}/lena.wanders/noLat/noLong`;
    const { body } = await app.send('GET', path);
    return body.posts.map((post: { postId: string }) => post.postId);
  };
  const all = (await scan('lena.wanders')).body.posts.map((post: { city: string }) => post.city);
  const vienna = await at('Vienna');
  expect(all).toContain('Vienna');
  expect(vienna.length).toBeGreaterThan(0);
  expect(await at('Wien')).toEqual(vienna);
  expect(await at('Wien, Österreich')).toEqual(vienna);
});

test('Stays outside the searched place are counted, so that their creator does not seem to have none', async () => {
  const everywhere = (await scan('lena.wanders')).body;
  expect(everywhere.notice).toBeNull();
  const { body } = await app.send('GET', '/api/newposts/0/Nowhere/lena.wanders/-48.8/-123.4');
  expect(body.posts).toEqual([]);
  expect(body.notice).toContain(`${everywhere.posts.length} more stays`);
});
