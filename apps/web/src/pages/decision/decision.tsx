import { deedOf } from '@staylore/contract/lifecycle/moderation-choices';
import type { Statement } from '@staylore/contract/lifecycle/statements';
import { useState } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { orNull } from '../../platform/api/problem.ts';
import { apiContext } from '../../platform/page/page-context.ts';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { formatDay } from '../../platform/texts/format.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { AppealForm } from './appeal-form.tsx';

export const handle: PageHandle = { texts: ['moderation'] };

interface Loaded {
  token: string;
  /** `null` for a link that leads to no decision. */
  statement: Statement | null;
}

async function load({ context, params }: LoaderFunctionArgs) {
  const token = params['token'] ?? '';
  const api = context.get(apiContext);
  const statement = await orNull(api.call('GET /api/statements/:token', { params: { token } }));
  return data<Loaded>({ token, statement }, { status: statement === null ? 404 : 200 });
}

export { load as clientLoader, load as loader };

/** A statement of reasons with a form to appeal, for the holder of the link, mailed or from the page of a suspended member. */
export default function DecisionPage() {
  const { t } = useTexts();
  const paths = usePaths();
  const { token, statement: loaded } = useLoaderData<typeof load>();
  const [statement, setStatement] = useState(loaded);
  return (
    <div className="mx-auto max-w-column px-edge pt-8 md:pt-14">
      <PageHead title={t('moderation.statement.meta_title')} hidden />
      {/* The address is a secret, which must not reach other sites. */}
      <meta name="referrer" content="no-referrer" />
      {statement === null ? (
        <>
          <h1 className="text-36">{t('moderation.appeal.dead_title')}</h1>
          <p className="mt-4 mb-8 text-18 text-ink-soft">{t('moderation.appeal.dead')}</p>
          <ButtonLink to={paths.contact}>{t('actions.write_to_us')}</ButtonLink>
        </>
      ) : (
        <>
          <Reasons statement={statement} />
          <section className="mt-10 border-t border-line pt-8">
            <h2 className="mb-4 text-22">{t('moderation.appeal.title')}</h2>
            <Appeal token={token} statement={statement} onSent={setStatement} />
          </section>
        </>
      )}
    </div>
  );
}

function Reasons({ statement }: { statement: Statement }) {
  const { t, language } = useTexts();
  const { clause, ended_at, ground, title, until } = statement;
  const rows = [
    [t('moderation.statement.about'), title],
    [t('moderation.statement.ground'), `${t(`moderation.grounds.${ground ?? 'terms'}`)}: ${clause}`],
    [t('moderation.statement.scope'), t('moderation.statement.everywhere')],
    [
      t('moderation.statement.duration'),
      until === null
        ? t('moderation.statement.open_end')
        : t('moderation.statement.until', { day: formatDay(until, language) }),
    ],
  ];
  return (
    <>
      <h1 className="text-36">{t('moderation.statement.title')}</h1>
      <p className="mt-4 text-18">{t(`moderation.done.${deedOf(statement)}`)}</p>
      {ended_at === null ? null : (
        <p className="mt-4 rounded-8 bg-good-soft px-4 py-3">{t('moderation.statement.ended')}</p>
      )}
      <dl className="mt-6">
        {rows.map(([term, value]) => (
          <div key={term} className="grid gap-1 border-t border-line py-3 sm:grid-cols-[12rem_1fr]">
            <dt className="text-14 text-ink-soft">{term}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-6 text-18">{t('moderation.statement.facts')}</h2>
      <p className="mt-2 max-w-text break-words whitespace-pre-line">{statement.facts}</p>
      <p className="mt-6 max-w-text">
        {t(statement.held ? 'moderation.statement.by_rule' : 'moderation.statement.by_person')}
      </p>
      <p className="mt-4 max-w-text">{t('moderation.statement.redress')}</p>
      <p className="mt-4 text-14 text-ink-soft">
        {t('moderation.statement.decided', { day: formatDay(statement.decided_at, language) })}
      </p>
    </>
  );
}

interface AppealProps {
  token: string;
  statement: Statement;
  onSent(statement: Statement): void;
}

function Appeal({ token, statement, onSent }: AppealProps) {
  const { t, language } = useTexts();
  const { appeal, appeal_until } = statement;
  if (appeal === null && appeal_until === null)
    return <p className="text-ink-soft">{t('moderation.appeal.closed')}</p>;
  if (appeal === null) return <AppealForm token={token} onSent={onSent} />;
  return (
    <div role="status">
      <p className="max-w-text rounded-8 bg-good-soft px-4 py-3">
        {appeal.outcome === null
          ? t('moderation.appeal.waiting', { day: formatDay(appeal.created_at, language) })
          : t(`moderation.appeal.${appeal.outcome}`)}
      </p>
      {appeal.answer === null ? null : (
        <p className="mt-4 max-w-text break-words whitespace-pre-line">{appeal.answer}</p>
      )}
    </div>
  );
}
