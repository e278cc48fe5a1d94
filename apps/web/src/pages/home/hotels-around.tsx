import type { HotelItem } from '@staylore/contract/stays/hotels';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Picture } from '../../design/primitives/picture/picture.tsx';
import { Skeleton } from '../../design/primitives/skeleton/skeleton.tsx';
import type { PlaceQuery } from '../../features/stays/posts/place-query.ts';
import { useApi } from '../../platform/api/api.tsx';
import type { Api } from '../../platform/api/api-client.ts';
import { usePaths } from '../../platform/page/paths.ts';
import { useMember } from '../../platform/session/member.tsx';
import { formatPrice } from '../../platform/texts/format.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

/** Fewer hotels than this are no choice: their stays below say as much. */
const fewest = 2;

/** The hotels in and around a place whose stays have the most favourites. */
export const hotelsAround = (api: Api, { location, lat, long }: PlaceQuery, signal?: AbortSignal) =>
  api.call('GET /api/hotels', {
    query: { location, ...(lat !== null && long !== null && { lat, long }) },
    ...(signal && { signal }),
  });

/** A row of hotels above the stays, which may all be at one hotel; `first` came with the page, null if the browser fetches it. */
export function HotelsAround({ place, first }: { place: PlaceQuery; first: HotelItem[] | null }) {
  const { t } = useTexts();
  const api = useApi();
  const viewerId = useMember()?.id ?? 0;
  const { data, isError } = useQuery({
    queryKey: ['hotels', viewerId, place],
    queryFn: ({ signal }) => hotelsAround(api, place, signal),
    ...(first !== null && { initialData: first }),
  });
  // The stays are what was searched for: without its hotels the page is whole.
  if (isError || (data !== undefined && data.length < fewest)) return null;
  if (data === undefined) return <Skeleton className="mb-10 h-38 rounded-card" />;
  return (
    <section aria-labelledby="hotels-around" className="mb-10">
      <h2 id="hotels-around" className="text-18">
        {t('hotels.around', { place: place.location })}
      </h2>
      <ul className="strip -mx-edge mt-4 flex gap-4 px-edge pb-2 md:mx-0 md:px-0">
        {data.map((hotel) => (
          <li key={hotel.slug} className="w-64 shrink-0 lg:w-[calc((100%-3rem)/4)]">
            <HotelLink hotel={hotel} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function HotelLink({ hotel: { slug, name, small, thumbhash, stays, night } }: { hotel: HotelItem }) {
  const { t, language } = useTexts();
  return (
    <Link to={usePaths().hotel(slug)} className="group flex items-center gap-4">
      <Picture
        picture={{ file: small, alt: '', thumbhash, width: null, height: null }}
        shape="4:5"
        sizes="80px"
        className="w-20 shrink-0 rounded-8"
      />
      <div className="min-w-0">
        <span className="line-clamp-2 text-14 font-medium break-words group-hover:text-accent group-hover:underline">
          {name}
        </span>
        <span className="block text-12 text-ink-soft">{t('hotels.stays', { count: stays })}</span>
        {night === null ? null : (
          <span className="block text-12 text-ink-soft">
            {t('hotels.night_from', { price: formatPrice(night.low, night.currency, language) })}
          </span>
        )}
      </div>
    </Link>
  );
}
