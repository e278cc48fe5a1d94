import type { Hotel } from '@staylore/contract/stays/hotels';
import type { Post } from '@staylore/contract/stays/posts';
import { ArrowUpRight, MapPin } from 'lucide-react';
import { data, Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { OpenStay } from '../../blocks/stays/open-stay.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { buttonStyle } from '../../design/primitives/button/button-style.ts';
import { EmptyState } from '../../design/primitives/empty-state/empty-state.tsx';
import { PinMap } from '../../features/discovery/map/components/pin-map.tsx';
import { FavouriteButton } from '../../features/stays/favourites/components/favourite-button.tsx';
import { postsAtHotel } from '../../features/stays/posts/api/posts-at-hotel.ts';
import { PostList } from '../../features/stays/posts/components/post-list.tsx';
import { postsPerPage } from '../../features/stays/posts/posts-per-page.ts';
import { useApi } from '../../platform/api/api.tsx';
import type { Page } from '../../platform/api/api-client.ts';
import { isProblem } from '../../platform/api/problem.ts';
import { apiContext } from '../../platform/page/page-context.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import type { PageHandle } from '../../platform/page/page-texts.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useOrigin } from '../../platform/page/site.tsx';
import { countryName } from '../../platform/texts/country-name.ts';
import { placeLine, townName } from '../../platform/texts/place-name.ts';
import { type Texts, useTexts } from '../../platform/texts/texts.tsx';
import { HotelData } from './hotel-data.tsx';

export const handle: PageHandle = {
  texts: ['countries', 'hotels', 'instagramImport', 'map', 'towns', 'wishes'],
};

interface Loaded {
  hotel: Hotel;
  first: Page<Post[]>;
}

async function load({ context, params, request }: LoaderFunctionArgs): Promise<Loaded> {
  const api = context.get(apiContext);
  const slug = { slug: params['slug'] ?? '' };
  try {
    const [hotel, first] = await Promise.all([
      api.call('GET /api/hotels/:slug', { params: slug }),
      api.page('GET /api/hotels/:slug/posts', { params: slug, query: { limit: postsPerPage } }),
    ]);
    // A record that was merged into this one: its old address says so once and for all.
    if (hotel.slug !== slug.slug) throw redirect(movedTo(request.url, hotel.slug), 301);
    return { hotel, first };
  } catch (error) {
    if (isProblem(error) && (error.status === 404 || error.status === 400)) throw data(null, { status: 404 });
    throw error;
  }
}

/** The same address with another slug. */
function movedTo(address: string, slug: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname.replace(/[^/]+$/, encodeURIComponent(slug))}${search}`;
}

export { load as clientLoader, load as loader };

/** The public page of a hotel: where it is, and everything that was told about it. */
export default function HotelPage() {
  const { hotel, first } = useLoaderData<typeof load>();
  const texts = useTexts();
  const { t } = texts;
  const paths = usePaths();
  const api = useApi();
  const origin = useOrigin();
  const place = placeLine(hotel, texts);
  const cover = first.items[0]?.file ?? null;
  return (
    <>
      <PageHead
        title={place === '' ? hotel.name : `${hotel.name}, ${place}`}
        description={t('hotels.description', { count: hotel.stays, name: hotel.name, place }).trim()}
        image={cover === null ? null : cover.replace(/[^/]+$/, 'preview.jpg')}
      />
      <HotelData hotel={hotel} posts={first.items} url={origin + paths.hotel(hotel.slug)} />
      <div className="mx-auto max-w-page px-edge pt-8 md:pt-12">
        <div className="grid grid-cols-1 gap-8 border-b border-line pb-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-12 md:pb-12">
          <HotelHead hotel={hotel} />
          <HotelMap hotel={hotel} place={place} />
        </div>
        <section className="mt-8 md:mt-12" aria-labelledby="hotel-stays">
          <h2 id="hotel-stays" className="sr-only">
            {t('hotels.heading', { name: hotel.name })}
          </h2>
          <PostList
            key={hotel.id}
            source={postsAtHotel(api, hotel.slug)}
            first={first}
            empty={
              <EmptyState
                title={t('hotels.empty_title')}
                text={t('hotels.empty_text')}
                action={<ButtonLink to={paths.newPost}>{t('hotels.empty_action')}</ButtonLink>}
              />
            }
            actions={(post) => <FavouriteButton post={post} />}
          />
          <OpenStay />
        </section>
      </div>
    </>
  );
}

function HotelHead({ hotel }: { hotel: Hotel }) {
  const texts = useTexts();
  const { t } = texts;
  const address = addressLine(hotel, texts);
  return (
    <header className="flex flex-col justify-between gap-6 md:py-2">
      <div className="min-w-0">
        <p className="text-12 font-semibold tracking-wide text-accent uppercase">{t('hotels.kicker')}</p>
        <h1 className="mt-3 text-36 break-words md:text-48 lg:text-[3.75rem] lg:leading-[1.05]">
          {hotel.name}
        </h1>
        {address === '' ? null : (
          <address className="mt-4 flex items-start gap-1.5 text-ink-soft not-italic">
            <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0" />
            {address}
          </address>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <p className="font-serif text-22">
          {hotel.stays === 0 ? t('hotels.none') : t('hotels.stays', { count: hotel.stays })}
        </p>
        {hotel.website === null ? null : (
          <a
            href={hotel.website}
            target="_blank"
            rel="nofollow noopener"
            className={buttonStyle({ kind: 'secondary', size: 'small' })}
          >
            {t('hotels.website')}
            <ArrowUpRight aria-hidden="true" />
          </a>
        )}
      </div>
    </header>
  );
}

/** Where the hotel is, and the way to what else was told around it; nothing where nobody knows. */
function HotelMap({ hotel, place }: { hotel: Hotel; place: string }) {
  const { t } = useTexts();
  const paths = usePaths();
  const { lat, long, name } = hotel;
  if (lat === null || long === null) return null;
  const query = new URLSearchParams({
    place: place === '' ? name : place,
    lat: String(lat),
    long: String(long),
  });
  return (
    <div className="flex flex-col">
      <PinMap lat={lat} long={long} label={name} className="h-48 md:h-64" />
      <Link
        to={`${paths.maps}?${query}`}
        className="mt-2 inline-block self-start py-1.5 text-14 font-medium underline underline-offset-4 hover:text-accent"
      >
        {t('map.around')}
      </Link>
    </div>
  );
}

/** Street, town, state and country on one line; a city that is its own state is said once. */
function addressLine({ street, zip, city, state, country }: Hotel, texts: Texts): string {
  const [town, region] = [city, state].map((name) => name && townName(name, country, texts));
  const parts = [street, [zip, town].filter(Boolean).join(' '), region === town ? null : region];
  return [...parts, country && countryName(country, texts)].filter(Boolean).join(', ');
}
