import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { hurryJobs, jobPayloads } from '../../../test/database/queue.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { publishPost } from '../../../test/stays/lists.ts';
import { OutgoingError } from '../../platform/fetch-safely/index.ts';
import { defineJob, enqueue, handleJob, startJobs } from '../../platform/jobs/index.ts';
import { pushNotification } from '../notifications/index.ts';
import { personalData } from '../personal-data/index.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp({ ...sandbox.env, BREACHED_PASSWORDS_URL: 'https://passwords.operator.example' });
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

interface Browser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

const pushState = async (as: TestMember) =>
  (await app.send('GET', '/api/notifications/push', { as })).body as { key: string; on: boolean };

async function newBrowser(as: TestMember): Promise<Browser> {
  const { key } = await pushState(as);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ key });
  return (await fetch(`${sandbox.url}/push/browsers`, { method: 'POST', headers, body })).json() as never;
}

const start = (as: TestMember, browser: Browser) =>
  app.send('PUT', '/api/notifications/push', { as, body: { ...browser, language: 'en' } });

async function withBrowser() {
  const member = await createMember(app);
  const browser = await newBrowser(member);
  expect((await start(member, browser)).status).toBe(200);
  return { member, browser };
}

async function arrived({ endpoint }: Browser) {
  const messages = (await (await fetch(`${endpoint}/messages`)).json()) as {
    text: string;
    topic: string;
    ttl: number;
  }[];
  return messages.map(({ text, ...rest }) => ({ ...JSON.parse(text), ...rest }));
}

const follow = (as: TestMember, whom: TestMember) =>
  app.send('POST', '/api/follows', { as, body: { user_id: whom.id } });

/** Does what waits, and does not wait itself. */
async function runJobs() {
  await hurryJobs(app.platform.db);
  await app.runJobs();
}

test('A notification arrives in the browser in the words of the list, with the page to open', async () => {
  const { member, browser } = await withBrowser();
  const body = { language: 'de' };
  await app.send('POST', `/api/users/${member.id}/update`, { as: member, body });
  const fan = await createMember(app, { name: 'Anna' });
  await follow(fan, member);
  await runJobs();
  expect(await arrived(browser)).toEqual([
    {
      member: member.id,
      text: 'Anna folgt dir jetzt.',
      kind: 'follow',
      language: 'de',
      page: `/de/profile/${fan.username}`,
      ttl: 86_400,
      topic: expect.stringMatching(/^[\w-]{32}$/),
      urgency: 'normal',
    },
  ]);
});

test('Of each kind a browser has the latest, and the push service does not learn which kind it is', async () => {
  const { member, browser } = await withBrowser();
  const other = await withBrowser();
  const post = await publishPost(app, { as: member });
  for (let fans = 0; fans < 2; fans += 1) {
    const fan = await createMember(app);
    await follow(fan, member);
    await follow(fan, other.member);
    if (fans === 0) await app.send('POST', '/api/postfavorites', { as: fan, body: { post_id: post.id } });
  }
  await runJobs();
  const topics = (kind: string, { endpoint, keys }: Browser) =>
    arrived({ endpoint, keys }).then((all) => all.filter((one) => one.kind === kind).map((one) => one.topic));
  const follows = await topics('follow', browser);
  expect([follows.length, new Set(follows).size]).toEqual([2, 1]);
  expect(await topics('favourite', browser)).not.toEqual([follows[0]]);
  expect((await topics('follow', other.browser))[0]).not.toBe(follows[0]);
  expect(follows[0]).not.toContain('follow');
});

test('Notifications switched off for push or in the app are not pushed, all others are', async () => {
  const { member, browser } = await withBrowser();
  const off = { kind: 'follow', in_app: true, mail: false, push: false };
  await app.send('PUT', '/api/notifications/settings', { as: member, body: [off] });
  const fan = await createMember(app, { name: 'Fan' });
  const post = await publishPost(app, { as: member });
  await follow(fan, member);
  await app.send('POST', '/api/postfavorites', { as: fan, body: { post_id: post.id } });
  await runJobs();
  expect((await arrived(browser)).map(({ kind }) => kind)).toEqual(['favourite']);
  expect((await arrived(browser))[0].page).toBe(`/en/posts/${post.id}`);
});

test('A page of before that says nothing about pushing changes nothing about it', async () => {
  const member = await createMember(app);
  const put = (body: object) => app.send('PUT', '/api/notifications/settings', { as: member, body: [body] });
  await put({ kind: 'follow', in_app: true, mail: false, push: false });
  const { body } = await put({ kind: 'follow', in_app: true, mail: true });
  expect(body).toContainEqual({ kind: 'follow', in_app: true, mail: true, push: false });
});

test('Notifications that were read in the meantime, or come from a muted member, are not pushed', async () => {
  const { member, browser } = await withBrowser();
  const [fan, muted] = [await createMember(app), await createMember(app)];
  await follow(fan, member);
  const [news] = (await app.send('GET', '/api/notifications', { as: member })).body;
  await app.send('PUT', '/api/notifications/read', { as: member, body: { upTo: news.id } });
  await follow(muted, member);
  await app.send('POST', '/api/mutes', { as: member, body: { user_id: muted.id } });
  await runJobs();
  expect(await arrived(browser)).toEqual([]);
});

test('Switched off for the device, or signed out there, nothing is pushed to it any more', async () => {
  const [ended, left] = [await withBrowser(), await withBrowser()];
  const fan = await createMember(app);
  await app.send('DELETE', '/api/notifications/push', { as: ended.member });
  expect((await pushState(ended.member)).on).toBe(false);
  await follow(fan, left.member);
  await app.send('POST', '/api/logout', { as: left.member });
  await follow(fan, ended.member);
  await runJobs();
  expect(await arrived(ended.browser)).toEqual([]);
  expect(await arrived(left.browser)).toEqual([]);
});

test('A browser that its push service does not know any more is forgotten', async () => {
  const { member, browser } = await withBrowser();
  await fetch(browser.endpoint, { method: 'DELETE' });
  await follow(await createMember(app), member);
  await runJobs();
  expect((await pushState(member)).on).toBe(false);
});

test.each(['429', '500'])(
  'A notification that a push service answers with %s arrives when it is back',
  async (fault) => {
    const { member, browser } = await withBrowser();
    await follow(await createMember(app), member);
    await sandbox.control({ provider: 'push', fault, times: 1 });
    const running = app.runJobs();
    await expect
      .poll(async () => {
        await hurryJobs(app.platform.db);
        return (await sandbox.requests('push'))
          .filter(({ path }) => browser.endpoint.endsWith(path))
          .map(({ status }) => status);
      })
      .toEqual([201, Number(fault)]);
    await running;
    expect(await arrived(browser)).toHaveLength(1);
  },
);

test.each([
  'http://push.example/abc',
  'https://127.0.0.1/abc',
  'https://10.0.0.8/abc',
  'https://localhost/abc',
  'https://metadata.internal/abc',
  'https://push.example:8443/abc',
  'https://user:word@push.example/abc',
  'ftp://push.example/abc',
  'no address',
])('The address %s, which is not that of a push service, is refused', async (endpoint) => {
  const member = await createMember(app);
  const { keys } = await newBrowser(member);
  const { status, body } = await start(member, { endpoint, keys });
  expect([status, body.code]).toEqual([422, 'notifications.push_refused']);
});

test('Addresses of the site’s own services are refused: members may not have the server ask them', async () => {
  const member = await createMember(app);
  const { keys } = await newBrowser(member);
  for (const endpoint of [
    `${sandbox.url}/control`,
    `${sandbox.url}/push/../control`,
    `${sandbox.url}/push/%2e%2e/control`,
    'https://passwords.operator.example/abc',
  ])
    expect((await start(member, { endpoint, keys })).status).toBe(422);
});

test('An address that has become one of the site’s own services since it was stored is forgotten and not asked', async () => {
  const { member } = await withBrowser();
  const stored = app.platform.db.updateTable('push_subscriptions').where('user_id', '=', member.id);
  await stored.set({ endpoint: `${sandbox.url}/control` }).execute();
  await follow(await createMember(app), member);
  await runJobs();
  expect((await pushState(member)).on).toBe(false);
});

test('Pushes run after jobs that someone waits for, however many there are', async () => {
  const { member } = await withBrowser();
  for (let fans = 0; fans < 3; fans += 1) await follow(await createMember(app), member);
  await hurryJobs(app.platform.db);
  const waitedFor = defineJob('test.waited_for', z.object({}));
  await enqueue(app.platform.db, waitedFor, {});
  const order: string[] = [];
  const done = Promise.withResolvers<void>();
  const note = (job: Parameters<typeof handleJob>[0]) =>
    handleJob(job, async () => {
      order.push(job.name);
      if (order.length === 4) done.resolve();
    });
  const { directUrl: url, log } = app.platform;
  const jobs = await startJobs({
    url,
    log,
    handlers: [note(pushNotification), note(waitedFor)],
    concurrency: 1,
  });
  await done.promise;
  await jobs.stop();
  const push = pushNotification.name;
  expect(order).toEqual([waitedFor.name, push, push, push]);
});

test('A push address in a private network is not revealed: it is treated like one that does not answer', async () => {
  const { member } = await withBrowser();
  const asked = vi.spyOn(app.platform.unhurried, 'fetchSafely');
  asked.mockRejectedValue(new OutgoingError('refused', 'It leads to a private address'));
  await follow(await createMember(app), member);
  await runJobs();
  expect(asked).toHaveBeenCalled();
  asked.mockRestore();
  expect((await pushState(member)).on).toBe(true);
});

test('Keys with which nothing can be encrypted are refused', async () => {
  const member = await createMember(app);
  const { endpoint, keys } = await newBrowser(member);
  const { auth } = keys;
  expect((await start(member, { endpoint, keys: { p256dh: `B${'A'.repeat(86)}`, auth } })).status).toBe(422);
  expect((await start(member, { endpoint, keys: { p256dh: 'short', auth } })).status).toBe(400);
});

test('Nobody takes over or ends the browser of someone else', async () => {
  const { member, browser } = await withBrowser();
  const stranger = await createMember(app, { name: 'Stranger' });
  const { status, body } = await start(stranger, browser);
  expect([status, body.code]).toEqual([409, 'notifications.push_taken']);
  await app.send('DELETE', '/api/notifications/push', { as: stranger });
  expect((await pushState(member)).on).toBe(true);
  await follow(stranger, member);
  await runJobs();
  expect(await arrived(browser)).toHaveLength(1);
});

test('Every session has one browser, and a member twenty of them: the latest', async () => {
  const member = await createMember(app);
  const signIn = async () => {
    const { body } = await app.send('POST', '/api/login', {
      body: { email: member.email, password: member.password, remember_me: true },
    });
    return { ...member, token: body.token as string };
  };
  const sessions: TestMember[] = [member];
  for (let count = 0; count < 20; count += 1) sessions.push(await signIn());
  for (const session of sessions) {
    await start(session, await newBrowser(session));
    await start(session, await newBrowser(session));
  }
  const states = await Promise.all(sessions.map(pushState));
  expect(states.map(({ on }) => on)).toEqual([false, ...Array(20).fill(true)]);
  expect(new Set(states.map(({ key }) => key)).size).toBe(1);
});

test('A takeout says to how many devices is pushed, and nothing by which that could be done', async () => {
  const { member, browser } = await withBrowser();
  const taken = await personalData.settings?.(app.platform.db, member.id);
  expect(taken).toMatchObject({ push: { devices: 1 } });
  for (const secret of [browser.endpoint, browser.keys.auth])
    expect(JSON.stringify(taken)).not.toContain(secret);
});

test('No waiting job contains the endpoint of a browser', async () => {
  const { member, browser } = await withBrowser();
  await follow(await createMember(app), member);
  expect((await jobPayloads(app.platform.db)).join()).not.toContain(new URL(browser.endpoint).pathname);
});
