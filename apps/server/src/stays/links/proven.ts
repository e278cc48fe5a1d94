import { type SqlBool, sql } from 'kysely';

/**
 * Whether the account that a post or a link was taken from is proven to be its member's. A claim proves nothing about what was read from another
 * account, which has the handle by now; where the network did not say which account it was, the handle decides.
 */
export const isProven = (of: 'posts' | 'links') => sql<SqlBool>`exists (
  select from claimed_handles where claimed_handles.handle = lower(${sql.ref(`${of}.source_handle`)})
    and claimed_handles.user_id = ${sql.ref(`${of}.user_id`)} and claimed_handles.confirmed_at is not null
    and (claimed_handles.network_id <> ${sql.ref(`${of}.source_account_id`)}) is not true
)`;
