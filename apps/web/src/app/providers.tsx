import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiProvider } from '../platform/api.tsx';
import { MemberProvider } from '../platform/member.tsx';
import type { Member } from '../platform/page-context.ts';
import { createQueryClient } from '../platform/query-client.ts';
import { SiteProvider } from '../platform/site.tsx';

interface Props {
  member: Member | null;
  origin: string;
  children: ReactNode;
}

/** What every page may count on: the member, the site's origin, the API and the query cache. */
export function Providers({ member, origin, children }: Props) {
  const [queryClient] = useState(createQueryClient);
  return (
    <SiteProvider origin={origin}>
      <MemberProvider member={member}>
        <ApiProvider>
          <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        </ApiProvider>
      </MemberProvider>
    </SiteProvider>
  );
}
