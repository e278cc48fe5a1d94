import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../platform/api/api.tsx';
import type { Api } from '../../../platform/api/api-client.ts';
import { queryClient } from '../../../platform/lists/query-client.ts';

const unreadKey = ['unread'];

const unread = (api: Api) =>
  queryOptions({
    queryKey: unreadKey,
    queryFn: async ({ signal }) => (await api.call('GET /api/notifications/unread', { signal })).unread,
    // Requested only when the stream of notifications opens.
    enabled: false,
    staleTime: 0,
    retry: false,
  });

/** Sets how many notifications are unread, for every bell of the document. */
export const setUnread = (count: number) => queryClient().setQueryData<number>(unreadKey, count);

export const addUnread = () => queryClient().setQueryData<number>(unreadKey, (count = 0) => count + 1);

export const countUnread = (api: Api) => queryClient().fetchQuery(unread(api));

/** The unread count; the server renders none until the browser has fetched it. */
export const useUnread = (): number => useQuery(unread(useApi())).data ?? 0;
