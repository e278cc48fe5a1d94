import type { AnswerOf } from '@staylore/contract/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { EmptyState } from '../../design/primitives/empty-state/empty-state.tsx';
import { Skeleton } from '../../design/primitives/skeleton/skeleton.tsx';
import { useApi } from '../../platform/api/api.tsx';
import { PagedList } from '../../platform/lists/paged-list.tsx';
import { usePages } from '../../platform/lists/use-pages.ts';
import type { PageHandle } from '../../platform/page/page-texts.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import { Frame } from './frame.tsx';
import { loadForModerator } from './load.ts';

export const handle: PageHandle = { texts: ['moderation'] };

/** Only who may read the log finds its page; the list fetches itself. */
function load(args: LoaderFunctionArgs) {
  return loadForModerator(args, async (api) => {
    await api.call('GET /api/moderation/log', { query: { limit: 1 } });
    return null;
  });
}

export { load as clientLoader, load as loader };

type Entry = AnswerOf<'GET /api/moderation/log'>[number];

/** What was done with roles and decisions; nobody can change it. */
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
  const head = 'py-2 pr-4 text-left text-12 font-semibold text-ink-soft uppercase';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be within reach of the keyboard
    <section className="overflow-x-auto" aria-label={t('moderation.tabs.log')} tabIndex={0}>
      <table className="w-full text-14">
        <thead>
          <tr>
            {(['at', 'actor', 'act', 'about', 'details'] as const).map((column) => (
              <th key={column} scope="col" className={head}>
                {t(`moderation.log.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((one) => (
            <tr key={one.id} className="border-t border-line align-top">
              <td className="py-2 pr-4 whitespace-nowrap tabular-nums">
                {one.at.slice(0, 19).replace('T', ' ')}
              </td>
              <td className="py-2 pr-4">{one.actor ?? '–'}</td>
              <td className="py-2 pr-4">{one.act}</td>
              <td className="py-2 pr-4">
                {[one.case_id === null ? '' : t('moderation.log.case', { id: one.case_id }), one.member ?? '']
                  .filter((part) => part !== '')
                  .join(', ')}
              </td>
              <td className="py-2">
                {Object.entries(one.details)
                  .map(([name, value]) => `${name}: ${String(value)}`)
                  .join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
