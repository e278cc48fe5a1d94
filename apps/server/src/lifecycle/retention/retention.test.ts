import { codesPerAccount } from '@staylore/contract/members/security';
import { phrases } from '@staylore/phrases/phrases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { retentionHandlers } from './index.ts';
import { sweepLostPictures } from './lost-pictures.ts';
import { keptDays } from './periods.ts';

let app: TestApp;
const day = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

const runTonight = async () => {
  const [handler] = retentionHandlers(app.platform);
  await handler?.run({}, { signal: new AbortController().signal, attempt: 1 } as never);
};

test('Sessions unused for sixty days, and their request counts, are deleted the following night', async () => {
  const { db, clock } = app.platform;
  const member = await createMember(app);
  // A server that cannot reach the database in time counts for itself, so this does not wait for one to count.
  const count = { key: 'some network', points: 1, expire: clock.now().getTime() + 60_000 };
  await db.insertInto('rate_limits').values(count).execute();
  const sessions = () => db.selectFrom('sessions').select('id').where('user_id', '=', member.id).execute();
  const counts = () => db.selectFrom('rate_limits').select('key').execute();
  await runTonight();
  expect(await sessions()).toHaveLength(1);
  expect((await counts()).length).toBeGreaterThan(0);
  clock.setOffset(61 * day);
  await runTonight();
  expect(await sessions()).toEqual([]);
  expect(await counts()).toEqual([]);
});

test('Posts of the photo network are deleted 180 days after their last use, unless an open import needs them', async () => {
  const { db, clock } = app.platform;
  clock.setOffset(0);
  const member = await createMember(app);
  const at = (days: number) => new Date(clock.now().getTime() - days * day);
  const ids = ['17900000000000001', '17900000000000002', '17900000000000003', 'odd', 'fresh'];
  await db
    .insertInto('network_posts')
    .values(
      ids.map((id) => ({
        id,
        handle: 'retained',
        media_type: 'IMAGE',
        fetched_at: at(id === 'fresh' ? 179 : 181),
      })),
    )
    .execute();
  const { id: importId } = await db
    .insertInto('imports')
    .values({
      user_id: member.id,
      source: 'scan',
      label: '@retained',
      handle: 'retained',
      total: 3,
      archived: false,
      ad_label: false,
      created_at: at(181),
      updated_at: at(181),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const items = [
    ['n17900000000000001', 'review'],
    ['n17900000000000002', 'rejected'],
    ['xodd', 'accepted'],
  ] as const;
  await db
    .insertInto('import_items')
    .values(
      items.map(([key, state]) => ({
        import_id: importId,
        user_id: member.id,
        key,
        state,
        caption: '',
        stay: true,
        probability: 1,
        finding: JSON.stringify({}),
        evidence: JSON.stringify([]),
      })) as never,
    )
    .execute();
  const left = async () =>
    (await db.selectFrom('network_posts').select('id').where('handle', '=', 'retained').execute())
      .map(({ id }) => id)
      .sort();
  await runTonight();
  expect(await left()).toEqual(['17900000000000001', 'fresh', 'odd']);
  clock.setOffset(2 * day);
  await runTonight();
  expect(await left()).toEqual(['17900000000000001', 'odd']);
});

test('Stored scan pages are deleted with their posts', async () => {
  const { db, clock } = app.platform;
  clock.setOffset(0);
  const pages = [179, 181].map((days) => ({
    handle: 'paged',
    cursor: String(days),
    post_ids: [],
    fetched_at: new Date(clock.now().getTime() - days * day),
  }));
  await db.insertInto('scan_pages').values(pages).execute();
  await runTonight();
  const left = await db.selectFrom('scan_pages').select('cursor').where('handle', '=', 'paged').execute();
  expect(left).toEqual([{ cursor: '179' }]);
});

test('What Google or Apple said of someone who got no account is forgotten after 30 days, though nobody else signs in', async () => {
  const { db, clock } = app.platform;
  clock.setOffset(0);
  const { id: user_id } = await createMember(app);
  const expires_at = new Date(clock.now().getTime() + 600_000);
  const attempt = { provider: 'apple', nonce: '', code_verifier: '', subject: '1', expires_at } as const;
  const told = { ...attempt, email: 'someone@far.example', created_at: clock.now() };
  await db
    .insertInto('sign_in_attempts')
    .values([
      { ...told, state_hash: Buffer.from('named'), browser_hash: Buffer.from('a'), name: 'Someone' },
      { ...told, state_hash: Buffer.from('unnamed'), browser_hash: Buffer.from('b') },
    ])
    .execute();
  const visit = {
    state_hash: Buffer.from('visit'),
    user_id,
    purpose: 'claim',
    language: 'en',
    expires_at,
  } as const;
  await db.insertInto('instagram_visits').values(visit).execute();
  const kept = async () => [
    (await db.selectFrom('sign_in_attempts').select('name').execute()).map(({ name }) => name),
    (await db.selectFrom('instagram_visits').select('purpose').execute()).length,
  ];
  clock.setOffset(day);
  await runTonight();
  expect(await kept()).toEqual([['Someone'], 0]);
  clock.setOffset(31 * day);
  await runTonight();
  expect(await kept()).toEqual([[], 0]);
});

test('Links of mails are forgotten a month after their time', async () => {
  const { db, clock } = app.platform;
  clock.setOffset(0);
  const { email } = await createMember(app);
  await app.send('POST', '/api/forgot/password', { body: { email } });
  const count = async () => (await db.selectFrom('mail_tokens').select('token_hash').execute()).length;
  expect(await count()).toBeGreaterThan(0);
  clock.setOffset(45 * day);
  await runTonight();
  expect(await count()).toBe(0);
  clock.setOffset(0);
});

test('Picture files without a row are deleted after a day; those of members, posts and leaving members stay', async () => {
  const { db, clock, storage } = app.platform;
  clock.setOffset(0);
  const [member, leaver] = [await createMember(app), await createMember(app)];
  const [lost, avatar, waiting] = ['1', '2', '3'].map((digit) => `p/${digit.repeat(32)}`);
  for (const key of [lost, avatar, waiting])
    await storage.put(`${key}/320.webp`, new Uint8Array([1]), 'image/webp');
  await storage.put('takeouts/other.zip', new Uint8Array([1]), 'application/zip');
  await db.updateTable('users').set({ avatar_key: avatar }).where('id', '=', member.id).execute();
  const at = clock.now();
  const kept_rows = JSON.stringify({ pictures: [{ key: waiting }] });
  await db
    .insertInto('departures')
    .values({ user_id: leaver.id, left_at: at, until: at, gives_up: false, posts: [], links: [], kept_rows })
    .execute();
  const sweep = () => sweepLostPictures(app.platform, new AbortController().signal);
  expect(await sweep()).toBe(0);
  clock.setOffset(2 * day);
  expect(await sweep()).toBe(1);
  const left: string[] = [];
  for await (const key of storage.keys()) left.push(key);
  expect(left.sort()).toEqual([`${avatar}/320.webp`, `${waiting}/320.webp`, 'takeouts/other.zip'].sort());
});

test('The privacy page says what is kept of a click and why, in both languages', () => {
  const told = { en: /booking link, .*network/, de: /Buchungslink, .*Netz/ };
  for (const language of ['en', 'de'] as const) {
    const blocks = phrases[language].privacy.sections.find(({ id }) => id === 'visiting')?.blocks;
    const click = blocks?.map(String).find((block) => told[language].test(block));
    expect(click).toMatch(/Art\. ?6/);
  }
});

test('The privacy page says of everything that is deleted at night after how many days, in both languages', () => {
  for (const { privacy } of Object.values(phrases)) {
    const { blocks } = privacy.sections.find(({ id }) => id === 'retention') ?? { blocks: [] };
    const told = JSON.stringify(blocks.find((block) => typeof block !== 'string'));
    for (const days of Object.values(keptDays)) expect(told).toMatch(new RegExp(`${days} (days|Tage)`));
    const counted = /(?:wrong codes|falsche Codes)[^:]*: (\d+) (?:days|Tage)/.exec(told)?.[1];
    expect(Number(counted) * day).toBe(codesPerAccount.seconds * 1000);
  }
});
