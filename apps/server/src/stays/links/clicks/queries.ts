import { sql } from 'kysely';
import { connectionsOfEach } from '../../../config/sections/connections.ts';
import { type Executor, openDatabase } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Click, clickKey, dayOf } from './fold.ts';

/** A connection that only writes clicks, so that they never wait behind the queries of lists and pages. */
export function openClickDatabase({ config, databaseUrl, isPooled, log }: Platform) {
  return openDatabase({
    url: databaseUrl,
    isPooled,
    max: connectionsOfEach.clicks,
    timeouts: config.database.timeouts,
    name: 'staylore clicks',
    onError: (error) => log.debug({ err: error }, 'the connection of the clicks broke'),
  });
}

/** The outcome of clicks that were written together. */
export interface WrittenClicks {
  /** Active links, with how often their target was changed. */
  live: ReadonlyMap<number, number>;
  /** References that visitors got for an earlier click of the same day, by the key of the click. */
  earlier: ReadonlyMap<string, string>;
}

/** Numbers and hexadecimal digits need no quoting, which would cost time on every click. */
const list = (values: readonly (number | string)[]) => `{${values.join(',')}}`;

interface Sent {
  linkIds: string;
  count: number;
  clickIds: string;
  clickLinkIds: string;
  visitors: string;
  counted: string;
  start: number;
  /** Milliseconds after the start. */
  later: string;
}

const insertClicks = statement(
  (_, sent: Sent) => sql<Written>`with live as materialized (
      select id, user_id, revision from links
      where id = any(${sent.linkIds}::bigint[]) and switched_off_at is null
        and (select posts.archived from posts where posts.id = links.post_id) is not true
      order by id for no key update of links
    ), written as (
      insert into clicks (click_id, link_id, visitor, day, counted, clicked_at)
      select click_id, link_id, decode(visitor, 'hex'), to_timestamp(floor(at / 86400) * 86400), counted, to_timestamp(at)
      from (
        select click_id, link_id, visitor, counted, (${sent.start}::double precision + later) / 1000 as at
        from unnest(${sent.clickIds}::text[], ${sent.clickLinkIds}::bigint[], ${sent.visitors}::text[], ${sent.counted}::boolean[],
          ${sent.later}::double precision[]) as sent (click_id, link_id, visitor, counted, later)
      ) fresh
      where link_id in (select id from live)
      on conflict (link_id, visitor, day) do nothing
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
      (select case when count(*) < ${sent.count}::integer then coalesce(json_agg(click_id), '[]') end from written) as written`,
);

interface Written {
  live: [linkId: number, revision: number][];
  /** References of the rows, or null if every click was new. */
  written: string[] | null;
}

/**
 * Writes folded clicks in one statement: the rows, the links' counters, and the owner's quarter-hour totals. If the visitor already clicked on this
 * day, that click is returned instead, which costs a second statement. Clicks on inactive links are not written. Links are locked in the order of
 * their ids before anything else is touched, and a link's clicks are only written under its lock, so that processes writing at once cannot
 * deadlock. Whether a click exists is left to the unique key and not looked up: the statement is planned once, possibly while the table is empty,
 * and a look-up planned then would scan the whole table from then on.
 */
export async function writeClicks(db: Executor, clicks: readonly Click[]): Promise<WrittenClicks> {
  // Times are sent as offsets from the first, and booleans as one letter: the size of the parameters costs as much as the work itself.
  const start = clicks[0]?.at ?? 0;
  const [row] = await insertClicks(db, {
    linkIds: list([...new Set(clicks.map((click) => click.linkId))].sort((a, b) => a - b)),
    count: clicks.length,
    clickIds: list(clicks.map((click) => click.clickId)),
    clickLinkIds: list(clicks.map((click) => click.linkId)),
    visitors: list(clicks.map((click) => click.visitor)),
    counted: list(clicks.map((click) => (click.counted ? 't' : 'f'))),
    start,
    later: list(clicks.map((click) => click.at - start)),
  });
  const { live: leading = [], written = null } = row ?? {};
  const live = new Map(leading);
  if (written === null) return { live, earlier: new Map() };
  const fresh = new Set(written);
  const repeated = clicks.filter((click) => live.has(click.linkId) && !fresh.has(click.clickId));
  return { live, earlier: await earlierClicks(db, repeated) };
}

interface Found {
  link_id: number;
  visitor: string;
  day: number;
  click_id: string | null;
}

/** The references that these visitors got for an earlier click of the day, each found by the unique key. */
const findClicks = statement(
  (_, sent: { linkIds: string; visitors: string; days: string }) => sql<Found>`
    select fresh.link_id, fresh.visitor, fresh.day, (
      select click_id from clicks where clicks.link_id = fresh.link_id
        and clicks.visitor = decode(fresh.visitor, 'hex') and clicks.day = to_timestamp(fresh.day / 1000)
    ) as click_id
    from unnest(${sent.linkIds}::bigint[], ${sent.visitors}::text[], ${sent.days}::double precision[])
      as fresh (link_id, visitor, day)`,
);

async function earlierClicks(db: Executor, clicks: readonly Click[]): Promise<Map<string, string>> {
  const earlier = new Map<string, string>();
  if (clicks.length === 0) return earlier;
  const found = await findClicks(db, {
    linkIds: list(clicks.map((click) => click.linkId)),
    visitors: list(clicks.map((click) => click.visitor)),
    days: list(clicks.map((click) => dayOf(click.at))),
  });
  for (const { link_id, visitor, day, click_id } of found)
    if (click_id !== null) earlier.set(clickKey(link_id, visitor, day), click_id);
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

/** Creates the partitions of the coming months and detaches old ones, as the function in its migration says. */
export async function rotateClickPartitions(db: Executor, now: Date): Promise<void> {
  await sql`select keep_click_months(${now})`.execute(db);
}

/** Deletes the salts of the days (UTC) before this one. */
export async function deleteSaltsBefore(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('click_salts').where('day', '<', now.toISOString().slice(0, 10)).execute();
}
