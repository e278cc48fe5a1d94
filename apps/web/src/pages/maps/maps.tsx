import { useMemo } from 'react';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { OpenStay } from '../../blocks/stays/open-stay.tsx';
import { useHydrated } from '../../design/hydrated.ts';
import { maxRows } from '../../features/discovery/map/api/map-queries.ts';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { lazyPart } from '../../platform/page/lazy-part-loading.ts';
import { apiContext, languageContext } from '../../platform/page/page-context.ts';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import { readLastOrigin } from './last-origin.ts';
import { loadOrigin } from './load-origin.ts';
import { readHere, readPlace, startWindow } from './map-address.ts';
import { MapDesk } from './map-desk.tsx';

const StaysHere = lazyPart(() => import('./stays-here.tsx'));

export const handle: PageHandle = {
  texts: ['countries', 'hotels', 'instagramImport', 'map', 'places', 'towns', 'wishes'],
};

async function load({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const place = readPlace(new URL(request.url).searchParams);
  const start = await loadOrigin(api, context.get(languageContext), place);
  const query = { ...startWindow(start.origin), limit: maxRows };
  // Without its list the page still has a map, which retries.
  const first = await api.call('GET /api/map/stays', { query }).catch(() => null);
  return { ...start, first };
}

export { load as clientLoader, load as loader };

/** Opening a stay or a spot changes the address, not where the map begins. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const [before, after] = [readPlace(currentUrl.searchParams), readPlace(nextUrl.searchParams)];
  return JSON.stringify(before) !== JSON.stringify(after) && defaultShouldRevalidate;
}

/** The stays of the community on a map: around a place, or all of them. */
export default function Maps() {
  const { t } = useTexts();
  const { origin: loaded, unknown, failed, first } = useLoaderData<typeof load>();
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  // The document is the same for everyone; only this browser knows where its last map began.
  const last = useMemo(
    () => (hydrated && loaded === null && unknown === null && failed === null ? readLastOrigin() : null),
    [hydrated, loaded, unknown, failed],
  );
  const here = readHere(search);
  return (
    <>
      <PageHead title={t('map.title')} description={t('map.description')} />

      <MapDesk
        origin={last ?? loaded}
        first={last === null ? first : null}
        unknown={unknown}
        failed={failed}
      />
      {hydrated && here !== null ? (
        <LazyPart>
          <StaysHere window={here} />
        </LazyPart>
      ) : null}

      <OpenStay />
    </>
  );
}
