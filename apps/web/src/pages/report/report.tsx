import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useOrigin } from '../../platform/page/site.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import { ReportForm, type Sent } from './report-form.tsx';

export const handle: PageHandle = { texts: ['reports'] };

/** Reporting a post, a caption, a profile or a list, with an account or without. */
export default function ReportPage() {
  const { t } = useTexts();
  const paths = usePaths();
  const origin = useOrigin();
  const [sent, setSent] = useState<Sent>();
  const [query] = useSearchParams();
  const about = query.get('url') ?? '';
  return (
    <div className="mx-auto max-w-column px-edge pt-8 md:pt-14">
      <PageHead title={t('reports.meta_title')} hidden />
      {sent === undefined ? (
        <>
          <h1 className="text-36 md:text-48">{t('reports.title')}</h1>
          <p className="mt-4 max-w-text text-18 text-ink-soft">{t('reports.lead')}</p>
          <Link to={paths.terms} className="mt-2 mb-8 inline-block py-2.5 underline underline-offset-4">
            {t('reports.rules')}
          </Link>
          <ReportForm about={about.startsWith('/') ? origin + about : about} onSent={setSent} />
        </>
      ) : (
        <div role="status">
          <h1 className="text-36">{t('reports.done.title')}</h1>
          <p className="mt-4 mb-8 max-w-text text-18 text-ink-soft">
            {t(sent.mailed ? 'reports.done.mailed' : 'reports.done.silent', { id: String(sent.id) })}
          </p>
          <ButtonLink to={paths.home}>{t('reports.done.home')}</ButtonLink>
        </div>
      )}
    </div>
  );
}
