import type { ReactNode } from 'react';
import { useTexts } from '../platform/texts.tsx';
import { BottomBar } from './layout/bottom-bar.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';

/** Header, content and footer of every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only rounded-8 bg-ink px-4 py-2 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        {t('layout.skip')}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <BottomBar />
    </div>
  );
}
