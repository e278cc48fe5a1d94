import { termsVersion } from '@staylore/phrases/terms-version';
import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';

/** Records that a member has signed up, and so accepted the current terms. */
export async function acceptAtSignUp(trx: Executor, member: { id: number; at: Date }): Promise<void> {
  const { id: user_id, at } = member;
  await trx
    .insertInto('terms_acceptances')
    .values({ user_id, version: termsVersion.name, holds_from: at, accepted_at: at, way: 'signed_up' })
    .execute();
}

/**
 * Records the same for members who have signed up since this version was written, on a server that recorded nothing; this many at once.
 * Returns how many there were.
 */
export async function acceptEarlierSignUps(db: Executor, atOnce: number): Promise<number> {
  const result = await sql`
    insert into terms_acceptances (user_id, version, holds_from, accepted_at, way)
    select id, ${termsVersion.name}, created_at, created_at, 'signed_up' from users
    where left_at is null and created_at >= ${new Date(termsVersion.name)}
      and not exists (select from terms_acceptances where user_id = users.id)
    order by id limit ${atOnce}
    on conflict do nothing`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}

/** Members who were not notified of the current version, in the order of their ids. */
export function membersToTell(db: Executor, page: { after: number; limit: number }) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'language'])
    .where('left_at', 'is', null)
    .where('id', '>', page.after)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('terms_acceptances')
            .select('terms_acceptances.id')
            .whereRef('terms_acceptances.user_id', '=', 'users.id')
            .where('terms_acceptances.version', '=', termsVersion.name),
        ),
      ),
    )
    .orderBy('id')
    .limit(page.limit)
    .execute();
}

/** Records that a member was notified of the current version; false if they were before. */
export async function recordNotified(
  trx: Executor,
  notified: { userId: number; at: Date; holdsFrom: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto('terms_acceptances')
    .values({
      user_id: notified.userId,
      version: termsVersion.name,
      told_at: notified.at,
      holds_from: notified.holdsFrom,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A member's state regarding the current version. */
export function presentTermsOf(db: Executor, userId: number) {
  return db
    .selectFrom('terms_acceptances')
    .select(['holds_from', 'accepted_at'])
    .where('user_id', '=', userId)
    .where('version', '=', termsVersion.name)
    .executeTakeFirst();
}

/** Records when a member has read the notice of the current version. */
export async function recordRead(trx: Executor, userId: number, at: Date): Promise<void> {
  await trx
    .updateTable('terms_acceptances')
    .set({ read_at: at })
    .where('user_id', '=', userId)
    .where('version', '=', termsVersion.name)
    .where('read_at', 'is', null)
    .execute();
}

/** Records the acceptance of members who went on using the product after the day from which a version applies to them. */
export async function acceptByGoingOn(db: Executor, now: Date): Promise<void> {
  await sql`
    update terms_acceptances set accepted_at = went_on.at, way = 'went_on'
    from (
      select open.id, min(greatest(sessions.seen_at, open.holds_from)) as at
      from terms_acceptances open
      join users on users.id = open.user_id and users.left_at is null
      join sessions on sessions.user_id = open.user_id and sessions.seen_at >= open.holds_from
      where open.accepted_at is null and open.holds_from <= ${now}
      group by open.id
    ) went_on
    where terms_acceptances.id = went_on.id`.execute(db);
}
