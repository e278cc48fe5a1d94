import type { CaseContext, CaseItem } from '@staylore/contract/lifecycle/moderation';
import { Link, useLoaderData } from 'react-router';
import { EmptyState } from '../../design/primitives/empty-state/empty-state.tsx';
import type { PageHandle } from '../../platform/page/page-head.tsx';
import { formatDay } from '../../platform/texts/format.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { CaseView } from './case/case-view.tsx';
import { useKeys } from './case/use-keys.ts';
import { Frame } from './frame.tsx';
import { moderatorLoader } from './load.ts';

export const handle: PageHandle = { texts: ['moderation', 'reports'] };

type State = 'open' | 'appealed' | 'decided';

interface Loaded {
  state: State;
  cases: CaseItem[];
  /** The case that the address names, or the first. */
  chosen: CaseContext | null;
}

const load = moderatorLoader<Loaded>(async (api, args) => {
  const query = new URL(args.request.url).searchParams;
  const state = (['appealed', 'decided'] as const).find((one) => one === query.get('state')) ?? 'open';
  const cases = await api.call('GET /api/moderation/cases', { query: { state, limit: 50 } });
  const id = Number(query.get('case')) || cases[0]?.id;
  const chosen =
    id === undefined ? null : await api.call('GET /api/moderation/cases/:id', { params: { id } });
  return { state, cases, chosen };
});

export { load as clientLoader, load as loader };

/** The moderators' queue: the cases at the side, the chosen one with all that is needed to judge it. */
export default function AdminPage() {
  const { cases, chosen, state } = useLoaderData<typeof load>();
  const { t } = useTexts();
  const at = cases.findIndex(({ id }) => id === chosen?.id);
  const address = (id: number | undefined) => (id === undefined ? null : `?state=${state}&case=${id}`);
  useKeys({ next: address(cases[at + 1]?.id), previous: address(cases[at - 1]?.id) });
  if (chosen === null)
    return (
      <Frame part={state}>
        <EmptyState title={t(`moderation.empty.${state}`)} text={t(`moderation.empty.${state}_text`)} />
      </Frame>
    );
  return (
    <Frame part={state}>
      <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
        <nav aria-label={t('moderation.list')} className="max-md:max-h-64 max-md:overflow-y-auto">
          <ul className="divide-y divide-line border-y border-line">
            {cases.map((one) => (
              <li key={one.id}>
                <CaseLink item={one} to={address(one.id) ?? ''} current={one.id === chosen.id} />
              </li>
            ))}
          </ul>
          <p className="mt-4 text-12 text-ink-soft max-md:hidden">{t('moderation.keys')}</p>
        </nav>
        <CaseView key={chosen.id} matter={chosen} state={state} />
      </div>
    </Frame>
  );
}

function CaseLink({ item, to, current }: { item: CaseItem; to: string; current: boolean }) {
  const { t, language } = useTexts();
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={current ? 'true' : undefined}
      className="block px-3 py-3 hover:bg-sunken aria-[current=true]:bg-sunken"
    >
      <span className="block truncate font-medium">{item.title || t('moderation.gone')}</span>
      <span className="block text-14 text-ink-soft">
        {item.urgent ? <strong className="text-bad">{t('moderation.urgent')} · </strong> : null}
        {item.held_for.length > 0 ? `${t('moderation.held')} · ` : null}
        {item.reports > 0 ? `${t('moderation.reports', { count: item.reports })} · ` : null}
        {t('moderation.opened', { day: formatDay(item.opened_at, language) })}
      </span>
    </Link>
  );
}
