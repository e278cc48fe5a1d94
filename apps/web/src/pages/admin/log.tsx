import type { AnswerOf } from '@staylore/contract/contract';
import { EmptyState } from '../../design/primitives/empty-state/empty-state.tsx';
import { Skeleton } from '../../design/primitives/skeleton/skeleton.tsx';
import { useApi } from '../../platform/api/api.tsx';
import { PagedList } from '../../platform/lists/paged-list.tsx';
import { usePages } from '../../platform/lists/use-pages.ts';
import type { PageHandle } from '../../platform/page/page-head.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import { Frame } from './frame.tsx';
import { moderatorLoader } from './load.ts';
import { Table } from './table.tsx';
import { utc } from './utc.ts';

export const handle: PageHandle = { texts: ['moderation'] };

/** Only those who may read the log see this page; the list is fetched by the browser. */
const load = moderatorLoader(async (api) => {
  await api.call('GET /api/moderation/log', { query: { limit: 1 } });
  return null;
});

export { load as clientLoader, load as loader };

type Entry = AnswerOf<'GET /api/moderation/log'>[number];

/** Changes of roles and decisions; read-only. */
export default function LogPage() {
  const api = useApi();
  const { t } = useTexts();
  const query = usePages(
    ['moderation', 'log'],
    (cursor, signal) => api.page('GET /api/moderation/log', { query: { ...cursor, limit: 50 }, signal }),
    { gcTime: 0 },
  );
  return (
    <Frame part="log">
      <PagedList
        query={query}
        skeleton={() => <Skeleton className="h-40 w-full" />}
        empty={<EmptyState title={t('moderation.empty.log')} />}
      >
        {(entries) => <Entries entries={entries} />}
      </PagedList>
    </Frame>
  );
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTexts();
  const columns = ['at', 'actor', 'act', 'about', 'details'] as const;
  return (
    <Table
      label={t('moderation.tabs.log')}
      head={columns.map((column) => t(`moderation.log.${column}`))}
      rows={entries.map((one) => ({
        key: one.id,
        cells: [
          <span key="at" className="whitespace-nowrap">
            {utc(one.at)}
          </span>,
          one.actor ?? '–',
          one.act,
          [
            one.case_id === null ? '' : t('moderation.log.case', { id: String(one.case_id) }),
            one.member ?? '',
          ]
            .filter((part) => part !== '')
            .join(', '),
          Object.entries(one.details)
            .map(([name, value]) => `${name}: ${String(value)}`)
            .join(', '),
        ],
      }))}
    />
  );
}
