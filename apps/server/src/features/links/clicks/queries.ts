import { sql } from 'kysely';
import type { Executor } from '../../../platform/db.ts';
import type {} from '../../posts/tables.ts';
import type {} from '../tables.ts';
import { type Click, hourOf } from './fold.ts';

/** A click as it stands in the database: its own, or the one that this visitor had made in the same hour. */
export interface WrittenClick {
  link_id: number;
  visitor: string;
  /** Milliseconds since 1970. */
  hour: number;
  click_id: string;
  revision: number;
}

/**
 * Writes folded clicks in one statement: the rows, the links' counters, and the owner's quarters of an hour. A click that the visitor made in this
 * hour already is answered instead. Clicks on links that lead nowhere are neither written nor answered.
 *
 * Links are locked in the order of their ids before anything else is touched, and a link's clicks are only written under its lock, so that
 * processes writing at once cannot wait for each other in a circle.
 */
export async function writeClicks(db: Executor, clicks: readonly Click[]): Promise<WrittenClick[]> {
  const linkIds = [...new Set(clicks.map((click) => click.linkId))].sort((a, b) => a - b);
  const result = await sql<WrittenClick>`
    with live as materialized (
      select id, user_id, revision from links
      where id = any(${linkIds}::integer[]) and switched_off_at is null
        and (post_id is null or exists (select from posts where posts.id = links.post_id and not posts.archived))
      order by id for no key update of links
    ), written as (
      insert into clicks (click_id, link_id, visitor, hour, counted, clicked_at)
      select fresh.click_id, live.id, decode(fresh.visitor, 'hex'), to_timestamp(fresh.hour / 1000), fresh.counted,
        to_timestamp(fresh.at / 1000)
      from live join unnest(
        ${clicks.map((click) => click.clickId)}::text[],
        ${clicks.map((click) => click.linkId)}::integer[],
        ${clicks.map((click) => click.visitor)}::text[],
        ${clicks.map((click) => hourOf(click.at))}::double precision[],
        ${clicks.map((click) => click.counted)}::boolean[],
        ${clicks.map((click) => click.at)}::double precision[]
      ) as fresh (click_id, link_id, visitor, hour, counted, at) on fresh.link_id = live.id
      order by live.id, fresh.visitor
      on conflict (link_id, visitor, hour) do update set hour = excluded.hour
      returning link_id, visitor, hour, click_id, clicked_at, counted and xmax = 0 as adds
    ), raised as (
      update links set clicks_count = clicks_count + added.count
      from (select link_id, count(*)::integer as count from written where adds group by link_id) added
      where links.id = added.link_id
    ), quarters as (
      insert into click_quarters as known (user_id, quarter, clicks)
      select live.user_id, date_bin('15 minutes', written.clicked_at, timestamptz '2000-01-01 00:00:00+00'), count(*)::integer
      from written join live on live.id = written.link_id
      where written.adds
      group by 1, 2 order by 1, 2
      on conflict (user_id, quarter) do update set clicks = known.clicks + excluded.clicks
    )
    select written.link_id, encode(written.visitor, 'hex') as visitor,
      (extract(epoch from written.hour) * 1000)::double precision as hour, written.click_id, live.revision
    from written join live on live.id = written.link_id`.execute(db);
  return result.rows;
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
