import type { Api } from '../../../../platform/api/api-client.ts';
import { listPages } from '../../../../platform/lists/list-pages.ts';

export const notificationsKey = ['notifications'] as const;

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
