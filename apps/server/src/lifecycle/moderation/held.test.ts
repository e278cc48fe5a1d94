import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveRole } from '../../../test/calls/give-role.ts';
import { inImport } from '../../../test/calls/sample-things.ts';
import { onlyMailTo, tokenIn } from '../../../test/mailbox.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { publishPost } from '../../../test/stays/lists.ts';
import { postFormData } from '../../../test/stays/pictures.ts';
import { picture } from '../../../test/stays/scene.ts';
import { endDue } from './decisions/appeals.ts';

let sandbox: TestSandbox;
let app: TestApp;
let moderator: TestMember;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
  moderator = await createMember(app);
  await giveRole(app, moderator, 'moderator');
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const manyLinks = 'Cheap rooms: a.example.com b.example.com c.example.com https://d.example.com/deal';
const get = (url: string, as?: TestMember) => app.send('GET', url, { as });
const listed = async (url: string, id: number) =>
  ((await get(url)).body as { id: number }[]).some((one) => one.id === id);

interface Case {
  id: number;
  post_id: number | null;
  held_for: string[];
}

/** The case in which moderators review a post, once the job has created it. */
async function caseOf(postId: number): Promise<Case> {
  await app.runJobs();
  const cases: Case[] = (await get('/api/moderation/cases?limit=50', moderator)).body;
  const found = cases.find((one) => one.post_id === postId);
  if (found === undefined) throw new Error(`Nobody looks at post ${postId}`);
  return found;
}

const reasons = { ground: 'terms', clause: 'Section 4', facts: 'It tells of no stay.' };
async function decide(id: number, action: string): Promise<void> {
  const body = action === 'nothing' ? { action } : { ...reasons, action };
  const { status, body: answer } = await app.send('POST', `/api/moderation/cases/${id}/decision`, {
    as: moderator,
    body,
  });
  expect(status, JSON.stringify(answer)).toBe(200);
}

/** A post whose only picture is not a plain colour. */
async function publishPicture(as: TestMember, bytes: Uint8Array, caption: string) {
  const form = await postFormData({ location: 'Hotel Post', city: 'Zermatt', country: 'CH', caption }, 0);
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'view.jpg');
  const { body, status } = await app.send('POST', '/api/posts', { as, form });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.post;
}

test('A stay that looks like spam is seen only by its author and moderators until they approve it', async () => {
  const author = await createMember(app);
  const post = await publishPost(app, { as: author, fields: { caption: manyLinks } });
  expect(post.withheld).toBe('held');
  const lists = [
    '/api/posts/latest/0',
    `/api/user/${author.id}/posts/0`,
    '/api/posts/0/Zermatt/notags/noLat/noLong',
  ];
  for (const url of lists) expect(await listed(url, post.id), url).toBe(false);
  expect((await get(`/api/posts/${post.id}`)).status).toBe(404);
  expect((await get(post.file)).status).toBe(404);
  expect((await get(`/api/posts/${post.id}`, author)).body.withheld).toBe('held');
  const matter = await caseOf(post.id);
  expect(matter.held_for).toEqual(['links']);
  const before = (await get(`/api/moderation/cases/${matter.id}`, moderator)).body;
  expect([before.received, before.member.trust]).toEqual([[], 'new']);
  await decide(matter.id, 'nothing');
  for (const url of lists) expect(await listed(url, post.id), url).toBe(true);
  expect((await get(post.file)).status).toBe(200);
  const next = await publishPost(app, {
    as: author,
    fields: { caption: manyLinks.replace('Cheap', 'Fine') },
  });
  expect(next.withheld, 'trust has grown').toBeNull();
});

test('For acts without a session the audit log says whether a visitor, the command line or a job did them', async () => {
  const author = await createMember(app);
  const post = await publishPost(app, { as: author, fields: { caption: manyLinks } });
  await caseOf(post.id);
  const report = { url: `/en/profile/${author.username}`, category: 'fraud', reason: 'Nobody of this name.' };
  const notice = { ...report, good_faith: true, name: 'Ida', email: 'ida@test.example' };
  expect((await app.send('POST', '/api/reports', { body: notice })).status).toBe(200);
  const { db } = app.platform;
  const by = async (act: string, memberId: number) => {
    const entry = db.selectFrom('audit_log').select(['actor_id', 'details']).where('act', '=', act);
    return entry.where('member_id', '=', memberId).executeTakeFirstOrThrow();
  };
  const nobody = (name: string) => ({ actor_id: null, details: { by: name } });
  expect(await by('moderation.held', author.id)).toMatchObject(nobody('job'));
  expect(await by('reports.received', author.id)).toMatchObject(nobody('visitor'));
  expect(await by('roles.granted', moderator.id)).toMatchObject(nobody('command'));
});

test('A held stay that moderators hide stays hidden, with a statement that names the filter; the next is held too', async () => {
  const author = await createMember(app);
  const post = await publishPost(app, { as: author, fields: { caption: manyLinks } });
  await decide((await caseOf(post.id)).id, 'hide');
  expect((await get(`/api/posts/${post.id}`)).status).toBe(404);
  const mail = await onlyMailTo(app, sandbox, author.email);
  expect(mail?.text).toContain('spam filter');
  const statement = (await get(`/api/statements/${tokenIn(mail, '/decision/')}`)).body;
  expect(statement).toMatchObject({ action: 'hide', held: true });
  const again = await publishPost(app, { as: author, fields: { caption: 'More at t.me/cheap-rooms' } });
  expect(again.withheld).toBe('held');
});

test('A stay whose link hides its target is seen by nobody before moderators have reviewed it', async () => {
  const author = await createMember(app);
  const post = await publishPost(app, { as: author, fields: { hotel_url: 'https://bit.ly/x' } });
  expect(post.withheld).toBe('held');
  expect((await caseOf(post.id)).held_for).toEqual(['links']);
});

test('A shown stay waits again when links are written into it', async () => {
  const author = await createMember(app);
  const post = await publishPost(app, { as: author });
  const form = await postFormData(
    { location: 'Hotel Post', city: 'Zermatt', country: 'CH', caption: manyLinks },
    0,
  );
  const { body } = await app.send('PUT', `/api/posts/${post.id}`, { as: author, form });
  expect(body.post.withheld).toBe('held');
});

test('Text added to a stay of the photo network is checked like text written here', async () => {
  const author = await createMember(app);
  const post = await publishPost(app, { as: author });
  await app.platform.db
    .updateTable('posts')
    .set({ source: 'instagram', caption: 'Words of the network, more at t.me/lena' })
    .where('id', '=', post.id)
    .execute();
  const change = async (fields: Record<string, string>) => {
    const place = { location: 'Hotel Post', city: 'Zermatt', country: 'CH' };
    const form = await postFormData({ ...place, ...fields }, 0);
    return (await app.send('PUT', `/api/posts/${post.id}`, { as: author, form })).body.post.withheld;
  };
  expect(await change({ caption: 'Words of the network, more at t.me/lena' })).toBeNull();
  expect(await change({ caption: 'Fine rooms.', hotel_url: 'https://bit.ly/x' })).toBe('held');
});

test('Words and pictures added to a link are checked like those of the post form, also on an existing stay', async () => {
  const author = await createMember(app);
  const { id } = await publishPost(app, { as: author });
  for (const [code, onto] of [
    ['Handed_12345', undefined],
    ['Handed_54321', String(id)],
  ] as const) {
    const form = await postFormData({ link: `https://www.instagram.com/p/${code}/` }, 1);
    form.set('caption', `Ask for it at t.me/cheap, ${code}`);
    if (onto !== undefined) form.set('source_post_id', onto);
    const { body } = await app.send('POST', '/api/instagram/post/save-by-link', { as: author, form });
    expect(body, JSON.stringify(body)).toMatchObject({ success: true });
    const saved = await get(`/api/posts/${body.post.id}`, author);
    expect([saved.body.id === id, saved.body.withheld]).toEqual([onto !== undefined, 'held']);
  }
});

/** Brings a post from elsewhere; returns it as its author sees it. */
async function importPost(as: TestMember, { source, caption }: { source: string; caption: string }) {
  const begun = { source, label: source, total: 1, handle: 'invented' };
  const { id } = (await app.send('POST', '/api/imports', { as, body: begun })).body.import;
  const item = { key: `key-${source}-${id}`, caption, taken_at: '2025-06-01T10:00:00Z' };
  const items = [{ ...item, location_name: null, lat: null, long: null }];
  await app.send('POST', `/api/imports/${id}/items`, { as, body: { items } });
  const at = `/api/imports/${id}/items/${item.key}`;
  await app.send('PUT', at, { as, body: { decision: 'accept' } });
  const form = new FormData();
  const bytes = new Uint8Array(await picture(source.length));
  form.append('pictures[]', new Blob([bytes], { type: 'image/jpeg' }), 'a.jpg');
  const { body, status } = await app.send('POST', `${at}/pictures`, { as, form });
  expect(status, JSON.stringify(body)).toBe(200);
  return (await get(`/api/posts/${body.item.post_id}`, as)).body;
}

test('Words that a new member sends as those of another service are checked: an export, an account, a forged scan', async () => {
  const author = await createMember(app);
  const caption = 'Two nights at Hotel Bergkristall in Zermatt. Ask for it at t.me/cheap';
  for (const source of ['export', 'account'])
    expect((await importPost(author, { source, caption: `${caption} ${source}` })).withheld).toBe('held');
  const posts = [{ postId: 'unseen', caption }];
  await app.send('POST', '/api/instagram/save', { as: author, body: { posts, handle: 'invented' } });
  const { body } = await get(`/api/user/${author.id}/posts/1`, author);
  expect(body.map(({ withheld }: { withheld: string | null }) => withheld)).toEqual(['held', 'held', 'held']);
});

test('The same words about a third hotel wait, also where an export brings them', async () => {
  const author = await createMember(app);
  const withheld = [];
  for (const town of ['Innsbruck', 'Davos', 'Edinburgh']) {
    const caption = `Best deal ever, two nights at Hotel Sonnenhof in ${town}, write to me in the app, honest people only, cheap rooms for all`;
    withheld.push((await importPost(author, { source: 'export', caption })).withheld);
  }
  expect(withheld).toEqual([null, null, 'held']);
});

test('Addresses in place and tags are looked at like those in the caption, also once they are written there', async () => {
  const author = await createMember(app);
  const place = { location: 'Hotel Post', city: 'Zermatt', country: 'CH' };
  for (const fields of [
    { location: 'Hotel bit.ly/x' },
    { hotel_name: 't.me/cheap' },
    { tags: ['t.me/cheap'] },
  ])
    expect((await publishPost(app, { as: author, fields })).withheld, JSON.stringify(fields)).toBe('held');
  const { id, withheld } = await publishPost(app, { as: author, fields: place });
  expect(withheld).toBeNull();
  await app.platform.db.updateTable('posts').set({ source: 'instagram' }).where('id', '=', id).execute();
  const form = await postFormData({ ...place, location: 'Hotel bit.ly/x' }, 0);
  const { body } = await app.send('PUT', `/api/posts/${id}`, { as: author, form });
  expect(body.post.withheld).toBe('held');
});

test('The same text about a third hotel is held, whoever posts it', async () => {
  const caption =
    'The best beds, the best breakfast and the friendliest people of the whole of this country.';
  const posts = [];
  for (const hotel of ['Hotel Ahorn', 'Hotel Birke', 'Hotel Castania'])
    posts.push(
      await publishPost(app, {
        as: await createMember(app),
        fields: { location: `${hotel}, Bern`, city: 'Bern', caption: `${caption} ${posts.length}!` },
      }),
    );
  expect(posts.map(({ withheld }) => withheld)).toEqual([null, null, 'held']);
  expect((await caseOf(posts[2].id)).held_for).toEqual(['repeated']);
});

test('Nearly the same text about a third hotel is held, also when posted again; other texts pass', async () => {
  const telling = (soup: string, guest: string) =>
    `The kitchen sends a ${soup} soup to the room when it snows, and nobody minds the ${guest} under the table.`;
  const words = [
    ['pumpkin', 'dog'],
    ['carrot', 'cat'],
    ['tomato', 'children'],
  ] as const;
  const withheld = [];
  for (const [index, [soup, guest]] of words.entries()) {
    const location = `Hotel Gundis ${index}, Bern`;
    const fields = { location, city: 'Bern', caption: telling(soup, guest) };
    withheld.push((await publishPost(app, { as: await createMember(app), fields })).withheld);
  }
  expect(withheld).toEqual([null, null, 'held']);
  const author = await createMember(app);
  const fields = {
    location: 'Hotel Hasel, Bern',
    city: 'Bern',
    caption: 'It snows on the kitchen, the dog sends for soup, and the children mind nobody at the table.',
  };
  const other = await publishPost(app, { as: author, fields });
  expect(other.withheld).toBeNull();
  const form = await postFormData({ ...fields, caption: telling('barley', 'hens') }, 0);
  const { body } = await app.send('PUT', `/api/posts/${other.id}`, { as: author, form });
  expect(body.post.withheld).toBe('held');
});

test('Invisible signs, emoji and letters that look alike do not make the same words others', async () => {
  const caption = 'Our whole family slept like stones and would come back for the pancakes alone.';
  const spellings = [
    caption,
    caption.replaceAll(' ', '\u200b \u2060'),
    caption.replaceAll('e', 'e\u034f\ufe0f').replace('pancakes', '🥞 pancakes 🥞'),
    caption.replaceAll('a', 'а').replaceAll('o', 'ο').replaceAll('p', 'р'),
    caption.replaceAll('s', '𝐬').replaceAll('l', 'ｌ').replaceAll('n', 'n\u0336'),
    caption.replaceAll('l', 'I'),
  ];
  const withheld = [];
  for (const [index, told] of spellings.entries()) {
    const fields = { location: `Hotel Eber ${index}, Bern`, city: 'Bern', caption: told };
    withheld.push((await publishPost(app, { as: await createMember(app), fields })).withheld);
  }
  expect(withheld).toEqual([null, null, 'held', 'held', 'held', 'held']);
});

test('Digits and signs written for letters do not make the same words others', async () => {
  const caption =
    'Play at the finest casino of the lakes, rooms for two, and the bonus is on the house tonight.';
  const spellings = [
    caption,
    caption.replaceAll('a', '4').replaceAll('o', '0'),
    caption.replaceAll('e', '3').replaceAll('s', '5'),
    'Pl@y at the f1ne$t c4sin0 of the lak3s, r00ms for tw0, and the b0nu$ is on the h0use t0night.',
  ];
  const withheld = [];
  for (const [index, told] of spellings.entries()) {
    const fields = { location: `Hotel Fichte ${index}, Bern`, city: 'Bern', caption: told };
    withheld.push((await publishPost(app, { as: await createMember(app), fields })).withheld);
  }
  expect(withheld).toEqual([null, null, 'held', 'held']);
});

test('Different captions in other scripts are not mistaken for repeats', async () => {
  const captions = [
    '静かな宿で、朝の光がとても美しく、',
    '우리는 조용한 마을의 작은 호텔에서 하룻밤을 보냈다',
    'Тихий отель у реки, завтрак на террасе',
  ];
  for (const [index, caption] of captions.entries()) {
    const fields = {
      location: `Hotel Ferner ${index}, Bern`,
      city: 'Bern',
      caption: caption.padEnd(60, '宿'),
    };
    expect((await publishPost(app, { as: await createMember(app), fields })).withheld).toBeNull();
  }
});

test('A new member writes twenty stays in an hour, and the next one waits', async () => {
  const author = await createMember(app);
  const withheld = [];
  for (let count = 1; count <= 21; count += 1) {
    const caption = `Night ${count}`;
    withheld.push((await publishPost(app, { as: author, fields: { caption } })).withheld);
  }
  expect(withheld).toEqual([...Array.from({ length: 20 }, () => null), 'held']);
  app.platform.clock.setOffset(61 * 60_000);
  expect((await publishPost(app, { as: author, fields: { caption: 'An hour later' } })).withheld).toBeNull();
  app.platform.clock.setOffset(0);
});

test('A picture that moderators have removed is known when someone else shows it, and other pictures are not held', async () => {
  const bytes = await picture(11);
  const [first, second] = [await createMember(app), await createMember(app)];
  const removed = await publishPicture(first, bytes, manyLinks);
  await decide((await caseOf(removed.id)).id, 'remove');
  const copy = await publishPicture(second, bytes, 'A quiet night.');
  expect(copy.withheld).toBe('held');
  expect((await caseOf(copy.id)).held_for).toEqual(['removed_picture']);
  expect((await publishPicture(second, await picture(12), 'Another night.')).withheld).toBeNull();
  const { db, clock } = app.platform;
  const over = { until: clock.now() };
  await db.updateTable('moderation_decisions').set(over).where('action', '=', 'remove').execute();
  await endDue(app.platform);
  expect((await publishPicture(second, bytes, 'The night of before.')).withheld).toBeNull();
});

test('A picture that moderators have removed is known also when it is added to an imported stay', async () => {
  const bytes = await picture(13);
  const removed = await publishPicture(await createMember(app), bytes, manyLinks);
  await decide((await caseOf(removed.id)).id, 'remove');
  const as = await createMember(app);
  const { params } = await inImport()(app, as);
  const url = `/api/imports/${params.id}/items/${params.key}`;
  await app.send('PUT', url, { as, body: { decision: 'accept' } });
  const send = async (from: number, shown: Uint8Array) => {
    const form = new FormData();
    form.append('from', String(from));
    form.append('pictures[]', new Blob([new Uint8Array(shown)], { type: 'image/jpeg' }), 'view.jpg');
    return (await app.send('POST', `${url}/pictures`, { as, form })).body.item.post_id;
  };
  const id = await send(0, await picture(14));
  expect((await get(`/api/posts/${id}`, as)).body.withheld).toBeNull();
  expect(await send(1, bytes)).toBe(id);
  expect((await caseOf(id)).held_for).toEqual(['removed_picture']);
});

test('Links in what is said of pictures count like those in the caption', async () => {
  const fields = { caption: 'A quiet night.', alt: JSON.stringify([manyLinks]) };
  expect((await publishPost(app, { as: await createMember(app), fields })).withheld).toBe('held');
});

test('A new member may follow fifty others a day; the next attempt says so', async () => {
  const eager = await createMember(app);
  const followed = await Promise.all(Array.from({ length: 51 }, () => createMember(app)));
  const answers = [];
  for (const { id } of followed)
    answers.push(await app.send('POST', '/api/follows', { as: eager, body: { user_id: id } }));
  expect(answers.slice(0, 50).map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  const last = answers[50];
  expect([last?.status, last?.body.code]).toEqual([403, 'follows.too_many']);
  expect(last?.body.detail).toContain('fifty');
});
