import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { PageQuery } from '../../platform/lists.ts';

export interface InviteRow {
  id: number;
  username: string;
  name: string;
  avatar_key: string | null;
  city: string | null;
  country: string | null;
  rank: number;
  followers_count: number;
  reason: 'follows_you' | 'same_place' | 'active';
}

/**
 * Members whom the viewer does not follow: first those who follow the viewer, then creators with a stay in one of the viewer's latest
 * cities, then the most followed. The place is the one that links them, else their latest.
 */
export async function invitesFor(
  db: Executor,
  { viewerId, last, limit }: PageQuery<readonly [rank: number, followers: number, id: number]>,
): Promise<InviteRow[]> {
  const [rank, followers, id] = last ?? [];
  const after =
    last === null
      ? sql`true`
      : sql`(ranked.rank, -users.followers_count, users.id) > (${rank}, ${-(followers ?? 0)}, ${id})`;
  const result = await sql<InviteRow>`
    with cities as (
      select city from (
        select distinct on (city) city, created_at from posts
        where user_id = ${viewerId} and city is not null order by city, created_at desc
      ) own order by created_at desc limit 30
    ), candidates as (
      (select f.follower_id as id, null::text as city, 1 as rank from follows f
        where f.user_id = ${viewerId} order by f.id desc limit 100)
      union all
      (select posts.user_id, min(posts.city), 2 from posts join cities using (city)
        where not posts.archived group by posts.user_id limit 200)
      union all
      (select id, null, 3 from users where left_at is null and suspended_at is null order by followers_count desc, id limit 100)
    ), ranked as (
      select id, min(rank) as rank, max(city) as city from candidates group by id
    )
    select users.id, users.username, users.name, users.avatar_key, users.followers_count, ranked.rank, place.city, place.country,
      case ranked.rank when 1 then 'follows_you' when 2 then 'same_place' else 'active' end as reason
    from ranked join users on users.id = ranked.id
    left join lateral (
      select posts.city, posts.country from posts
      where posts.user_id = users.id and not posts.archived and posts.city is not null
        and (ranked.city is null or posts.city = ranked.city)
      order by posts.created_at desc limit 1
    ) place on true
    where users.id <> ${viewerId} and users.suspended_at is null and ${after}
      and not exists (select from follows where follower_id = ${viewerId} and user_id = users.id)
      and not exists (select from mutes where user_id = ${viewerId} and muted_id = users.id)
      and not exists (select from blocks where (user_id = ${viewerId} and blocked_id = users.id) or (user_id = users.id and blocked_id = ${viewerId}))
    order by ranked.rank, users.followers_count desc, users.id
    limit ${limit}`.execute(db);
  return result.rows;
}
