import type { Language } from '@staylore/contract/fields';
import type { Notification } from '@staylore/contract/members/notifications';
import { avatarPath } from '../accounts/index.ts';
import { placeOf } from './notification-text.ts';
import type { NotificationRow } from './queries.ts';

/** A notification as the bell shows it to a reader of the language. */
export function presentNotification(row: NotificationRow, language: Language): Notification {
  return {
    id: row.id,
    kind: row.kind,
    actor:
      row.actor_id === null
        ? null
        : {
            id: row.actor_id,
            username: row.actor_username ?? '',
            name: row.actor_name ?? '',
            file: avatarPath(row.actor_avatar),
          },
    post:
      row.post_id === null
        ? null
        : {
            id: row.post_id,
            location: placeOf(row, language),
            file: row.post_picture === null ? null : `/media/${row.post_picture}/320.webp`,
          },
    payload: row.payload,
    created_at: row.created_at.toISOString(),
    read: row.read_at !== null,
  };
}
