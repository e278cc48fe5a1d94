import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '../../../../platform/api/api-client.ts';

/** Key of everything fetched about notifications. */
export const notificationsKey = ['notifications'] as const;

/** Notifications a page of the list. */
export const notificationsPerPage = 20;

/** The viewer's notifications, newest first. */
export function listNotifications(api: Api) {
  return infiniteQueryOptions({
    queryKey: [...notificationsKey, 'list'],
    queryFn: ({ pageParam, signal }) =>
      api.page('GET /api/notifications', {
        query: { limit: notificationsPerPage, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });
}
