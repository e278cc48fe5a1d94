import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiProvider } from '../platform/api/api.tsx';
import { queryClient } from '../platform/lists/query-client.ts';
import type { Member } from '../platform/page/page-context.ts';
import { SiteProvider } from '../platform/page/site.tsx';
import { MemberProvider } from '../platform/session/member.tsx';

interface Props {
  /** `undefined` if the server could not say who it is. */
  member: Member | null | undefined;
  origin: string;
  children: ReactNode;
}

/** Context of every page: the member, the site's origin, the API and its cache. */
export function Providers({ member, origin, children }: Props) {
  const [client] = useState(queryClient);
  return (
    <SiteProvider origin={origin}>
      <MemberProvider member={member}>
        <ApiProvider>
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        </ApiProvider>
      </MemberProvider>
    </SiteProvider>
  );
}
