import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

/** Deletes every row that belongs to the member. If money was made, a row without a person stays, which the ledger refers to. */
export async function forgetMember(trx: Executor, member: { id: number; at: Date }): Promise<void> {
  await sql`select forget_member(${member.id}::bigint, ${member.at}::timestamptz)`.execute(trx);
}
