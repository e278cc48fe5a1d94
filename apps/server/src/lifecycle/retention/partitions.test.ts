import { phrases } from '@staylore/phrases/phrases';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBareDatabase, onServer } from '../../../test/database/database.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { rotatePagePartitions } from '../../imports/photo-network/index.ts';
import { rotateNotificationPartitions } from '../../members/notifications/index.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { migrate } from '../../platform/migrate.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

/** Tells a member something at that time; answers the number of the notification. */
async function tellAt(member: TestMember, at: string): Promise<number> {
  const row = { user_id: member.id, kind: 'new_stays' as const, created_at: new Date(at) };
  const { id } = await app.platform.db
    .insertInto('notifications')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The parts in which the notifications of a member lie, oldest first. */
async function partsOf(member: TestMember): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select tableoid::regclass::text as part from notifications where user_id = ${member.id} order by created_at`.execute(
    app.platform.db,
  );
  return rows.map(({ part }) => part);
}

const quarter = (months: string) => `parts.notifications_${months}`;

test('Notifications lie with those of their quarter (UTC); others wait in the rest until their quarter is made', async () => {
  const { db } = app.platform;
  const member = await createMember(app);
  await rotateNotificationPartitions(db, new Date('2031-05-20T12:00:00Z'));
  for (const at of ['2031-06-30T23:59:59Z', '2031-07-01T00:00:00Z', '2032-02-01T12:00:00Z'])
    await tellAt(member, at);
  const first = [quarter('2031_04'), quarter('2031_07')];
  expect(await partsOf(member)).toEqual([...first, 'parts.notifications_rest']);
  await rotateNotificationPartitions(db, new Date('2031-05-20T12:00:00Z'));
  expect(await partsOf(member)).toEqual([...first, quarter('2032_01')]);
});

test('A member pages through the notifications of all quarters, newest first', async () => {
  const member = await createMember(app);
  const told = [];
  for (const at of ['2033-02-01Z', '2033-05-01Z', '2033-05-02Z', '2033-09-01Z', '2039-01-01Z'])
    told.push(await tellAt(member, at));
  await rotateNotificationPartitions(app.platform.db, new Date('2033-05-20Z'));
  const seen: number[] = [];
  for (let next: string | undefined = '/api/notifications?limit=2'; next !== undefined; ) {
    const answer = await app.send('GET', next, { as: member });
    seen.push(...answer.body.map(({ id }: { id: number }) => id));
    next = /<([^>]+)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1];
  }
  expect(seen).toEqual(told.toReversed());
});

/** Months after the end of its quarter for which a notification is kept. */
const kept = 12;

test('Notifications are deleted 12 months after the end of their quarter', async () => {
  const { db } = app.platform;
  const member = await createMember(app);
  await rotateNotificationPartitions(db, new Date('2041-02-01Z'));
  const [older, younger] = [
    await tellAt(member, '2041-03-31T12:00:00Z'),
    await tellAt(member, '2041-04-01Z'),
  ];
  const left = async () =>
    (await db.selectFrom('notifications').select('id').where('user_id', '=', member.id).execute())
      .map(({ id }) => id)
      .sort();
  await rotateNotificationPartitions(db, new Date('2042-03-31T23:00:00Z'));
  expect(await left()).toEqual([older, younger]);
  await rotateNotificationPartitions(db, new Date('2042-04-01T00:00:00Z'));
  expect(await left()).toEqual([younger]);
});

test('The privacy page says how long notifications are kept, in both languages', () => {
  for (const { privacy } of Object.values(phrases))
    expect(JSON.stringify(privacy)).toMatch(
      new RegExp(`${kept} (months after the end of its quarter|Monate nach Ende ihres Quartals)`),
    );
});

test('Pages of scans lie with those of their day and go the day after the next, whenever parts were last made', async () => {
  const { db } = app.platform;
  const keep = (at: string) =>
    db
      .insertInto('scanned_pages')
      .values({ handle: 'paged', cursor: at, post_ids: [], fetched_at: new Date(at) })
      .execute();
  const left = async () =>
    (await db.selectFrom('scanned_pages').select('cursor').orderBy('fetched_at').execute()).map(
      ({ cursor }) => cursor,
    );
  const days = [
    '2031-05-20T08:00:00Z',
    '2031-05-21T08:00:00Z',
    '2031-05-29T23:00:00Z',
    '2031-05-30T08:00:00Z',
  ];
  await rotatePagePartitions(db, new Date('2031-05-20T03:00:00Z'));
  for (const at of days) await keep(at);
  await rotatePagePartitions(db, new Date('2031-05-22T03:00:00Z'));
  expect(await left()).toEqual(days.slice(1));
  await rotatePagePartitions(db, new Date('2031-05-30T03:00:00Z'));
  expect(await left()).toEqual(days.slice(2));
  const { rows } = await sql<{ part: string }>`
    select distinct tableoid::regclass::text as part from scanned_pages order by 1`.execute(db);
  expect(rows.map(({ part }) => part)).toEqual([
    'parts.scanned_pages_2031_05_29',
    'parts.scanned_pages_2031_05_30',
  ]);
});

test('An upgrade keeps all notifications, removes them with their stays, and numbers new ones separately', async () => {
  const site = await createBareDatabase();
  await migrate({ url: site.url, until: '0090-ties-of-the-leaving.sql' });
  await onServer(
    site.url,
    `insert into users (username, name, email) values ('old', 'Old', 'old@demo.example');
     insert into posts (user_id, caption) select id, 'Two nights' from users;
     insert into notifications (user_id, kind, post_id, created_at)
       select users.id, 'favourite', posts.id, now() - i * interval '10 days' from users, posts, generate_series(-10, 89) i;
     insert into notifications (user_id, kind) select id, 'new_stays' from users;`,
  );
  await migrate({ url: site.url });
  await onServer(site.url, `insert into notifications (user_id, kind) select id, 'new_stays' from users`);
  const { db, close } = openDatabase({ url: site.url, max: 1 });
  const ids = async () =>
    (await db.selectFrom('notifications').select('id').orderBy('id').execute()).map(({ id }) => id);
  expect(await ids()).toEqual(Array.from({ length: 102 }, (_, index) => index + 1));
  await db.deleteFrom('posts').execute();
  expect(await ids()).toEqual([101, 102]);
  await db.deleteFrom('users').execute();
  expect(await ids()).toEqual([]);
  await close();
  await site.drop();
});
