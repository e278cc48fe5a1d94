import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import type { PageQuery } from '../../../platform/lists.ts';

export type CaseRow = Awaited<ReturnType<typeof casesIn>>[number];

/** Cases with what a list shows of them. */
const cases = (db: Executor) =>
  db
    .selectFrom('moderation_cases')
    .innerJoin('users', 'users.id', 'moderation_cases.member_id')
    .leftJoin('posts', 'posts.id', 'moderation_cases.post_id')
    .select([
      'moderation_cases.id',
      'moderation_cases.subject',
      'moderation_cases.post_id',
      'moderation_cases.member_id',
      'moderation_cases.state',
      'moderation_cases.urgent',
      'moderation_cases.opened_at',
      'moderation_cases.held_for',
      'users.username',
      'posts.location',
      'posts.user_id as author_id',
    ])
    .select([
      sql<number>`(select count(*)::integer from reports where case_id = moderation_cases.id)`.as('reports'),
      sql<
        string[]
      >`array(select distinct category from reports where case_id = moderation_cases.id order by 1)`.as(
        'categories',
      ),
      sql<boolean>`exists (select from moderation_appeals join moderation_decisions on moderation_decisions.id = decision_id
        where case_id = moderation_cases.id and outcome is null)`.as('appealed'),
      sql<number>`case when urgent then 0 else 1 end`.as('rank'),
    ]);

export type CaseState = 'open' | 'appealed' | 'decided';

/** Cases of one kind, without those about one member or what is theirs now: open ones urgent and oldest first, decided ones newest first. */
export function casesIn(
  db: Executor,
  { last, limit }: PageQuery<readonly [rank: number, id: number]>,
  { notOf, state }: { state: CaseState; notOf: number },
) {
  const ofOthers = cases(db)
    .where('moderation_cases.member_id', '<>', notOf)
    .where(sql<boolean>`posts.user_id is distinct from ${notOf}`);
  if (state === 'decided')
    return ofOthers
      .where('moderation_cases.state', '=', 'decided')
      .where(last === null ? sql<boolean>`true` : sql<boolean>`moderation_cases.id < ${last[1]}`)
      .orderBy('moderation_cases.id', 'desc')
      .limit(limit)
      .execute();
  const after =
    last === null
      ? sql<boolean>`true`
      : sql<boolean>`(case when urgent then 0 else 1 end, moderation_cases.id) > (${last[0]}::integer, ${last[1]}::bigint)`;
  const waiting =
    state === 'open'
      ? sql<boolean>`moderation_cases.state = 'open'`
      : sql<boolean>`moderation_cases.id in (select case_id from moderation_appeals
          join moderation_decisions on moderation_decisions.id = decision_id where outcome is null)`;
  return ofOthers
    .where(waiting)
    .where(after)
    .orderBy('rank')
    .orderBy('moderation_cases.id')
    .limit(limit)
    .execute();
}

export function caseById(db: Executor, id: number) {
  return cases(db).where('moderation_cases.id', '=', id).executeTakeFirst();
}

/** The member of a case, in whatever state. */
export function memberOfCase(db: Executor, id: number) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'name', 'last_name', 'bio', 'avatar_key', 'cover_key', 'posts_count'])
    .select([
      'followers_count',
      'created_at',
      'suspended_at',
      'limited_at',
      'bio_hidden_at',
      'trust',
      'permissions',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Whose a post is, and why it is withheld. */
export function heldPost(db: Executor, id: number) {
  return db.selectFrom('posts').select(['user_id', 'withheld']).where('id', '=', id).executeTakeFirst();
}

/**
 * Who may see a picture that is withheld from everyone else: its owner's id, or the creator of its words, why, and whether its author has a case
 * before moderators; nothing if it is public.
 */
export async function withheldPicture(db: Executor, folder: string) {
  const { rows } = await sql<{ owner: number; why: string; judged: boolean }>`
    select case posts.withheld when 'creator' then (select taken_by from taken_stays where taken_stays.post_id = posts.id)
      else posts.user_id end as owner, coalesce(posts.withheld, 'archived') as why,
      exists (select from moderation_cases where moderation_cases.member_id = posts.user_id) as judged
    from pictures join posts on posts.id = pictures.post_id
    where pictures.key = ${folder} and posts.archived
    union all
    select id, case when suspended_at is null then 'left' else 'suspended' end, suspended_at is not null from users
    where (suspended_at is not null or left_at is not null) and (avatar_key = ${folder} or cover_key = ${folder})
    limit 1`.execute(db);
  return rows[0];
}
