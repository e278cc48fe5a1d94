import type { AnswerOf } from '@staylore/contract/contract';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../design/primitives/button/button.tsx';
import { Failure } from '../../design/primitives/failure/failure.tsx';
import { useApi } from '../../platform/api/api.tsx';
import { problemText } from '../../platform/api/problem-text.ts';
import { storeMember } from '../../platform/api/session-store.ts';
import { usePaths } from '../../platform/page/paths.ts';
import { formatDay } from '../../platform/texts/format.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

type OwnTerms = AnswerOf<'GET /api/me/terms'>;

const link = 'font-medium underline underline-offset-4 hover:text-accent-hover';

/** Notifies a member of new terms of use, above every page, until they confirm that they have read it. */
export function TermsNotice() {
  const api = useApi();
  const { t, language } = useTexts();
  const paths = usePaths();
  const [terms, setTerms] = useState<OwnTerms>();
  const [state, setState] = useState<'shown' | 'busy' | 'read'>('shown');
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    // Without an answer the notice waits for the next page.
    api.call('GET /api/me/terms').then(setTerms, () => undefined);
  }, [api]);
  if (terms === undefined || terms.holds_from === null || state === 'read') return null;
  const { changed, version } = terms;
  const finish = async () => {
    setState('busy');
    setFailure(undefined);
    try {
      const { user } = await api.call('POST /api/me/terms/read', { body: { version } });
      storeMember(user);
      setState('read');
    } catch (error) {
      setState('shown');
      setFailure(t('accounts.new_terms.failed', { reason: problemText(error, t) }));
    }
  };
  return (
    <aside aria-label={t('accounts.new_terms.title')} className="border-b border-line bg-sunken">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-6 gap-y-2 px-edge py-3 text-14">
        <Failure text={failure} />
        <p className="min-w-0 flex-1 basis-80 wrap-anywhere">
          <strong>{t('accounts.new_terms.title')}.</strong>{' '}
          {t('accounts.new_terms.notice', { changed, day: formatDay(terms.holds_from, language) })}
        </p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Link to={paths.terms} className={link}>
            {t('accounts.new_terms.read')}
          </Link>
          <Link to={`/${language}/settings/delete-account`} className={link}>
            {t('accounts.new_terms.leave')}
          </Link>
          <Button kind="secondary" size="small" busy={state === 'busy'} onClick={finish}>
            {t('accounts.new_terms.understood')}
          </Button>
        </p>
      </div>
    </aside>
  );
}
