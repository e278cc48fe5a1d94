import { lazy, useMemo } from 'react';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { OpenStay } from '../../blocks/stays/open-stay.tsx';
import { useHydrated } from '../../design/hydrated.ts';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { apiContext, languageContext } from '../../platform/page/page-context.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import type { PageHandle } from '../../platform/page/page-texts.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import { readLastOrigin } from './last-origin.ts';
import { loadOrigin } from './load-origin.ts';
import { type Origin, readHere, readPlace } from './map-address.ts';
import { MapDesk } from './map-desk.tsx';

const StaysHere = lazy(() => import('./stays-here.tsx'));

export const handle: PageHandle = {
  texts: ['countries', 'hotels', 'instagramImport', 'map', 'places', 'towns', 'wishes'],
};

function load({ context, request }: LoaderFunctionArgs) {
  const asked = readPlace(new URL(request.url).searchParams);
  return loadOrigin(context.get(apiContext), context.get(languageContext), asked);
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

/** Where most of Europe is in sight, while no stay is told and no place named. */
const nowhere: Origin = { place: '', lat: 47, long: 9 };

/** The stays of the community on a map around a place. */
export default function Maps() {
  const { t } = useTexts();
  const { origin: loaded, named, unknown } = useLoaderData<typeof load>();
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  // The document is the same for everybody; where the last map began, only this browser knows.
  const last = useMemo(
    () => (hydrated && !named && unknown === null ? readLastOrigin() : null),
    [hydrated, named, unknown],
  );
  const origin = last ?? loaded ?? nowhere;
  const here = readHere(search);
  return (
    <>
      <PageHead title={t('map.title')} description={t('map.description')} />

      <MapDesk origin={origin} zoom={origin === nowhere ? 4 : 10} unknown={unknown} />
      {hydrated && here !== null ? (
        <LazyPart>
          <StaysHere window={here} />
        </LazyPart>
      ) : null}

      <OpenStay />
    </>
  );
}
