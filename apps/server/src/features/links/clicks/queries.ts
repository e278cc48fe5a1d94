import { CompiledQuery } from 'kysely';
import { type Executor, type OpenDatabase, openDatabase } from '../../../platform/db.ts';
import type { Platform } from '../../../platform/platform.ts';
import type {} from '../../posts/tables.ts';
import type {} from '../tables.ts';
import { type Click, clickKey, hourOf } from './fold.ts';

/** One connection that only writes clicks; its statement is planned once. */
export function openClickDatabase({ databaseUrl, log }: Platform): OpenDatabase {
  return openDatabase({
    url: databaseUrl,
    max: 1,
    plannedOnce: true,
    onError: (error) => log.debug({ err: error }, 'the connection of the clicks broke'),
  });
}

/** What became of clicks that were written together. */
export interface WrittenClicks {
  /** Links that lead on, with how often they were led elsewhere. */
  live: ReadonlyMap<number, number>;
  /** References that visitors had from an earlier click of the same hour, by the key of the click. */
  earlier: ReadonlyMap<string, string>;
}

/** Numbers and hexadecimal digits need no quoting, and a click is not the place to look for what does. */
const list = (values: readonly (number | string | boolean)[]) => `{${values.join(',')}}`;

const writing = `with live as materialized (
      select id, user_id, revision from links
      where id = any($1::integer[]) and switched_off_at is null
        and (select posts.archived from posts where posts.id = links.post_id) is not true
      order by id for no key update of links
    ), asked as materialized (
      select fresh.click_id, live.id as link_id, live.user_id, decode(fresh.visitor, 'hex') as visitor,
        to_timestamp(fresh.hour / 1000) as hour, fresh.counted, to_timestamp(fresh.at / 1000) as clicked_at, earlier.click_id as earlier
      from live join unnest(
        $2::text[],
        $3::integer[],
        $4::text[],
        $5::double precision[],
        $6::boolean[],
        $7::double precision[]
      ) as fresh (click_id, link_id, visitor, hour, counted, at) on fresh.link_id = live.id
      left join lateral (
        select click_id from clicks where clicks.link_id = fresh.link_id
          and clicks.visitor = decode(fresh.visitor, 'hex') and clicks.hour = to_timestamp(fresh.hour / 1000)
      ) earlier on true
    ), written as (
      insert into clicks (click_id, link_id, visitor, hour, counted, clicked_at)
      select click_id, link_id, visitor, hour, counted, clicked_at from asked where earlier is null
    ), raised as (
      update links set clicks_count = clicks_count + added.count
      from (select link_id, count(*)::integer as count from asked where counted and earlier is null group by link_id) added
      where links.id = added.link_id
    ), quarters as (
      insert into click_quarters as known (user_id, quarter, clicks)
      select user_id, date_bin('15 minutes', clicked_at, timestamptz '2000-01-01 00:00:00+00'), count(*)::integer
      from asked where counted and earlier is null group by 1, 2 order by 1, 2
      on conflict (user_id, quarter) do update set clicks = known.clicks + excluded.clicks
    )
    select
      (select coalesce(json_agg(json_build_array(id, revision)), '[]') from live) as live,
      (select coalesce(json_agg(json_build_array(link_id, encode(visitor, 'hex'), extract(epoch from hour) * 1000, earlier)), '[]')
        from asked where earlier is not null) as earlier`;

interface Written {
  live: [linkId: number, revision: number][];
  earlier: [linkId: number, visitor: string, hour: number, clickId: string][];
}

/**
 * Writes folded clicks in one statement: the rows, the links' counters, and the owner's quarters of an hour. A click that the visitor made in this
 * hour already is answered instead. Clicks on links that lead nowhere are not written.
 *
 * Links are locked in the order of their ids before anything else is touched, and a link's clicks are only written under its lock, so that
 * processes writing at once cannot wait for each other in a circle. What another process wrote while this one waited for the lock is met as a
 * violation of the unique key; the caller then tries again.
 */
export async function writeClicks(db: Executor, clicks: readonly Click[]): Promise<WrittenClicks> {
  const values = [
    list([...new Set(clicks.map((click) => click.linkId))].sort((a, b) => a - b)),
    list(clicks.map((click) => click.clickId)),
    list(clicks.map((click) => click.linkId)),
    list(clicks.map((click) => click.visitor)),
    list(clicks.map((click) => hourOf(click.at))),
    list(clicks.map((click) => click.counted)),
    list(clicks.map((click) => click.at)),
  ];
  const { rows } = await db.executeQuery<Written>(CompiledQuery.raw(writing, values));
  const { live = [], earlier = [] } = rows[0] ?? {};
  return {
    live: new Map(live),
    earlier: new Map(
      earlier.map(([linkId, visitor, hour, clickId]) => [clickKey(linkId, visitor, hour), clickId]),
    ),
  };
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
