import { type Expression, type SqlBool, sql } from 'kysely';

/** Condition that moderators have not suspended a member, for lists of members; posts of one who is are archived. */
export function notSuspended(member: string): Expression<SqlBool> {
  return sql<SqlBool>`not exists (select from users suspended where suspended.id = ${sql.ref(member)} and suspended.suspended_at is not null)`;
}

/** Condition that the viewer has not muted the author, for what comes to them unasked; where they go and look, a muted member is found. */
export function notMuted(viewerId: number, author: string): Expression<SqlBool> {
  if (viewerId === 0) return sql<SqlBool>`true`;
  return sql<SqlBool>`not exists (
    select from mutes where mutes.user_id = ${viewerId} and mutes.muted_id = ${sql.ref(author)}
  )`;
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
