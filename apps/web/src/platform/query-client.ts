import { QueryClient } from '@tanstack/react-query';
import { isProblem } from './problem.ts';

/** Query cache of one document; on the server one request has its own. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: 10 * 60_000,
        refetchOnWindowFocus: false,
        // What the server refused stays refused; only silence and its own failures are worth another try.
        retry: (count, error) =>
          count < 2 && (!isProblem(error) || error.status === 0 || error.status >= 500),
      },
    },
  });
}
