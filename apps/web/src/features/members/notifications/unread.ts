import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../platform/api/api.tsx';
import type { Api } from '../../../platform/api/api-client.ts';
import { queryClient } from '../../../platform/lists/query-client.ts';

const unreadKey = ['unread'];

const unread = (api: Api) =>
  queryOptions({
    queryKey: unreadKey,
    queryFn: async ({ signal }) => (await api.call('GET /api/notifications/unread', { signal })).unread,
    // Asked only when the stream of notifications opens.
    enabled: false,
    staleTime: 0,
    retry: false,
  });

/** Sets how many notifications are unread, for every bell of the document. */
export const setUnread = (count: number) => queryClient().setQueryData<number>(unreadKey, count);

/** One more has come. */
export const addUnread = () => queryClient().setQueryData<number>(unreadKey, (count = 0) => count + 1);

/** Asks the server how many are unread. */
export const countUnread = (api: Api) => queryClient().fetchQuery(unread(api));

/** How many notifications are unread; the server shows none until the browser has asked. */
export const useUnread = (): number => useQuery(unread(useApi())).data ?? 0;
