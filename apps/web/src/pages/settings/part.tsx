import type { ReactNode } from 'react';
import { PageHead } from '../../platform/page/page-head.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import type { entries } from './entries.ts';

interface Props {
  name: (typeof entries)[number]['name'];
  lead: string;
  children: ReactNode;
}

export function Part({ name, lead, children }: Props) {
  const { t } = useTexts();
  const title = t(`settings.menu.${name}`);
  return (
    <section aria-labelledby="part-title">
      <PageHead title={`${title} · ${t('settings.title')}`} hidden />
      <h2 id="part-title" className="text-28">
        {title}
      </h2>
      <p className="mt-2 mb-6 text-ink-soft">{lead}</p>
      {children}
    </section>
  );
}
