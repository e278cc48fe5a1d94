import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { queryClient } from './query-client.ts';

/**
 * Gives the parts below it the query cache. It stands around what fetches in the browser and not around the whole
 * application: a page that only shows what it was rendered with does not load the query library.
 */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
