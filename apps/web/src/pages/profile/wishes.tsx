import type { Wish } from '@staylore/contract/imports/wishes';
import { useLoaderData, useOutletContext, useSearchParams } from 'react-router';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { EmptyState } from '../../design/primitives/empty-state/empty-state.tsx';
import { Segmented } from '../../design/primitives/segmented/segmented.tsx';
import { WishList } from '../../features/imports/wishes/wish-list.tsx';
import { type ShownWishes, wishesPerPage } from '../../features/imports/wishes/wish-lists.ts';
import type { Page } from '../../platform/api/api-client.ts';
import type { PageHandle } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { ownLoader } from './own-loader.ts';
import type { ProfileContext } from './profile.tsx';

export const handle: PageHandle = { texts: ['countries', 'towns'] };

interface Loaded {
  first: { state: ShownWishes; page: Page<Wish[]> } | null;
}

const readState = (params: URLSearchParams): ShownWishes =>
  params.get('show') === 'stayed' ? 'stayed' : 'open';

export const loader = ownLoader<Loaded>(async ({ api }, args) => {
  const state = readState(new URL(args.request.url).searchParams);
  const page = await api.page('GET /api/wishes', { query: { state, limit: wishesPerPage } });
  return { first: { state, page } };
});

/** In the browser the list is fetched behind its skeletons. */
export const clientLoader = ownLoader<Loaded>(async () => ({ first: null }));

/** Hotels that the member wishes to stay at, and those where the wish was fulfilled. */
export default function ProfileWishes() {
  const { first } = useLoaderData<typeof loader>();
  const { profile } = useOutletContext<ProfileContext>();
  const { t } = useTexts();
  const [params, setParams] = useSearchParams();
  const state = readState(params);
  const show = (next: ShownWishes) =>
    setParams(next === 'open' ? {} : { show: next }, { replace: true, preventScrollReset: true });
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="max-w-text text-ink-soft">{t('wishes.lead')}</p>
        <Segmented
          label={t('wishes.states')}
          value={state}
          options={[
            { value: 'open', label: t('wishes.open') },
            { value: 'stayed', label: t('wishes.stayed') },
          ]}
          onChange={show}
        />
      </div>
      <WishList
        key={`${profile.id} ${state}`}
        state={state}
        first={first?.state === state ? first.page : null}
        empty={<NoWishes state={state} />}
      />
    </>
  );
}

function NoWishes({ state }: { state: ShownWishes }) {
  const { t } = useTexts();
  const paths = usePaths();
  if (state === 'stayed')
    return <EmptyState title={t('wishes.empty.stayed')} text={t('wishes.empty.stayed_text')} />;
  return (
    <EmptyState
      title={t('wishes.empty.title')}
      text={t('wishes.empty.text')}
      action={<ButtonLink to={paths.personalImport}>{t('wishes.empty.action')}</ButtonLink>}
    />
  );
}
