import type { User } from '@staylore/contract/members/accounts';
import type { UserRow } from './queries.ts';

/** Path of the avatar picture, null for the default one. */
export const avatarPath = (key: string | null): string | null =>
  key === null ? null : `/media/${key}/320.webp`;

/** The member's own record, field by field. */
export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    last_name: row.last_name,
    email: row.email,
    email_verified: row.email_verified_at !== null,
    bio: row.bio,
    file: avatarPath(row.avatar_key),
    language: row.language,
    atlas_shown: row.atlas_shown,
    terms_unread: row.terms_unread,
    permissions: row.permissions,
    created_at: row.created_at.toISOString(),
  };
}
