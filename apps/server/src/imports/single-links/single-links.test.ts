import { phrases } from '@staylore/phrases/phrases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { jpeg, postFormData } from '../../../test/stays/pictures.ts';

const texts = phrases.en.instagramLinks;
let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const save = (as: TestMember, body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  app.send('POST', '/api/instagram/post/save-by-link', { as, body, headers });

/** Hits of a handle that some visitor has scanned. */
async function scanned(handle: string): Promise<{ source_url: string; caption: string; location: string }[]> {
  const { body } = await app.send('GET', `/api/newposts/0/nolocation/${handle}/noLat/noLong`);
  return body.posts;
}

/** The code of the last post on a handle's first page, as given by the network itself. */
async function lastCodeOf(handle: string): Promise<string> {
  const { url } = sandbox;
  const fields = `business_discovery.username(${handle}){media.limit(50){shortcode}}`;
  const query = new URLSearchParams({ fields, access_token: 'sandbox-token' });
  const answer = await fetch(`${url}/graph.facebook.com/v26.0/17841400000000001?${query}`);
  const { business_discovery: found } = (await answer.json()) as {
    business_discovery: { media: { data: { shortcode: string }[] } };
  };
  return found.media.data.at(-1)?.shortcode ?? '';
}

const codeIn = (url: string) => /\/(?:p|reel)\/([\w-]+)\//.exec(url)?.[1] ?? '';

async function ownPost(as: TestMember): Promise<number> {
  const form = await postFormData({ caption: 'My own words', location: 'Somewhere' });
  return (await app.send('POST', '/api/posts', { as, form })).body.post.id;
}

test('A link to a post that a scan has read is saved in full, with its picture there at once', async () => {
  const member = await createMember(app);
  const [hit] = await scanned('lena.wanders');
  const { status, body } = await save(member, { link: `${hit?.source_url}?igsh=abc`, user_id: member.id });
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, message: texts.saved, needs: null, user_info: { file: null } });
  expect(body.post).toMatchObject({
    caption: hit?.caption,
    location: hit?.location,
    userName: member.username,
  });
  expect(body.post.file).toMatch(/^\/media\/p\/[0-9a-f]{32}\/1600\.webp$/);
  const { body: posts } = await app.send('GET', `/api/user/${member.id}/posts/0`, { as: member });
  expect(posts.map((post: { id: number }) => post.id)).toEqual([body.post.id]);
});

test('The same link again is reported as saved, and nothing is saved twice', async () => {
  const member = await createMember(app);
  const [hit] = await scanned('lena.wanders');
  expect((await save(member, { link: hit?.source_url })).body.success).toBe(true);
  const again = (await save(member, { link: hit?.source_url })).body;
  expect(again).toMatchObject({ success: false, message: texts.troubles.duplicate, post: null, needs: null });
  expect((await app.send('GET', `/api/user/${member.id}/posts/0`)).body).toHaveLength(1);
});

test('A link without a known author asks for the handle, and is found with it', async () => {
  const member = await createMember(app);
  const link = `https://www.instagram.com/p/${await lastCodeOf('long.60')}/`;
  const first = (await save(member, { link })).body;
  expect(first).toMatchObject({ success: false, needs: ['handle'], message: texts.troubles.unknown });
  const wrong = (await save(member, { link, handle: 'alpen.anna' })).body;
  expect(wrong.needs).toEqual(['handle', 'file', 'caption']);
  expect(wrong.message).toContain('@alpen.anna');
  expect((await save(member, { link, handle: '@Long.60' })).body.success).toBe(true);
});

test('A share link is followed to its post', async () => {
  const member = await createMember(app);
  const [, hit] = await scanned('lena.wanders');
  const code = `BA${[...codeIn(hit?.source_url ?? '')].reverse().join('')}`;
  const { body } = await save(member, { link: `https://www.instagram.com/share/p/${code}/` });
  expect(body.success).toBe(true);
  expect(body.post.caption).toBe(hit?.caption);
  const dead = await save(member, { link: 'https://www.instagram.com/share/reel/BAnobodysPost/' });
  expect(dead.body).toMatchObject({ success: false, message: texts.troubles.share_dead });
});

test('A link is saved onto an own post: picture, text and place are the network’s from then on', async () => {
  const member = await createMember(app);
  const id = await ownPost(member);
  const hit = (await scanned('lena.wanders')).find((one) => one.location !== '');
  const { body } = await save(member, { link: hit?.source_url, source_post_id: id });
  expect(body).toMatchObject({ success: true, post: { id, caption: hit?.caption, location: hit?.location } });
  const { body: post } = await app.send('GET', `/api/posts/${id}`, { as: member });
  expect(post.file).toBe(body.post.file);
  expect(post.source_url).toBe(hit?.source_url);
  expect([post.location, post.caption]).toEqual([hit?.location, hit?.caption]);
  expect(post.hotel_link).toMatch(/\/go\/\w{10}$/);
  expect(body.post).toMatchObject({ hotel_link: post.hotel_link, userName: post.username });
  await app.runJobs();
  expect((await app.send('GET', `/api/posts/${id}`, { as: member })).body.cover.file).toBe(post.file);
});

test('Someone else’s post, and one that is not there, cannot be saved onto', async () => {
  const [member, other] = [await createMember(app), await createMember(app)];
  const [hit] = await scanned('lena.wanders');
  const foreign = await save(other, { link: hit?.source_url, source_post_id: await ownPost(member) });
  expect(foreign.status).toBe(403);
  const missing = await save(member, { link: hit?.source_url, source_post_id: 999_999 });
  expect([missing.status, missing.body.code]).toEqual([404, 'posts.not_found']);
  expect((await save(member, { link: hit?.source_url, user_id: other.id })).status).toBe(403);
});

test('Without a link, or with one that leads to no post, a sentence in the reader’s language says so', async () => {
  const member = await createMember(app);
  expect((await save(member, { link: '   ' })).body).toMatchObject({
    success: false,
    message: 'Please enter an Instagram reel/post URL.',
  });
  const german = await save(
    member,
    { link: 'https://www.instagram.com/lena.wanders/' },
    { 'accept-language': 'de' },
  );
  expect(german.body.message).toBe(phrases.de.instagramLinks.troubles.not_a_post);
  expect((await save(member, {})).status).toBe(400);
});

test('With a picture and caption from the member, a link to a non-public post becomes a post', async () => {
  const member = await createMember(app);
  const form = new FormData();
  form.append('link', 'https://www.instagram.com/p/Private_12345/');
  form.append('caption', 'Two nights at Hotel Bergkristall in Zermatt, slept like a stone.');
  expect((await sendForm(member, form)).needs).toEqual(['file']);
  form.append('file', await jpeg(), 'night.jpg');
  const saved = await sendForm(member, form);
  expect(saved).toMatchObject({ success: true, post: { caption: form.get('caption') } });
  expect(saved.post.location).toContain('Bergkristall');
  expect(saved.post.file).toMatch(/1600\.webp$/);
});

test('A personal handle and an unreachable network are explained in clear words', async () => {
  const member = await createMember(app);
  const link = 'https://www.instagram.com/p/SomeOther01/';
  const closed = (await save(member, { link, handle: 'personal.friend' })).body;
  expect(closed).toMatchObject({ success: false, message: texts.troubles.handle_closed });
  expect(closed.needs).toEqual(['handle', 'file', 'caption']);
  expect((await save(member, { link, handle: 'two words' })).body.message).toBe(texts.troubles.not_a_handle);
  const limited = (await save(member, { link, handle: 'limit.me' })).body;
  expect(limited.success).toBe(false);
  expect(limited.message).toContain('slow down');
});

test('The posts of a claimed handle are saved by nobody else', async () => {
  const [owner, other] = [await createMember(app), await createMember(app)];
  const [hit] = await scanned('nomad.jules');
  await app.platform.db
    .insertInto('claimed_handles')
    .values({ handle: 'nomad.jules', user_id: owner.id, code: 'SL-AAAAAA', confirmed_at: new Date() })
    .execute();
  const refused = (await save(other, { link: hit?.source_url })).body;
  expect(refused).toMatchObject({ success: false, message: texts.troubles.handle_claimed });
  expect((await save(owner, { link: hit?.source_url })).body.success).toBe(true);
});

test('Nor by hand, where the link or a field names the claimed handle', async () => {
  const [owner, other] = [await createMember(app), await createMember(app)];
  await app.platform.db
    .insertInto('claimed_handles')
    .values({ handle: 'claimed.hand', user_id: owner.id, code: 'SL-BBBBBB', confirmed_at: new Date() })
    .execute();
  for (const fields of [
    { link: 'https://www.instagram.com/Claimed.Hand/p/Private_67890/' },
    { link: 'https://www.instagram.com/p/Private_98765/', handle: '@Claimed.Hand' },
  ]) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, caption: 'Two nights in Zermatt.' }))
      form.append(name, value);
    form.append('file', await jpeg(), 'night.jpg');
    expect(await sendForm(other, form)).toMatchObject({ message: texts.troubles.handle_claimed });
    form.set('caption', `Two nights in Zermatt: ${fields.link}`);
    expect(await sendForm(owner, form)).toMatchObject({ message: texts.saved });
  }
});

test('A stay saved by hand carries the named account and pays nothing; another link without a name keeps that', async () => {
  const member = await createMember(app);
  const saved = async (fields: Record<string, string>) => {
    const form = new FormData();
    const caption = `Two nights at Hotel Bergkristall in Zermatt: ${fields['link']}`;
    for (const [name, value] of Object.entries({ ...fields, caption })) form.append(name, value);
    form.append('file', await jpeg(), 'night.jpg');
    const { post } = await sendForm(member, form);
    const [link] = (await app.send('GET', '/api/links', { as: member })).body;
    const { body } = await app.send('GET', `/api/posts/${post.id}`);
    return { id: post.id, of: body.credit, pays: link.post.id === post.id && link.pays };
  };
  const named = await saved({ link: 'https://www.instagram.com/p/Private_11111/', handle: '@Some.Body' });
  expect(named).toMatchObject({ of: 'some.body', pays: false });
  const onto = await saved({
    link: 'https://www.instagram.com/p/Private_22222/',
    source_post_id: String(named.id),
  });
  expect(onto).toEqual(named);
  const linked = await saved({ link: 'https://www.instagram.com/Any.Body/p/Private_33333/' });
  expect(linked).toMatchObject({ of: 'any.body', pays: false });
});

test('Visitors cannot save links', async () => {
  const answer = await app.send('POST', '/api/instagram/post/save-by-link', { body: { link: 'x' } });
  expect(answer.status).toBe(401);
});

async function sendForm(as: TestMember, form: FormData) {
  return (await app.send('POST', '/api/instagram/post/save-by-link', { as, form })).body;
}
