import { type Expression, type SqlBool, sql } from 'kysely';

/** Condition that moderators have not suspended a member, for lists of members; posts of one who is are archived. */
export function notSuspended(member: string): Expression<SqlBool> {
  return sql<SqlBool>`not exists (select from users suspended where suspended.id = ${sql.ref(member)} and suspended.suspended_at is not null)`;
}

/**
 * Condition that neither the viewer nor the author has blocked the other. Every list that shows members or their posts to a viewer
 * carries it.
 */
export function visibleTo(viewerId: number, author: string): Expression<SqlBool> {
  if (viewerId === 0) return sql<SqlBool>`true`;
  return sql<SqlBool>`not exists (
    select from blocks where (blocks.user_id = ${viewerId} and blocks.blocked_id = ${sql.ref(author)})
      or (blocks.blocked_id = ${viewerId} and blocks.user_id = ${sql.ref(author)})
  )`;
}
