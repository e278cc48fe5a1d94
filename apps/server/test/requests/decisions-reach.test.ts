import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { writeDigests } from '../../src/discovery/digest/jobs.ts';
import { enqueue } from '../../src/platform/jobs/index.ts';
import { giveRole } from '../calls/give-role.ts';
import { type KnownMember, someoneKnown } from '../calls/known-member.ts';
import { made } from '../calls/sample-things.ts';
import { whereMet } from '../calls/where-met.ts';
import { mailsTo } from '../mailbox.ts';
import { createMember, type TestMember } from '../people.ts';
import { startSandbox, type TestSandbox } from '../sandbox.ts';
import { startApp, type TestApp, type Twin } from '../start-app.ts';
import { publishPost } from '../stays/lists.ts';
import { jpeg } from '../stays/pictures.ts';

let sandbox: TestSandbox;
let app: TestApp;
let twin: Twin;
let moderator: TestMember;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
  twin = await app.twin();
  moderator = await createMember(app);
  await giveRole(app, moderator, 'moderator');
});

afterEach(() => app.platform.clock.setOffset(0));

afterAll(async () => {
  await twin?.close();
  await app?.close();
  await sandbox?.stop();
});

/** Someone with pictures and a shown atlas, whose stay a friend wishes for; the word stands in whatever tells of the stay. */
async function someoneSeen(word: string): Promise<Seen> {
  const world = await someoneKnown(app, {
    username: `author.of.${[...word].reverse().join('')}`,
    fields: {
      location: `${word} lodge`,
      hotel_name: 'Hotel Murmelhof',
      caption: `${word} slept here.`,
      city: 'Zermatt',
      country: 'CH',
      lat: '46.02',
      long: '7.75',
      tags: [word],
    },
  });
  const { known, friend, post } = world;
  await app.send('PUT', '/api/me/atlas', { as: known, body: { shown: true } });
  await made(app, friend, { url: '/api/wishes', body: { post_id: post.id } });
  const form = new FormData();
  form.append('file', await jpeg({ colour: '#336699' }), 'me.jpg');
  form.append('cover', await jpeg({ width: 1500, height: 500 }), 'cover.jpg');
  await app.send('POST', `/api/users/${known.id}/update`, { as: known, form });
  const user = (await app.send('GET', `/api/users/username/${known.username}`)).body;
  const preview = post.file.replace(/[^/]+$/, 'preview.jpg');
  return { ...world, word, ofStay: [post.file, preview], ofMember: [user.file, user.cover] };
}

interface Seen extends KnownMember {
  word: string;
  /** Addresses of pictures. */
  ofStay: string[];
  ofMember: string[];
}

async function decide(url: string, action: string): Promise<void> {
  const told = { url, category: 'fraud', reason: 'There is no such house.', good_faith: true };
  const sent = await app.send('POST', '/api/reports', {
    body: { ...told, name: 'Ida', email: 'ida@test.example' },
  });
  const { case_id } = await app.platform.db
    .selectFrom('reports')
    .select('case_id')
    .where('id', '=', sent.body.id)
    .executeTakeFirstOrThrow();
  const decided = await app.send('POST', `/api/moderation/cases/${case_id}/decision`, {
    as: moderator,
    body: { action, ground: 'terms', clause: 'Section 4', facts: 'There is no such room.' },
  });
  expect(decided.status, JSON.stringify(decided.body)).toBe(200);
}

type Server = Pick<TestApp, 'send'>;

/** What the friend and strangers still get of the stay: addresses of calls, pictures, links. */
async function whatIsLeft(server: Server, { ofStay, word, ...world }: Seen): Promise<string[]> {
  const { post } = world;
  const left = await whereMet(server, world, word);
  const code = new URL(post.hotel_link).pathname;
  const asJson = { headers: { accept: 'application/json' } };
  for (const url of [...ofStay, code])
    if ((await server.send('GET', url, asJson)).status < 400) left.push(url);
  return left;
}

/** What is told of the member themselves. */
async function whereMemberIsMet(server: Server, { known, ofMember, ...world }: Seen): Promise<string[]> {
  const left = await whereMet(server, { ...world, known }, known.username);
  const addresses = [...ofMember, `/api/atlases/${known.username}/preview.jpg`];
  for (const url of addresses) if ((await server.send('GET', url)).status < 400) left.push(url);
  return left;
}

/** On both servers, each of which keeps cards, links and texts of its own. */
const onBoth = async (look: (server: Server) => Promise<string[]>): Promise<string[]> => [
  ...new Set([...(await look(app)), ...(await look(twin))]),
];

describe('Moderation takes effect at once on every server: lists, search, maps, links, pictures, atlas, sitemap', () => {
  test.each(['hide', 'remove'])('%s: nothing of the stay is left, and its author is', async (action) => {
    const seen = await someoneSeen(`quorvale${action}`);
    const before = await onBoth((server) => whatIsLeft(server, seen));
    expect(before.length, before.join('\n')).toBeGreaterThan(18);
    const url = `/api/atlases/${seen.known.username}`;
    const atlas = async () => (await app.send('GET', url)).body.stays;
    const drawn = async () => (await app.send('GET', `${url}/preview.jpg`)).body;
    const [{ headers }, withStay] = [await app.send('GET', `${url}/preview.jpg`), await drawn()];
    expect([await atlas(), headers['cache-control']]).toEqual([1, 'public, no-cache']);
    await decide(`/en/posts/${seen.post.id}`, action);
    expect(await onBoth((server) => whatIsLeft(server, seen))).toEqual([]);
    expect(await atlas()).toBe(0);
    expect((await drawn()) === withStay).toBe(false);
    expect(await onBoth((server) => whereMemberIsMet(server, seen))).not.toEqual([]);
  });

  test('hide: nothing is left of what the member wrote about themselves, and the rest of their profile is', async () => {
    const word = 'quorvalebio';
    const seen = await someoneSeen('quorvaleself');
    const form = new FormData();
    form.append('bio', `All of ${word}.`);
    await app.send('POST', `/api/users/${seen.known.id}/update`, { as: seen.known, form });
    const met = async () =>
      // The sitemaps are searched for the member instead, who stays in them.
      (await onBoth((server) => whereMet(server, seen, word))).filter((url) => !url.startsWith('/sitemap/'));
    expect(await met()).not.toEqual([]);
    await decide(`/en/profile/${seen.known.username}`, 'hide');
    expect(await met()).toEqual([]);
    expect(await onBoth((server) => whatIsLeft(server, seen))).not.toEqual([]);
    expect(await onBoth((server) => whereMemberIsMet(server, seen))).not.toEqual([]);
  });

  test('suspend: nothing is left of the member', async () => {
    const seen = await someoneSeen('quorvalemember');
    const before = await onBoth((server) => whereMemberIsMet(server, seen));
    expect(before.length, before.join('\n')).toBeGreaterThan(18);
    await decide(`/en/profile/${seen.known.username}`, 'suspend');
    expect(await onBoth((server) => whatIsLeft(server, seen))).toEqual([]);
    expect(await onBoth((server) => whereMemberIsMet(server, seen))).toEqual([]);
  });
});

test('A digest does not mention a stay that was hidden since it was written', async () => {
  const fans = [];
  for (const action of ['nothing', 'hide']) {
    const [author, fan] = [await createMember(app), await createMember(app)];
    await made(app, fan, { url: '/api/follows', body: { user_id: author.id } });
    await app.send('PUT', '/api/notifications/digest', { as: fan, body: { rhythm: 'daily' } });
    const { id } = await publishPost(app, { as: author });
    await decide(`/en/posts/${id}`, action);
    fans.push(fan);
  }
  app.platform.clock.setOffset(25 * 3_600_000);
  await enqueue(app.platform.db, writeDigests, {});
  const told = [];
  for (const fan of fans) {
    const mails = await mailsTo(app, sandbox, fan.email);
    told.push(mails.some(({ subject }) => /new on Staylore/i.test(subject)));
  }
  expect(told).toEqual([true, false]);
});

test('A hotel named only by hidden stays has no page until another stay is shown there', async () => {
  const fields = { hotel_name: 'Hotel Quorbad', city: 'Zermatt', country: 'CH' };
  const author = await createMember(app);
  const post = await publishPost(app, { as: author, fields });
  const page = async () =>
    await onBoth(async (server) => [
      String((await server.send('GET', `/api/hotels/${post.hotel_slug}`)).status),
    ]);
  expect(await page()).toEqual(['200']);
  await decide(`/en/posts/${post.id}`, 'hide');
  expect(await page()).toEqual(['404']);
  const second = await publishPost(app, { as: author, fields });
  await app.send('PUT', `/api/posts/${second.id}/archive`, { as: author });
  expect(await page()).toEqual(['404']);
  for (const { id } of [post, second]) await app.send('DELETE', `/api/posts/${id}`, { as: author });
  expect(await page()).toEqual(['404']);
  await publishPost(app, { as: await createMember(app), fields });
  expect(await page()).toEqual(['200']);
});
