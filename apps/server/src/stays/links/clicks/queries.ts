import { CompiledQuery } from 'kysely';
import { type Executor, openDatabase } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Click, clickKey, hourOf } from './fold.ts';

/** Runs a statement: through what is open already, or straight over a connection. */
export type Ask = <Row>(statement: { name: string; text: string; values: string[] }) => Promise<Row[]>;

/** Runs the statements of clicks where others are run, in a transaction for instance. */
export const askThrough =
  (db: Executor): Ask =>
  async <Row>({ text, values }: { text: string; values: string[] }) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;

/**
 * One connection that only writes clicks. Its statements are planned once and handed to the driver as they are: a layer between would cost a
 * statement as much as ten clicks do.
 */
export function openClickDatabase({ databaseUrl, log }: Platform): { ask: Ask; close(): Promise<void> } {
  const { pool, close } = openDatabase({
    url: databaseUrl,
    max: 1,
    plannedOnce: true,
    onError: (error) => log.debug({ err: error }, 'the connection of the clicks broke'),
  });
  return {
    ask: async <Row>(statement: Parameters<Ask>[0]) => (await pool.query(statement)).rows as Row[],
    close,
  };
}

/** What became of clicks that were written together. */
export interface WrittenClicks {
  /** Links that lead on, with how often they were led elsewhere. */
  live: ReadonlyMap<number, number>;
  /** References that visitors had from an earlier click of the same hour, by the key of the click. */
  earlier: ReadonlyMap<string, string>;
}

/** Numbers and hexadecimal digits need no quoting, and a click is not the place to look for what does. */
const list = (values: readonly (number | string)[]) => `{${values.join(',')}}`;

const writing = `with live as materialized (
      select id, user_id, revision from links
      where id = any($1::integer[]) and switched_off_at is null
        and (select posts.archived from posts where posts.id = links.post_id) is not true
      order by id for no key update of links
    ), written as (
      insert into clicks (click_id, link_id, visitor, hour, counted, clicked_at)
      select click_id, link_id, decode(visitor, 'hex'), to_timestamp(floor(at / 3600) * 3600), counted, to_timestamp(at)
      from (
        select click_id, link_id, visitor, counted, ($5::double precision + later) / 1000 as at
        from unnest($2::text[], $3::integer[], $4::text[], $6::boolean[], $7::double precision[])
          as sent (click_id, link_id, visitor, counted, later)
      ) fresh
      where link_id in (select id from live)
      on conflict (link_id, visitor, hour) do nothing
      returning click_id, link_id, counted, clicked_at
    ), added as (
      select link_id, date_bin('15 minutes', clicked_at, timestamptz '2000-01-01 00:00:00+00') as quarter, count(*)::integer as count
      from written where counted group by 1, 2
    ), raised as (
      update links set clicks_count = clicks_count + sums.count
      from (select link_id, sum(count)::integer as count from added group by link_id) sums
      where links.id = sums.link_id
    ), quarters as (
      insert into click_quarters as known (user_id, quarter, clicks)
      select live.user_id, added.quarter, sum(added.count)::integer
      from added join live on live.id = added.link_id group by 1, 2 order by 1, 2
      on conflict (user_id, quarter) do update set clicks = known.clicks + excluded.clicks
    )
    select
      (select coalesce(json_agg(json_build_array(id, revision)), '[]') from live) as live,
      (select case when count(*) < cardinality($2::text[]) then coalesce(json_agg(click_id), '[]') end from written) as written`;

interface Written {
  live: [linkId: number, revision: number][];
  /** References of the rows, or null where every click became one. */
  written: string[] | null;
}

/**
 * Writes folded clicks in one statement: the rows, the links' counters, and the owner's quarters of an hour. A click that the visitor made in this
 * hour already is answered instead, which costs a second statement. Clicks on links that lead nowhere are not written.
 *
 * Links are locked in the order of their ids before anything else is touched, and a link's clicks are only written under its lock, so that
 * processes writing at once cannot wait for each other in a circle. Whether a click is there already is left to the unique key and not looked
 * up: the statement is planned once, possibly while the table is empty, and a look-up planned then would read the whole table for ever.
 */
export async function writeClicks(ask: Ask, clicks: readonly Click[]): Promise<WrittenClicks> {
  // Times are told from the first on, and truth by its first letter: what a click sends weighs as much as what is done with it.
  const start = clicks[0]?.at ?? 0;
  const values = [
    list([...new Set(clicks.map((click) => click.linkId))].sort((a, b) => a - b)),
    list(clicks.map((click) => click.clickId)),
    list(clicks.map((click) => click.linkId)),
    list(clicks.map((click) => click.visitor)),
    String(start),
    list(clicks.map((click) => (click.counted ? 't' : 'f'))),
    list(clicks.map((click) => click.at - start)),
  ];
  const [row] = await ask<Written>({ name: 'write-clicks', text: writing, values });
  const { live: leading = [], written = null } = row ?? {};
  const live = new Map(leading);
  if (written === null) return { live, earlier: new Map() };
  const fresh = new Set(written);
  const repeated = clicks.filter((click) => live.has(click.linkId) && !fresh.has(click.clickId));
  return { live, earlier: await earlierClicks(ask, repeated) };
}

/** The references that these visitors have from an earlier click of the hour, each found by the unique key. */
const finding = `select fresh.link_id, fresh.visitor, fresh.hour, (
      select click_id from clicks where clicks.link_id = fresh.link_id
        and clicks.visitor = decode(fresh.visitor, 'hex') and clicks.hour = to_timestamp(fresh.hour / 1000)
    ) as click_id
    from unnest($1::integer[], $2::text[], $3::double precision[]) as fresh (link_id, visitor, hour)`;

interface Found {
  link_id: number;
  visitor: string;
  hour: number;
  click_id: string | null;
}

async function earlierClicks(ask: Ask, clicks: readonly Click[]): Promise<Map<string, string>> {
  const earlier = new Map<string, string>();
  if (clicks.length === 0) return earlier;
  const values = [
    list(clicks.map((click) => click.linkId)),
    list(clicks.map((click) => click.visitor)),
    list(clicks.map((click) => hourOf(click.at))),
  ];
  const found = await ask<Found>({ name: 'find-clicks', text: finding, values });
  for (const { link_id, visitor, hour, click_id } of found)
    if (click_id !== null) earlier.set(clickKey(link_id, visitor, hour), click_id);
  return earlier;
}

/** The salt of a day: the given one, unless another process was first. */
export async function saltOfDay(db: Executor, day: string, salt: Buffer): Promise<Buffer> {
  const row = await db
    .insertInto('click_salts')
    .values({ day, salt })
    .onConflict((conflict) => conflict.column('day').doUpdateSet((eb) => ({ day: eb.ref('excluded.day') })))
    .returning('salt')
    .executeTakeFirstOrThrow();
  return row.salt;
}

/** Throws away the salts of the days before the one (UTC) in which this time lies. */
export async function deleteSaltsBefore(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('click_salts').where('day', '<', now.toISOString().slice(0, 10)).execute();
}
