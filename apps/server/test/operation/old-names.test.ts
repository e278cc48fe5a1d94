import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember } from '../people.ts';
import { startApp, type TestApp } from '../start-app.ts';
import { createClick, reportOf, sendReport } from '../stays/earnings.ts';

/** Statements of the version before migration 0089, which its servers go on sending after it. */
let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

test('Booking links of the version before are read by the newer one, and the other way round', async () => {
  const { db } = app.platform;
  const click = await createClick(app, { of: await createMember(app), label: 'Haus' });
  expect((await sendReport(app, reportOf(click, { booking_id: 'old-names' }))).status).toBe(200);
  const { id: booking } = await db
    .selectFrom('bookings')
    .select('id')
    .where('booking_id', '=', 'old-names')
    .executeTakeFirstOrThrow();
  const [older, newer] = [randomBytes(32), randomBytes(32)];
  await sql`insert into booking_doors (token_hash, booking, side) values (${older}, ${booking}, 'hotel')`.execute(
    db,
  );
  await db.insertInto('booking_links').values({ token_hash: newer, booking, side: 'traveller' }).execute();
  const before = await sql`select side from booking_doors where token_hash = ${newer}`.execute(db);
  expect(before.rows).toEqual([{ side: 'traveller' }]);
  const after = db.selectFrom('booking_links').select('side').where('token_hash', '=', older);
  expect(await after.execute()).toEqual([{ side: 'hotel' }]);
});

test('Servers of both versions spend one budget of questions to the maps service', async () => {
  const { clock, db } = app.platform;
  const [key, now] = ['1 old-names', clock.now()];
  const spend = (table: string, column: string) => {
    const [name, budget] = [sql.table(table), sql.ref(column)];
    return sql`insert into ${name} (${budget}, asked, began_at) values (${key}, 1, ${now})
      on conflict (${budget}) do update set asked = case when ${name}.began_at < ${now} then 1 else ${name}.asked + 1 end,
        began_at = case when ${name}.began_at < ${now} then excluded.began_at else ${name}.began_at end
      where ${name}.began_at < ${now} or ${name}.asked < 3 returning 1`.execute(db);
  };
  const spent = [];
  for (const name of ['older', 'newer', 'older', 'newer', 'older'])
    spent.push(
      (
        await (name === 'older'
          ? spend('placing_budgets', 'undertaking')
          : spend('lookup_budgets', 'import_key'))
      ).rows.length,
    );
  expect(spent).toEqual([1, 1, 1, 0, 0]);
  await sql`delete from placing_budgets where undertaking = ${key}`.execute(db);
  expect(await db.selectFrom('lookup_budgets').selectAll().where('import_key', '=', key).execute()).toEqual(
    [],
  );
});

test('Rows of a leaving member wait under both names, whichever version sets them aside or hands them over', async () => {
  const { clock, db } = app.platform;
  const { id } = await createMember(app);
  const insert = (column: string, value: string) =>
    sql`
    insert into departures (user_id, left_at, until, gives_up, posts, links, ${sql.ref(column)})
    values (${id}, ${clock.now()}, ${clock.now()}, false, '{}', '{}', ${value}::jsonb)`.execute(db);
  const add = (column: string, value: string) =>
    sql`update departures set ${sql.ref(column)} = ${sql.ref(column)} || ${value}::jsonb where user_id = ${id}`.execute(
      db,
    );
  const kept = async () =>
    (await sql`select trunk, kept_rows from departures where user_id = ${id}`.execute(db)).rows[0];
  for (const [first, then] of [
    ['trunk', 'kept_rows'],
    ['kept_rows', 'trunk'],
  ] as const) {
    await insert(first, '{"follows": []}');
    expect(await kept()).toEqual({ trunk: { follows: [] }, kept_rows: { follows: [] } });
    await add(then, '{"blocks": [1]}');
    await add(first, '{"mutes": [2]}');
    const all = { follows: [], blocks: [1], mutes: [2] };
    expect(await kept()).toEqual({ trunk: all, kept_rows: all });
    await db.deleteFrom('departures').where('user_id', '=', id).execute();
  }
});
