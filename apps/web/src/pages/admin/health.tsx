import type { AnswerOf } from '@staylore/contract/contract';
import { Link, useLoaderData, useRevalidator } from 'react-router';
import { Button } from '../../design/primitives/button/button.tsx';
import { toast } from '../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../platform/api/api.tsx';
import { problemText } from '../../platform/api/problem-text.ts';
import type { PageHandle } from '../../platform/page/page-head.tsx';
import { formatNumber } from '../../platform/texts/format.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { Frame } from './frame.tsx';
import { moderatorLoader } from './load.ts';
import { Table } from './table.tsx';
import { utc } from './utc.ts';

export const handle: PageHandle = { texts: ['moderation', 'operations'] };

type Overview = AnswerOf<'GET /api/operations/overview'>;
type DeadJobs = AnswerOf<'GET /api/operations/jobs'>;

const load = moderatorLoader<{ overview: Overview; dead: DeadJobs }>(async (api) => {
  const [overview, dead] = await Promise.all([
    api.call('GET /api/operations/overview'),
    api.call('GET /api/operations/jobs'),
  ]);
  return { overview, dead };
});

export { load as clientLoader, load as loader };

/** What runs, what waits and what has failed, for operators. */
export default function HealthPage() {
  const { dead, overview } = useLoaderData<typeof load>();
  return (
    <Frame part="health">
      <Waiting overview={overview} />
      <Failed jobs={dead} />
      <Jobs jobs={overview.jobs} />
    </Frame>
  );
}

function Waiting({ overview: { ledger, waiting } }: { overview: Overview }) {
  const { t, language } = useTexts();
  const at = ledger === null ? '' : utc(ledger.at);
  return (
    <section>
      <h2 className="text-22">{t('operations.health.title')}</h2>
      <ul className="mt-3 space-y-1">
        <li>
          <Link to={`/${language}/admin`} className="underline underline-offset-4">
            {t('operations.health.cases', { count: waiting.cases })}
          </Link>
        </li>
        <li>
          <Link to={`/${language}/admin/bookings`} className="underline underline-offset-4">
            {t('operations.health.bookings', { count: waiting.bookings })}
          </Link>
        </li>
        <li>{t('operations.health.payouts', { count: waiting.payouts })}</li>
        <li className={ledger?.balanced === false ? 'font-semibold text-bad' : undefined}>
          {t('operations.health.ledger')}:{' '}
          {ledger === null
            ? t('operations.health.ledger_unknown')
            : t(ledger.balanced ? 'operations.health.ledger_fine' : 'operations.health.ledger_wrong', { at })}
        </li>
      </ul>
    </section>
  );
}

function Failed({ jobs }: { jobs: DeadJobs }) {
  const { t } = useTexts();
  return (
    <section className="mt-10">
      <h2 className="text-22">{t('operations.failed.title')}</h2>
      {jobs.length === 0 ? (
        <p className="mt-3 text-ink-soft">{t('operations.failed.none')}</p>
      ) : (
        <>
          <p className="mt-2 max-w-text text-ink-soft">{t('operations.failed.text')}</p>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {jobs.map((job) => (
              <li key={job.id} className="flex flex-wrap items-start justify-between gap-3 py-3">
                <p className="min-w-0 flex-1 basis-60">
                  <span className="font-medium">{job.job}</span>{' '}
                  <span className="text-14 text-ink-soft">
                    {utc(job.failed_at)}, {t('operations.failed.attempts', { count: job.attempts })}
                  </span>
                  <span className="block text-14 break-words">
                    {job.reason || t('operations.failed.no_reason')}
                  </span>
                </p>
                <Retry id={job.id} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Retry({ id }: { id: number }) {
  const api = useApi();
  const { t } = useTexts();
  const { revalidate } = useRevalidator();
  const retry = async () => {
    try {
      await api.call('POST /api/operations/jobs/:id/retry', { params: { id } });
      toast(t('operations.failed.retried'));
    } catch (error) {
      toast(problemText(error, t), { tone: 'bad' });
    }
    await revalidate();
  };
  return (
    <Button
      kind="secondary"
      onClick={retry}
      aria-label={t('operations.failed.retry_named', { id: String(id) })}
    >
      {t('operations.failed.retry')}
    </Button>
  );
}

function Jobs({ jobs }: { jobs: Overview['jobs'] }) {
  const { t, language } = useTexts();
  const columns = ['job', 'waiting', 'running', 'dead'] as const;
  return (
    <section className="mt-10">
      <h2 className="text-22">{t('operations.health.jobs')}</h2>
      {jobs.length === 0 ? (
        <p className="mt-3 text-ink-soft">{t('operations.health.none')}</p>
      ) : (
        <Table
          label={t('operations.health.jobs')}
          head={columns.map((column) => t(`operations.health.${column}`))}
          rows={jobs.map(({ dead, job, running, waiting }) => ({
            key: job,
            cells: [job, ...[waiting, running, dead].map((count) => formatNumber(count, language))],
          }))}
        />
      )}
    </section>
  );
}
