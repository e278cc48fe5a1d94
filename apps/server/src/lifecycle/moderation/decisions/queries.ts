import { actsOnPost } from '@staylore/contract/lifecycle/moderation-choices';
import { type Insertable, sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.d.ts';

export function insertDecision(trx: Executor, decision: Insertable<Tables['moderation_decisions']>) {
  return trx.insertInto('moderation_decisions').values(decision).returningAll().executeTakeFirstOrThrow();
}

const decisions = (db: Executor) =>
  db
    .selectFrom('moderation_decisions')
    .innerJoin('moderation_cases', 'moderation_cases.id', 'moderation_decisions.case_id')
    .leftJoin('moderation_appeals', 'moderation_appeals.decision_id', 'moderation_decisions.id')
    .leftJoin('posts', 'posts.id', 'moderation_cases.post_id')
    .innerJoin('users', 'users.id', 'moderation_cases.member_id')
    .selectAll('moderation_decisions')
    .select([
      'moderation_cases.subject',
      'moderation_cases.post_id',
      'moderation_cases.member_id',
      'moderation_cases.held_for',
      'posts.location',
      'posts.user_id as author_id',
      'users.username',
      'moderation_appeals.id as appeal_id',
      'moderation_appeals.text as appeal_text',
      'moderation_appeals.created_at as appealed_at',
      'moderation_appeals.outcome',
      'moderation_appeals.answer',
    ]);

/** A decision with its case and appeal. */
export type WholeDecision = NonNullable<Awaited<ReturnType<typeof decisionById>>>;

export function decisionById(db: Executor, id: number) {
  return decisions(db).where('moderation_decisions.id', '=', id).executeTakeFirst();
}

/** The latest decision that withholds a post, or suspends its author. */
export function decisionAbout(db: Executor, postId: number) {
  return decisions(db)
    .where('moderation_cases.post_id', '=', postId)
    .where('moderation_decisions.action', 'in', ['hide', 'remove'])
    .where('moderation_decisions.ended_at', 'is', null)
    .orderBy('moderation_decisions.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The suspensions of a member that are in force, newest first. */
export function suspensionsOf(db: Executor, memberId: number) {
  return decisions(db)
    .where('moderation_cases.member_id', '=', memberId)
    .where('moderation_decisions.action', '=', 'suspend')
    .where('moderation_decisions.ended_at', 'is', null)
    .orderBy('moderation_decisions.id', 'desc')
    .limit(20)
    .execute();
}

/** Decisions about a member, in the order of their ids. */
export function decisionsAbout(
  db: Executor,
  { userId, after, limit }: { userId: number; after: number; limit: number },
) {
  return decisions(db)
    .where('moderation_cases.member_id', '=', userId)
    .where('moderation_decisions.id', '>', after)
    .orderBy('moderation_decisions.id')
    .limit(limit)
    .execute();
}

/** The newest decisions about a member that belong to other cases. */
export function historyOf(db: Executor, { memberId, caseId }: { memberId: number; caseId: number }) {
  return decisions(db)
    .where('moderation_cases.member_id', '=', memberId)
    .where('moderation_decisions.case_id', '<>', caseId)
    .orderBy('moderation_decisions.id', 'desc')
    .limit(20)
    .execute();
}

/** Decisions of a case with who decided, newest first. */
export function decisionsOfCase(db: Executor, caseId: number) {
  return decisions(db)
    .leftJoin('users as moderator', 'moderator.id', 'moderation_decisions.moderator_id')
    .select('moderator.username as moderator')
    .where('moderation_decisions.case_id', '=', caseId)
    .orderBy('moderation_decisions.id', 'desc')
    .execute();
}

/** Another decision that still has the same effect on the same post or member. */
export async function decisionWithSameEffect(
  trx: Executor,
  decision: WholeDecision,
): Promise<number | undefined> {
  const onPost = actsOnPost(decision.action, decision.subject);
  const isBio = decision.action === 'hide' && !onPost;
  const same = onPost ? (['hide', 'remove'] as const) : [decision.action];
  const row = await trx
    .selectFrom('moderation_decisions')
    .innerJoin('moderation_cases', 'moderation_cases.id', 'moderation_decisions.case_id')
    .select('moderation_decisions.id')
    .where('moderation_decisions.id', '<>', decision.id)
    .where('moderation_decisions.action', 'in', same)
    .where('moderation_decisions.ended_at', 'is', null)
    // A post may have changed hands between two decisions.
    .where((eb) =>
      onPost
        ? eb('moderation_cases.post_id', '=', decision.post_id)
        : eb('moderation_cases.member_id', '=', decision.member_id),
    )
    .where(isBio ? sql<boolean>`moderation_cases.subject = 'member'` : sql<boolean>`true`)
    .executeTakeFirst();
  return row?.id;
}

/** The label that the latest decision still in force puts on a post; null without one. */
export async function labelInForce(trx: Executor, postId: number) {
  const row = await trx
    .selectFrom('moderation_decisions')
    .innerJoin('moderation_cases', 'moderation_cases.id', 'moderation_decisions.case_id')
    .select('moderation_decisions.label')
    .where('moderation_cases.post_id', '=', postId)
    .where('moderation_decisions.action', '=', 'label')
    .where('moderation_decisions.ended_at', 'is', null)
    .orderBy('moderation_decisions.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.label ?? null;
}

/** Leaves links that a decision switched off to another one, with which they come back. */
export async function leaveLinksTo(trx: Executor, id: number, links: readonly number[]): Promise<void> {
  await sql`update moderation_decisions set links = links || ${links}::bigint[] where id = ${id}`.execute(
    trx,
  );
}

/** Records that the effects of a decision have ended; false if they had before. */
export async function endDecision(trx: Executor, id: number, at: Date): Promise<boolean> {
  const result = await trx
    .updateTable('moderation_decisions')
    .set({ ended_at: at })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Expired decisions whose effects have not ended. */
export function dueDecisions(db: Executor, now: Date) {
  return db
    .selectFrom('moderation_decisions')
    .select('id')
    .where('until', '<=', now)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .limit(500)
    .execute();
}

/** Makes an appeal, unless there is one. */
export async function insertAppeal(
  trx: Executor,
  appeal: { decision_id: number; text: string; created_at: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto('moderation_appeals')
    .values(appeal)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** An appeal, locked until the transaction ends. */
export function lockAppeal(trx: Executor, id: number) {
  return trx.selectFrom('moderation_appeals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Whether an effective suspension of a member has an unanswered appeal, or one was reversed after a time. */
export async function hasAppealedSuspension(
  db: Executor,
  memberId: number,
  reversedAfter: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('moderation_decisions')
    .innerJoin('moderation_cases', 'moderation_cases.id', 'moderation_decisions.case_id')
    .innerJoin('moderation_appeals', 'moderation_appeals.decision_id', 'moderation_decisions.id')
    .select('moderation_appeals.id')
    .where('moderation_cases.member_id', '=', memberId)
    .where('moderation_decisions.action', '=', 'suspend')
    .where(({ and, eb, or }) =>
      or([
        and([eb('moderation_decisions.ended_at', 'is', null), eb('moderation_appeals.outcome', 'is', null)]),
        and([
          eb('moderation_appeals.outcome', '=', 'reversed'),
          eb('moderation_appeals.decided_at', '>', reversedAfter),
        ]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the answer to an appeal. */
export async function answerAppealRow(
  trx: Executor,
  id: number,
  answer: { outcome: 'upheld' | 'reversed'; answer: string; decided_by: number; decided_at: Date },
): Promise<void> {
  await trx.updateTable('moderation_appeals').set(answer).where('id', '=', id).execute();
}
