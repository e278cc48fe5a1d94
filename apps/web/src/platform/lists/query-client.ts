import { QueryClient } from '@tanstack/react-query';
import { isProblem } from '../api/problem.ts';
import { shareBetweenTabs } from './tabs.ts';

/** Milliseconds for which fetched data counts as fresh. */
const freshFor = 60_000;

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        // The server drops the whole cache with the rendered page; a timer would keep it alive.
        gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 10 * 60_000,
        refetchOnWindowFocus: false,
        // Earlier data is kept for when there is no network.
        networkMode: 'offlineFirst',
        // A refusal is final; only missing answers and server errors are worth a retry.
        retry: (count, error) =>
          count < 2 && (!isProblem(error) || error.status === 0 || error.status >= 500),
      },
      // Without the network an action fails and says so, instead of waiting for it.
      mutations: { networkMode: 'always' },
    },
  });
}

let ofThisDocument: QueryClient | undefined;

/** The document's query cache; on the server a new one for each render. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  if (ofThisDocument === undefined) {
    ofThisDocument = createQueryClient();
    shareBetweenTabs(ofThisDocument);
  }
  return ofThisDocument;
}
