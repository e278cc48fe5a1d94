import type { BrokenReason, LinkPartner } from '@staylore/contract/stays/links';
import { type SqlBool, sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { belowId, type PageQuery } from '../../platform/lists.ts';
import { isProven } from './proven.ts';

/** A post that can have a link, with what is known about its hotel. */
export function postsToLink(db: Executor, ids: readonly number[]) {
  return postFacts(db)
    .where('posts.id', '=', sql<number>`any(${ids as number[]}::bigint[])`)
    .execute();
}

export function postsToLinkAfter(db: Executor, after: number, limit: number) {
  return postFacts(db).where('posts.id', '>', after).orderBy('posts.id').limit(limit).execute();
}

export type PostFacts = Awaited<ReturnType<typeof postsToLink>>[number];

function postFacts(db: Executor) {
  return db
    .selectFrom('posts')
    .leftJoin('hotels', 'hotels.id', 'posts.hotel_id')
    .select([
      'posts.id',
      'posts.user_id',
      'posts.hotel_id',
      'posts.hotel_name',
      'posts.hotel_url',
      'posts.city',
      'posts.country',
      'posts.source_handle',
      'posts.source_account_id',
      'hotels.name as known_name',
      'hotels.slug',
      'hotels.website',
      'hotels.city as known_city',
      'hotels.country as known_country',
    ]);
}

export interface PostLink {
  code: string;
  user_id: number;
  post_id: number;
  hotel_id: number | null;
  label: string;
  target_url: string;
  partner: LinkPartner;
  partner_url: string | null;
  source_handle: string | null;
  source_account_id: string | null;
}

/** Creates the links of posts, or changes where they lead; codes, clicks and switches stay. Returns what was created or changed. */
export async function upsertPostLinks(db: Executor, links: readonly PostLink[], at: Date) {
  if (links.length === 0) return [];
  const result = await sql<{ id: number; partner: LinkPartner; partner_url: string | null }>`
    insert into links (code, user_id, post_id, hotel_id, label, target_url, partner, partner_url, source_handle, source_account_id, created_at)
    select code, user_id, post_id, hotel_id, label, target_url, partner, partner_url, source_handle, source_account_id, ${at}
    from json_to_recordset(${JSON.stringify(links)}::json) as wanted (code text, user_id bigint, post_id bigint, hotel_id bigint,
      label text, target_url text, partner text, partner_url text, source_handle text, source_account_id text)
    order by post_id
    on conflict (post_id) where post_id is not null do update
    set hotel_id = excluded.hotel_id, source_handle = excluded.source_handle, source_account_id = excluded.source_account_id,
      label = excluded.label, target_url = excluded.target_url, partner = excluded.partner,
      partner_url = case when links.partner = excluded.partner and links.target_url = excluded.target_url
        then coalesce(excluded.partner_url, links.partner_url) else excluded.partner_url end,
      revision = links.revision + 1, checked_at = null, failed_checks = 0, broken_at = null, broken_reason = null
    where (links.hotel_id, links.source_handle, links.source_account_id, links.label, links.target_url, links.partner)
        is distinct from (excluded.hotel_id, excluded.source_handle, excluded.source_account_id, excluded.label, excluded.target_url,
          excluded.partner)
      or (excluded.partner_url is not null and links.partner_url is distinct from excluded.partner_url)
    returning id, partner, partner_url`.execute(db);
  return result.rows;
}

/** Inserts a member's own link. */
export async function insertOwnLink(
  db: Executor,
  link: Omit<PostLink, 'post_id' | 'hotel_id' | 'source_handle' | 'source_account_id'> & { created_at: Date },
): Promise<number> {
  const row = await db
    .insertInto('links')
    .values({
      code: link.code,
      user_id: link.user_id,
      label: link.label,
      ...routeColumns(link),
      created_at: link.created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Links that belong to no post, a page of them after this id. */
export function ownLinksAfter(db: Executor, after: number, limit: number) {
  return db
    .selectFrom('links')
    .select(['id', 'label', 'target_url', 'partner', 'partner_url'])
    .where('post_id', 'is', null)
    .where('switched_off_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function rerouteLink(
  db: Executor,
  id: number,
  route: { target_url: string; partner: LinkPartner; partner_url: string | null },
): Promise<void> {
  await db
    .updateTable('links')
    .set((eb) => ({ ...routeColumns(route), revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

const routeColumns = (route: { target_url: string; partner: LinkPartner; partner_url: string | null }) => ({
  target_url: route.target_url,
  partner: route.partner,
  partner_url: route.partner_url,
});

/** Sets the address that a partner has created, unless the link leads elsewhere by now. */
export async function storePartnerAddress(
  db: Executor,
  link: { id: number; target_url: string; partner: LinkPartner },
  address: string,
): Promise<void> {
  await db
    .updateTable('links')
    .set((eb) => ({ partner_url: address, revision: eb('revision', '+', 1) }))
    .where('id', '=', link.id)
    .where('target_url', '=', link.target_url)
    .where('partner', '=', link.partner)
    .execute();
}

export type LinkRow = Awaited<ReturnType<typeof linksOf>>[number];

/** A member's links, newest first; `last` is the last id of the previous page, `only` selects a single one. */
export function linksOf(db: Executor, page: PageQuery<readonly [id: number]> & { only?: number }) {
  return withSubject(db)
    .where('links.user_id', '=', page.viewerId)
    .where(belowId('links.id', page.last))
    .where(page.only === undefined ? sql<SqlBool>`true` : sql<SqlBool>`links.id = ${page.only}`)
    .orderBy('links.id', 'desc')
    .limit(page.limit)
    .execute();
}

/** A link by its id, whichever member it belongs to. */
export function linkById(db: Executor, id: number) {
  return withSubject(db).where('links.id', '=', id).executeTakeFirst();
}

/** Where the link of a post leads, without tracking; null if it has none. */
export async function targetOfPost(db: Executor, postId: number): Promise<string | null> {
  const row = await db
    .selectFrom('links')
    .select('target_url')
    .where('post_id', '=', postId)
    .executeTakeFirst();
  return row?.target_url ?? null;
}

/** A link by the code in its address, active or not. */
export function linkByCode(db: Executor, code: string) {
  return withSubject(db).where('links.code', '=', code).executeTakeFirst();
}

function withSubject(db: Executor) {
  return db
    .selectFrom('links')
    .leftJoin('posts', 'posts.id', 'links.post_id')
    .leftJoin('hotels', 'hotels.id', 'links.hotel_id')
    .select([
      'links.id',
      'links.code',
      'links.user_id',
      'links.post_id',
      'links.label',
      'links.target_url',
      'links.partner',
      'links.partner_url',
      'links.clicks_count',
      'links.switched_off_at',
      'links.created_at',
      'posts.location',
      'posts.archived',
      'hotels.name as hotel_name',
      'hotels.slug as hotel_slug',
      'hotels.posts_count as hotel_stays',
      sql<boolean>`links.source_handle is not null and not ${isProven('links')}`.as('is_borrowed'),
    ])
    .select(['links.broken_at', 'links.broken_reason', 'links.failed_checks', 'links.revision']);
}

/** Switches a link on or off. */
export async function setSwitch(db: Executor, id: number, offAt: Date | null): Promise<void> {
  await db.updateTable('links').set({ switched_off_at: offAt }).where('id', '=', id).execute();
}

/** Takes the links whose check is longest ago and marks them as being checked now. */
export async function takeLinksToCheck(
  db: Executor,
  take: { before: Date; at: Date; limit: number },
): Promise<number[]> {
  const result = await sql<{ id: number }>`
    update links set checked_at = ${take.at} where id in (
      select id from links
      where switched_off_at is null and (checked_at is null or checked_at < ${take.before})
      order by checked_at nulls first limit ${take.limit} for update skip locked
    ) returning id`.execute(db);
  return result.rows.map((row) => row.id);
}

export interface CheckResult {
  broken_at: Date | null;
  broken_reason: BrokenReason | null;
  failed_checks: number;
  checked_at: Date;
}

/** Records the result of a check, unless the link leads elsewhere by now; returns whether it was recorded. */
export async function storeCheck(
  db: Executor,
  link: { id: number; revision: number },
  result: CheckResult,
): Promise<boolean> {
  const row = await db
    .updateTable('links')
    .set({
      broken_at: result.broken_at,
      broken_reason: result.broken_reason,
      failed_checks: result.failed_checks,
      checked_at: result.checked_at,
    })
    .where('id', '=', link.id)
    .where('revision', '=', link.revision)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
