import { type Insertable, sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.d.ts';

export interface CaseSubject {
  /** Null for a member. */
  postId: number | null;
  memberId: number;
}

/** Author of a post that is shown. */
export function shownPost(db: Executor, id: number) {
  return db
    .selectFrom('posts')
    .select('user_id')
    .where('id', '=', id)
    .where('archived', '=', false)
    .executeTakeFirst();
}

/** Serialises reports while they look for their case, until the transaction ends. */
export async function lockSubject(trx: Executor, { postId, memberId }: CaseSubject): Promise<void> {
  const subject = postId === null ? `case of member ${memberId}` : `case of post ${postId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(trx);
}

/** The open case about a subject. A post that changed hands has one for each member: nobody answers for what its next one wrote. */
export function openCaseOf(trx: Executor, { postId, memberId }: CaseSubject) {
  const open = trx.selectFrom('moderation_cases').select(['id', 'urgent']).where('state', '=', 'open');
  return (
    postId === null
      ? open.where('member_id', '=', memberId).where('subject', '=', 'member')
      : open.where('post_id', '=', postId).where('member_id', '=', memberId)
  ).executeTakeFirst();
}

/** Opens a case. */
export function insertCase(trx: Executor, { postId, memberId }: CaseSubject, at: Date, urgent: boolean) {
  return trx
    .insertInto('moderation_cases')
    .values({
      subject: postId === null ? 'member' : 'post',
      post_id: postId,
      member_id: memberId,
      urgent,
      opened_at: at,
    })
    .returning(['id', 'urgent'])
    .executeTakeFirstOrThrow();
}

/** Gives a case priority. */
export async function prioritiseCase(trx: Executor, id: number): Promise<void> {
  await trx.updateTable('moderation_cases').set({ urgent: true }).where('id', '=', id).execute();
}

/** Records the rules by which the post of a case was held. */
export async function recordHold(trx: Executor, id: number, rules: readonly string[]): Promise<void> {
  await sql`
    update moderation_cases set held_for = array(select distinct unnest(held_for || ${rules as string[]}::text[]) order by 1)
    where id = ${id}`.execute(trx);
}

export function insertReport(trx: Executor, report: Insertable<Tables['reports']>) {
  return trx.insertInto('reports').values(report).returning('id').executeTakeFirstOrThrow();
}

/** The reports that a member has made. */
export function reportsBy(
  db: Executor,
  { userId, after, limit }: { userId: number; after: number; limit: number },
) {
  return db
    .selectFrom('reports')
    .select(['id', 'url', 'part', 'category', 'reason', 'language', 'created_at'])
    .where('reporter_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/**
 * Deletes who reported; what was reported stays until its case is judged. Reports without an account count as the member’s if their address is
 * confirmed: anyone who registers with a stranger’s could otherwise make that stranger’s reports anonymous.
 */
export async function anonymiseReporter(trx: Executor, member: { id: number; email: string }): Promise<void> {
  await trx
    .updateTable('reports')
    .set({ reporter_id: null, reporter_name: null, reporter_email: null })
    .where((row) =>
      row.or([
        row('reporter_id', '=', member.id),
        sql<boolean>`lower(reporter_email) = ${member.email.toLowerCase()}
          and exists (select from users where id = ${member.id} and email_verified_at is not null)`,
      ]),
    )
    .execute();
}

/**
 * Leaves open cases about posts that others have by now to these: with the member the cases would be deleted, and nobody would answer their reporters.
 */
export async function handOnCases(trx: Executor, member: { id: number }): Promise<void> {
  const handed = sql`
    moderation_cases left_cases join posts on posts.id = left_cases.post_id
    where left_cases.member_id = ${member.id} and left_cases.state = 'open' and posts.user_id <> ${member.id}`;
  await sql`
    update reports set case_id = moderation_cases.id
    from moderation_cases, (select left_cases.id, left_cases.post_id, posts.user_id from ${handed}) handed
    where reports.case_id = handed.id and moderation_cases.post_id = handed.post_id
      and moderation_cases.member_id = handed.user_id and moderation_cases.state = 'open'`.execute(trx);
  await sql`
    update moderation_cases set member_id = handed.user_id
    from (select left_cases.id, left_cases.post_id, posts.user_id from ${handed}) handed
    where moderation_cases.id = handed.id and not exists (
      select from moderation_cases open where open.post_id = handed.post_id and open.member_id = handed.user_id and open.state = 'open'
    )`.execute(trx);
}

/** Whose the post of a case is now; null without one. */
const authorOfCase = sql<
  number | null
>`(select user_id from posts where posts.id = moderation_cases.post_id)`;

/** A case, locked until the transaction ends with its post, which nobody takes over meanwhile. */
export async function lockCase(trx: Executor, id: number) {
  await sql`
    select from posts where id = (select post_id from moderation_cases where id = ${id}) for no key update`.execute(
    trx,
  );
  return trx
    .selectFrom('moderation_cases')
    .select(['id', 'state', 'subject', 'post_id', 'member_id', 'opened_at'])
    .select(authorOfCase.as('author_id'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Records that a case is decided, and about whom: the next report opens a new one. */
export async function markDecided(
  trx: Executor,
  { id, memberId }: { id: number; memberId: number },
): Promise<void> {
  await trx
    .updateTable('moderation_cases')
    .set({ state: 'decided', member_id: memberId })
    .where('id', '=', id)
    .execute();
}

/** The reports of a case, oldest first. */
export function reportsOf(db: Executor, caseId: number) {
  return db
    .selectFrom('reports')
    .select(['id', 'part', 'url', 'category', 'reason', 'reporter_name', 'shown', 'created_at'])
    .where('case_id', '=', caseId)
    .orderBy('id')
    .limit(100)
    .execute();
}

/**
 * The members who have reported something of a case. Who reported it without signing in is not known: a mail address may be anyone's, and with
 * that of a moderator a stranger could keep that moderator from deciding.
 */
export async function reportingMembers(db: Executor, caseId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('reports')
    .select('reporter_id')
    .distinct()
    .where('case_id', '=', caseId)
    .where('reporter_id', 'is not', null)
    .execute();
  return rows.flatMap(({ reporter_id: id }) => id ?? []);
}

/** Whom to tell the outcome of a case. */
export function reportersOf(db: Executor, caseId: number) {
  return db
    .selectFrom('reports')
    .select(['id', 'reporter_email', 'language', 'url'])
    .where('case_id', '=', caseId)
    .orderBy('id')
    .execute();
}
