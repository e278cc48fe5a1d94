import type { ReactNode } from 'react';
import { TabLinks } from '../../design/primitives/tabs/tab-links.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { useMember } from '../../platform/session/member.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';

const cases = ['open', 'appealed', 'decided'] as const;
const forOperators = ['health', 'bookings', 'members', 'log'] as const;
const parts = [...cases, 'figures', ...forOperators] as const;
type Part = (typeof parts)[number];

/** Address of a part of moderation. */
const partPath = (language: string, part: Part): string =>
  includes(cases, part) ? `/${language}/admin?state=${part}` : `/${language}/admin/${part}`;

const includes = (some: readonly Part[], part: Part): boolean => some.includes(part);

/** Heading and tabs of every page of moderation. */
export function Frame({ part, children }: { part: Part; children: ReactNode }) {
  const { t, language } = useTexts();
  const isOperator = useMember()?.permissions.includes('operator') ?? false;
  const tabs = parts
    .filter((one) => isOperator || !includes(forOperators, one))
    .map((one) => ({
      to: partPath(language, one),
      label: t(`moderation.tabs.${one}`),
      active: one === part,
    }));
  return (
    <div className="mx-auto max-w-page px-edge pt-8 md:pt-12">
      <PageHead title={t('moderation.title')} hidden />
      <h1 className="text-36">{t('moderation.title')}</h1>
      <p className="mt-2 mb-6 max-w-text text-ink-soft">{t('moderation.lead')}</p>
      <TabLinks label={t('moderation.tabs.label')} tabs={tabs} />
      <div className="mt-8 min-h-96">{children}</div>
    </div>
  );
}
