import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Toasts } from '../design/primitives/toast/toasts.tsx';
import { LazyPart } from '../platform/page/lazy-part.tsx';
import { lazyPart } from '../platform/page/lazy-part-loading.ts';
import type { Member } from '../platform/page/page-context.ts';
import { useQuietPart } from '../platform/page/use-quiet-part.ts';
import { useMember } from '../platform/session/member.tsx';
import { useTexts } from '../platform/texts/texts.tsx';
import { Footer } from './layout/footer/footer.tsx';
import { Header } from './layout/header.tsx';
import { BottomBar } from './layout/menus/member-parts.tsx';
import { OfflineNotice } from './offline/offline-notice.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { FormerMember } from './session/former-member.tsx';
import { SessionGuard } from './session/session-guard.tsx';
import { Shortcuts } from './shortcuts/shortcuts.tsx';

const loadForMembers = () => import('./session/for-members.tsx');
/** Few members have any notice. */
const MemberNotices = lazyPart(() => import('./layout/member-notices.tsx'));

/** Header, content and footer of every page, and what serves all of them: title announcements, shortcuts, the session, messages. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const member = useMember();
  const turning = useNavigation().state === 'loading';
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {t('layout.skip')}
      </a>
      <Header />
      {turning ? <div className="turning fixed inset-x-0 top-0 z-50 h-0.5 bg-accent" /> : null}
      {member === null || (member.email_verified && !member.terms_unread) ? null : (
        <LazyPart>
          <MemberNotices member={member} />
        </LazyPart>
      )}
      <main id="content" tabIndex={-1} aria-busy={turning || undefined} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      {member === null ? null : <BottomBar member={member} />}
      <OfflineNotice />
      <RouteAnnouncer />
      <Shortcuts />
      <SessionGuard member={member} />
      {member === null ? null : <Further member={member} />}
      <FormerMember member={member} />
      <Toasts label={t('layout.messages')} closeLabel={t('actions.close')} />
    </div>
  );
}

/** A separate component, so that a late update does not render the page again. */
function Further({ member }: { member: Member }) {
  const ForMembers = useQuietPart(loadForMembers, true);
  return ForMembers === null ? null : <ForMembers member={member} />;
}
