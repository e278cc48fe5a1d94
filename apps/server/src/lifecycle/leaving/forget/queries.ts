import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

/** Folders of the storage that hold pictures and packed data of a member. */
export async function foldersOf(
  db: Executor,
  member: { id: number; avatar_key: string | null; cover_key: string | null },
): Promise<string[]> {
  const pictures = await db
    .selectFrom('pictures')
    .innerJoin('posts', 'posts.id', 'pictures.post_id')
    .select('pictures.key')
    .where('posts.user_id', '=', member.id)
    .execute();
  const takeouts = await db.selectFrom('takeouts').select('key').where('user_id', '=', member.id).execute();
  return [...pictures, ...takeouts, { key: member.avatar_key }, { key: member.cover_key }].flatMap(
    ({ key }) => (key === null ? [] : [key]),
  );
}

/** Forgets what lies about a member in rows that no reference ties to them: tried sign-ins, and what the photo network told of their handles. */
export async function forgetTraces(trx: Executor, member: { id: number; email: string }): Promise<void> {
  await sql`
    delete from sign_in_attempts where lower(email) = ${member.email.toLowerCase()}
      or (provider, subject) in (select provider, subject from identities where user_id = ${member.id})`.execute(
    trx,
  );
  const own = sql<string>`(select handle from claimed_handles where user_id = ${member.id} and confirmed_at is not null
    union select handle from instagram_accounts where user_id = ${member.id})`;
  for (const table of ['scan_pages', 'network_posts'] as const)
    await trx.deleteFrom(table).where('handle', 'in', own).execute();
}

/** Forgets every row that belongs to the member. Where money was made a row without a person stays, by which the account book is proved. */
export async function forgetMember(trx: Executor, member: { id: number; at: Date }): Promise<void> {
  await sql`select forget_member(${member.id}::integer, ${member.at}::timestamptz)`.execute(trx);
}
