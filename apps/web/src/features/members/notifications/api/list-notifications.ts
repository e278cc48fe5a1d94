import type { Api } from '../../../../platform/api/api-client.ts';
import { listPages } from '../../../../platform/lists/list-pages.ts';

/** Key prefix of all notification queries. */
export const notificationsKey = ['notifications'] as const;

/** Notifications per page of the list. */
export const notificationsPerPage = 20;

/** The viewer's notifications, newest first. */
export function listNotifications(api: Api) {
  return listPages({
    key: [...notificationsKey, 'list'],
    limit: notificationsPerPage,
    load: (options) => api.page('GET /api/notifications', options),
    staleTime: 0,
  });
}
