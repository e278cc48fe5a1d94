import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { useTexts } from '../platform/texts/texts.tsx';
import { Extras } from './extras.tsx';
import { Footer } from './layout/footer.tsx';
import { ForMembers } from './layout/for-members.tsx';
import { Header } from './layout/header.tsx';

/** Header, content and footer of every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const turning = useNavigation().state === 'loading';
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {t('layout.skip')}
      </a>
      <Header />
      {turning ? <div className="turning fixed inset-x-0 top-0 z-50 h-0.5 bg-accent" /> : null}
      <main id="content" tabIndex={-1} aria-busy={turning || undefined} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <ForMembers part="bottomBar" />
      <Extras />
    </div>
  );
}
