import { randomBytes } from 'node:crypto';
import { phrases } from '@staylore/phrases/phrases';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBareDatabase, onServer } from '../../../../test/database/database.ts';
import { createMember } from '../../../../test/people.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { createClick } from '../../../../test/stays/earnings.ts';
import { openDatabase } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/index.ts';
import { migrate } from '../../../platform/migrate.ts';
import { maintainClickPartitions } from '../jobs.ts';
import { rotateClickPartitions } from './queries.ts';

let app: TestApp;
const now = new Date('2031-05-20T12:00:00Z');

beforeAll(async () => {
  app = await startApp();
});

beforeEach(() => sql`delete from clicks`.execute(app.platform.db));

afterAll(() => app?.close());

/** Clicks now; returns the click's reference. */
async function click(at: string): Promise<string> {
  const click_id = randomBytes(16).toString('hex');
  await app.platform.db
    .insertInto('clicks')
    .values({
      click_id,
      link_id: 1,
      visitor: randomBytes(16),
      counted: true,
      day: new Date(at.slice(0, 10)),
      clicked_at: new Date(at),
    })
    .execute();
  return click_id;
}

/** The part in which each click lies. */
async function whereClicksLie(): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select tableoid::regclass::text as part from clicks order by clicked_at`.execute(app.platform.db);
  return rows.map(({ part }) => part);
}

test('Clicks are stored by month (UTC), three months ahead; others wait until their month’s partition exists', async () => {
  const { db } = app.platform;
  await rotateClickPartitions(db, now);
  for (const at of [
    '2031-05-31T23:59:59Z',
    '2031-06-01T00:00:00Z',
    '2031-08-31T12:00:00Z',
    '2031-09-01T12:00:00Z',
  ])
    await click(at);
  const first = ['parts.clicks_2031_05', 'parts.clicks_2031_06', 'parts.clicks_2031_08'];
  expect(await whereClicksLie()).toEqual([...first, 'parts.clicks_rest']);
  await rotateClickPartitions(db, now);
  expect(await whereClicksLie()).toEqual([...first, 'parts.clicks_2031_09']);
});

/** Months after the end of its own for which a click is kept. */
const kept = 13;

test('Clicks are deleted 13 months after the end of their month; a booking keeps the time of its click', async () => {
  const { db } = app.platform;
  const at = new Date('2030-03-31T12:00:00Z');
  const { clickId, linkId, userId } = await createClick(app, { of: await createMember(app), at });
  const unbooked = await click('2030-03-01T12:00:00Z');
  const younger = await click('2030-04-01T12:00:00Z');
  await sql`insert into bookings (partner, booking_id, click_id, link_id, user_id, state, amount_minor, currency, commission_minor,
      check_in, check_out, booked_at)
    values ('sandbox', 'kept', ${clickId}, ${linkId}, ${userId}, 'booked', 100, 'EUR', 10, ${at}, ${at}, ${at})`.execute(
    db,
  );
  const left = async () =>
    (await db.selectFrom('clicks').select('click_id').orderBy('clicked_at').execute()).map(
      (row) => row.click_id,
    );
  await rotateClickPartitions(db, new Date('2031-04-30T23:00:00Z'));
  expect(await left()).toEqual([unbooked, clickId, younger]);
  await rotateClickPartitions(db, new Date('2031-05-01T00:00:00Z'));
  expect(await left()).toEqual([younger]);
  expect(await db.selectFrom('bookings').select('clicked_at').execute()).toEqual([{ clicked_at: at }]);
});

const month = (index: number) => new Date(Date.UTC(2041, index)).toISOString().slice(0, 7).replace('-', '_');
/** Months, by their number, in which the server does nothing: it wakes after three months, and after six. */
const asleep = [8, 9, 20, 21, 22, 23, 24];

test('Clicks are stored in their month and deleted in time, even after months without a running server', async () => {
  const { db, clock } = app.platform;
  const clicked: number[] = [];
  for (let index = 0; index < 32; index += 1) {
    if (asleep.includes(index)) continue;
    const at = new Date(Date.UTC(2041, index, 20, 12));
    clock.setOffset(at.getTime() - Date.now());
    await click(at.toISOString());
    const isMade = clicked.some((earlier) => index - earlier <= 3);
    const part = isMade ? `parts.clicks_${month(index)}` : 'parts.clicks_rest';
    expect((await whereClicksLie()).at(-1)).toBe(part);
    await enqueue(db, maintainClickPartitions, {});
    await app.runJobs();
    clicked.push(index);
    const left = clicked.filter((earlier) => index - earlier <= kept);
    expect(await whereClicksLie()).toEqual(left.map((earlier) => `parts.clicks_${month(earlier)}`));
  }
  const { rows } = await sql<{ part: string }>`
    select relname as part from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'clicks'::regclass and relname ~ '_20\\d\\d_' order by 1`.execute(db);
  const made = Array.from({ length: 35 - 18 }, (_, count) => 18 + count).filter(
    (index) => index < 23 || index > 24,
  );
  expect(rows.map(({ part }) => part)).toEqual(made.map((index) => `clicks_${month(index)}`));
  clock.setOffset(0);
});

test('The privacy page says how long clicks are kept, in both languages', () => {
  for (const { privacy } of Object.values(phrases))
    expect(JSON.stringify(privacy)).toMatch(
      new RegExp(`${kept} (months after the end of its month|Monate nach Ende seines Monats)`),
    );
});

test('An upgrade keeps all clicks and marks them as earlier ones', async () => {
  const site = await createBareDatabase();
  await migrate({ url: site.url, until: '0072-link-arrangements.sql' });
  const insert = `insert into clicks (click_id, link_id, visitor, day, counted, clicked_at)
    select md5(i::text), i % 7, decode(md5(i::text), 'hex'), date_trunc('day', now(), 'UTC') - i * interval '1 day', true, now()
    from generate_series(-40, 800) i`;
  await onServer(site.url, insert);
  await migrate({ url: site.url });
  await onServer(site.url, `${insert} on conflict (link_id, visitor, day) do nothing`);
  const { db, close } = openDatabase({ url: site.url, max: 1 });
  const { count } = await db
    .selectFrom('clicks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(841);
  await close();
  await site.drop();
});
