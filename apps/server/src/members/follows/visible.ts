import { type Expression, type SqlBool, sql } from 'kysely';

/** Condition that moderators have not suspended a member, for lists of members; posts of suspended members are archived. */
export function notSuspended(member: string): Expression<SqlBool> {
  return sql<SqlBool>`not exists (select from users suspended where suspended.id = ${sql.ref(member)} and suspended.suspended_at is not null)`;
}

/** Condition that the viewer has not muted the author, for every list of many members' stays; the author's profile and posts still open. */
export function notMuted(viewerId: number, author: string): Expression<SqlBool> {
  if (viewerId === 0) return sql<SqlBool>`true`;
  return sql<SqlBool>`not exists (
    select from mutes where mutes.user_id = ${viewerId} and mutes.muted_id = ${sql.ref(author)}
  )`;
}

/** Condition that a member has not blocked the viewer, for the list of those whom the viewer has blocked. */
export function hasNotBlocked(viewerId: number, member: string): Expression<SqlBool> {
  return sql<SqlBool>`not exists (
    select from blocks theirs where theirs.user_id = ${sql.ref(member)} and theirs.blocked_id = ${viewerId}
  )`;
}

/**
 * Condition that neither the viewer nor the author has blocked the other. Every list that shows members or their posts to a viewer has it.
 */
export function visibleTo(viewerId: number, author: string): Expression<SqlBool> {
  if (viewerId === 0) return sql<SqlBool>`true`;
  return sql<SqlBool>`not exists (
    select from blocks where (blocks.user_id = ${viewerId} and blocks.blocked_id = ${sql.ref(author)})
      or (blocks.blocked_id = ${viewerId} and blocks.user_id = ${sql.ref(author)})
  )`;
}
