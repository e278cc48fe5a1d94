import type { AddressInfo } from 'node:net';
import type { Notification } from '@staylore/contract/members/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { publishPost, readPages } from '../../../test/stays/lists.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

const follow = (as: TestMember, whom: TestMember) =>
  app.send('POST', '/api/follows', { as, body: { user_id: whom.id } });
const bell = async (as: TestMember) => (await app.send('GET', '/api/notifications', { as })).body;
const unread = async (as: TestMember) =>
  (await app.send('GET', '/api/notifications/unread', { as })).body.unread;

async function withNews(count: number): Promise<{ member: TestMember; fans: TestMember[] }> {
  const member = await createMember(app);
  const fans: TestMember[] = [];
  for (let index = 0; index < count; index += 1) {
    const fan = await createMember(app);
    await follow(fan, member);
    fans.unshift(fan);
  }
  return { member, fans };
}

/** Opens the live stream, and collects its messages until it is closed. */
async function listen(as: TestMember): Promise<{ heard: Notification[]; end(): Promise<void> }> {
  const { port } = app.app.http.server.address() as AddressInfo;
  const leaving = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/api/notifications/stream`, {
    headers: { authorization: `Bearer ${as.token}` },
    signal: leaving.signal,
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  // A proxy would else hold it back until it has more.
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  const heard: Notification[] = [];
  const read = async () => {
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks)
        if (block.startsWith('data: ')) heard.push(JSON.parse(block.slice('data: '.length)));
    }
  };
  const reading = read().catch((error: unknown) => {
    if (!leaving.signal.aborted) throw error;
  });
  const end = async () => {
    leaving.abort();
    await reading;
  };
  return { heard, end };
}

test('A follow and a favourite notify only the member whom they concern', async () => {
  const [author, fan] = [await createMember(app), await createMember(app, { name: 'Fan' })];
  const post = await publishPost(app, { as: author });
  await follow(fan, author);
  await app.send('POST', '/api/postfavorites', { as: fan, body: { post_id: post.id } });
  expect(await bell(author)).toMatchObject([
    {
      kind: 'favourite',
      actor: { name: 'Fan' },
      post: { id: post.id, location: post.location },
      read: false,
    },
    { kind: 'follow', actor: { username: fan.username }, post: null, read: false },
  ]);
  expect(await bell(fan)).toEqual([]);
  expect(await unread(author)).toBe(2);
});

test('The town of a stay is called what readers of the language call it', async () => {
  const [author, fan] = [await createMember(app), await createMember(app)];
  const fields = { location: 'Casa do Farol, Lisbon', city: 'Lisbon', country: 'PT' };
  const post = await publishPost(app, { as: author, fields });
  await app.send('POST', '/api/postfavorites', { as: fan, body: { post_id: post.id } });
  const placeIn = async (language: string) => {
    const headers = { 'accept-language': language };
    const { body } = await app.send('GET', '/api/notifications', { as: author, headers });
    return (body as Notification[])[0]?.post?.location;
  };
  expect(await placeIn('en')).toBe('Casa do Farol, Lisbon');
  expect(await placeIn('de')).toBe('Casa do Farol, Lissabon');
});

test('A heart on the member’s own post causes no notification, and repeated hearts cause only one', async () => {
  const [author, fan] = [await createMember(app), await createMember(app)];
  const post = await publishPost(app, { as: author });
  const press = (as: TestMember) =>
    app.send('POST', '/api/postfavorites', { as, body: { post_id: post.id } });
  await press(author);
  expect(await bell(author)).toEqual([]);
  await press(fan);
  await press(fan);
  await follow(fan, author);
  await follow(fan, author);
  expect(await bell(author)).toHaveLength(2);
});

test('Reading marks everything up to that notification and leaves newer ones', async () => {
  const { member } = await withNews(3);
  const [newest, middle] = await bell(member);
  const { body } = await app.send('PUT', '/api/notifications/read', {
    as: member,
    body: { upTo: middle.id },
  });
  expect(body).toEqual({ unread: 1 });
  expect((await bell(member)).map((news: { read: boolean }) => news.read)).toEqual([false, true, true]);
  await app.send('PUT', '/api/notifications/read', { as: member, body: { upTo: newest.id } });
  expect(await unread(member)).toBe(0);
});

test('Members cannot mark another member’s notifications', async () => {
  const { member } = await withNews(1);
  const [news] = await bell(member);
  const stranger = await createMember(app);
  await app.send('PUT', '/api/notifications/read', { as: stranger, body: { upTo: news.id + 1_000 } });
  expect(await unread(member)).toBe(1);
});

test.each([
  ['nothing', undefined],
  ['a word', 'all'],
  ['zero', 0],
  ['a huge id', 2 ** 53],
])('Marking up to %s is refused at its field', async (_what, upTo) => {
  const { member } = await withNews(0);
  const { status, body } = await app.send('PUT', '/api/notifications/read', { as: member, body: { upTo } });
  expect(status).toBe(400);
  expect(body.errors).toHaveProperty('upTo');
});

test('Without a session there are no notifications, no stream and no settings', async () => {
  for (const url of ['', '/unread', '/stream', '/settings'])
    expect((await app.send('GET', `/api/notifications${url}`)).status).toBe(401);
  expect((await app.send('PUT', '/api/notifications/read', { body: { upTo: 1 } })).status).toBe(401);
  expect((await app.send('PUT', '/api/notifications/settings', { body: [] })).status).toBe(401);
});

test('A notification arrives live with the member it is for, and with nobody else', async () => {
  const [member, other, fan] = [await createMember(app), await createMember(app), await createMember(app)];
  const [own, foreign] = [await listen(member), await listen(other)];
  await follow(fan, member);
  await follow(fan, other);
  const byFan = [{ kind: 'follow', actor: { username: fan.username }, read: false }];
  await expect.poll(() => own.heard).toMatchObject(byFan);
  await expect.poll(() => foreign.heard).toMatchObject(byFan);
  expect(own.heard).toHaveLength(1);
  await own.end();
  await foreign.end();
});

test('A stream that was opened before its session ended brings nothing any more', async () => {
  const [member, fan, other] = [await createMember(app), await createMember(app), await createMember(app)];
  const [stream, witness] = [await listen(member), await listen(other)];
  await follow(fan, member);
  await expect.poll(() => stream.heard).toHaveLength(1);
  await app.send('POST', '/api/logout', { as: member });
  await follow(other, member);
  // What was told after it has come by now.
  await follow(fan, other);
  await expect.poll(() => witness.heard).toHaveLength(1);
  expect(stream.heard).toMatchObject([{ actor: { username: fan.username } }]);
  await stream.end();
  await witness.end();
});

test('Following or favouriting, undoing it and doing it again notifies once', async () => {
  const [author, fan] = [await createMember(app), await createMember(app)];
  const post = await publishPost(app, { as: author });
  for (let time = 0; time < 3; time += 1) {
    const { id } = (await follow(fan, author)).body.follow;
    await app.send('DELETE', `/api/follows/${id}`, { as: fan });
    const made = await app.send('POST', '/api/postfavorites', { as: fan, body: { post_id: post.id } });
    await app.send('DELETE', `/api/postfavorites/${made.body.post.id}`, { as: fan });
  }
  expect((await bell(author)).map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    'favourite',
    'follow',
  ]);
});

test('What is switched off is not notified, and the setting is stored', async () => {
  const [member, fan] = [await createMember(app), await createMember(app)];
  const off = [{ kind: 'follow', in_app: false, mail: false, push: true }];
  const { status, body } = await app.send('PUT', '/api/notifications/settings', { as: member, body: off });
  expect(status).toBe(200);
  expect(body).toContainEqual(off[0]);
  await follow(fan, member);
  expect(await bell(member)).toEqual([]);
  expect((await app.send('GET', '/api/notifications/settings', { as: member })).body).toContainEqual(off[0]);
});

test.each([
  ['an unknown kind', [{ kind: 'weather', in_app: true, mail: true }]],
  ['no answer', [{ kind: 'follow', in_app: 'perhaps', mail: true }]],
  ['no list', { kind: 'follow' }],
  ['a very long list', Array.from({ length: 41 }, () => ({ kind: 'follow', in_app: true, mail: true }))],
])('Switches with %s are refused', async (_what, body) => {
  const { member } = await withNews(0);
  expect((await app.send('PUT', '/api/notifications/settings', { as: member, body })).status).toBe(400);
});

test('The same switch sent twice in one list takes the last word', async () => {
  const { member } = await withNews(0);
  const body = [
    { kind: 'follow', in_app: false, mail: false },
    { kind: 'follow', in_app: true, mail: true, push: false },
  ];
  const answer = await app.send('PUT', '/api/notifications/settings', { as: member, body });
  expect(answer.status).toBe(200);
  expect(answer.body).toContainEqual(body[1]);
});

test('Whatever the page size, each notification is listed once, newest first', async () => {
  const { member, fans } = await withNews(7);
  for (const limit of [1, 2, 3, 6, 7, 8]) {
    const pages = await readPages<{ actor: { id: number } }>(app, {
      url: '/api/notifications',
      as: member,
      limit,
    });
    expect(pages.flat().map(({ actor }) => actor.id)).toEqual(fans.map(({ id }) => id));
  }
});
