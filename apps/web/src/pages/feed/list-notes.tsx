import type { ReactNode } from 'react';
import { useTexts } from '../../platform/texts/texts.tsx';

export function Order({ children }: { children: ReactNode }) {
  return <p className="mt-1 max-w-text text-14 text-ink-soft">{children}</p>;
}

export function ListEnd() {
  const { t } = useTexts();
  return <p className="mt-12 text-center font-serif text-18 text-ink-soft">{t('feed.end')}</p>;
}
