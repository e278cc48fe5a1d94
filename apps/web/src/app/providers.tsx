import type { ReactNode } from 'react';
import { ApiProvider } from '../platform/api/api.tsx';
import type { Member } from '../platform/page/page-context.ts';
import { SiteProvider } from '../platform/page/site.tsx';
import { MemberProvider } from '../platform/session/member.tsx';

interface Props {
  member: Member | null;
  origin: string;
  children: ReactNode;
}

/** What every page may count on: the member, the site's origin and the API. */
export function Providers({ member, origin, children }: Props) {
  return (
    <SiteProvider origin={origin}>
      <MemberProvider member={member}>
        <ApiProvider>{children}</ApiProvider>
      </MemberProvider>
    </SiteProvider>
  );
}
