import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

/** Forgets every row that belongs to the member. Where money was made a row without a person stays, by which the account book is proved. */
export async function forgetMember(trx: Executor, member: { id: number; at: Date }): Promise<void> {
  await sql`select forget_member(${member.id}::integer, ${member.at}::timestamptz)`.execute(trx);
}
