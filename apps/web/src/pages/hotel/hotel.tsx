import type { Hotel } from '@staylore/contract/stays/hotels';
import type { Post } from '@staylore/contract/stays/posts';
import { Link, type LoaderFunctionArgs, redirect, useLoaderData, useLocation } from 'react-router';
import { MoreStays, moreStays } from '../../blocks/stays/more-stays.tsx';
import { OpenStay } from '../../blocks/stays/open-stay.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { EmptyState } from '../../design/primitives/empty-state/empty-state.tsx';
import { Picture } from '../../design/primitives/picture/picture.tsx';
import { PinMap } from '../../features/discovery/map/components/pin-map.tsx';
import { FavouriteButton } from '../../features/stays/favourites/components/favourite-button.tsx';
import { postsAtHotel } from '../../features/stays/posts/api/post-lists.ts';
import { staysNear } from '../../features/stays/posts/api/stays-near.ts';
import { PostList } from '../../features/stays/posts/components/list/post-list.tsx';
import { Byline } from '../../features/stays/posts/components/parts/byline.tsx';
import { postsPerPage } from '../../features/stays/posts/posts-per-page.ts';
import { useApi } from '../../platform/api/api.tsx';
import type { Api, Page } from '../../platform/api/api-client.ts';
import { listStart } from '../../platform/lists/list-start.ts';
import { orNotFound } from '../../platform/page/or-not-found.ts';
import { apiContext } from '../../platform/page/page-context.ts';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useOrigin } from '../../platform/page/site.tsx';
import { useMember } from '../../platform/session/member.tsx';
import { placeLine } from '../../platform/texts/place-name.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { HotelData } from './hotel-data.tsx';
import { HotelHead } from './hotel-head.tsx';

export const handle: PageHandle = {
  texts: ['countries', 'hotels', 'instagramImport', 'map', 'towns', 'wishes'],
};

interface Loaded {
  hotel: Hotel;
  first: Page<Post[]>;
}

/**
 * Stays that come with the document, a row of the widest screens: the list begins below the first screen, and the browser asks for more
 * before its end is reached. Readers without scripts are led to whole pages of the list.
 */
const firstStays = 4;

async function load({ context, params, request }: LoaderFunctionArgs): Promise<Loaded> {
  const api = context.get(apiContext);
  const slug = { slug: params['slug'] ?? '' };
  const cursor = listStart(new URL(request.url).search);
  const query = { limit: cursor === undefined ? firstStays : postsPerPage, cursor };
  const [hotel, first] = await orNotFound(
    Promise.all([
      api.call('GET /api/hotels/:slug', { params: slug }),
      api.page('GET /api/hotels/:slug/posts', { params: slug, query }),
    ]),
  );
  // A record that was merged into this one: its old address redirects permanently.
  if (hotel.slug !== slug.slug) throw redirect(movedTo(request.url, hotel.slug), 301);
  return { hotel, first };
}

/** The same address with another slug. */
function movedTo(address: string, slug: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname.replace(/[^/]+$/, encodeURIComponent(slug))}${search}`;
}

export { load as clientLoader, load as loader };

const loadNear = (api: Api, hotel: Hotel, viewerId: number) =>
  staysNear(api, {
    viewerId,
    at: hotel,
    of: { hotelSlug: hotel.slug },
    most: moreStays,
  });

/** The public page of a hotel: where it is, and everything posted about it. */
export default function HotelPage() {
  const { hotel, first } = useLoaderData<typeof load>();
  const texts = useTexts();
  const { t } = texts;
  const paths = usePaths();
  const api = useApi();
  const viewerId = useMember()?.id ?? 0;
  const start = listStart(useLocation().search);
  const origin = useOrigin();
  const place = placeLine(hotel, texts);
  const { cover } = hotel;
  return (
    <>
      <PageHead
        title={place === '' ? hotel.name : `${hotel.name}, ${place}`}
        description={t('hotels.description', { count: hotel.stays, name: hotel.name, place }).trim()}
        image={cover?.file.replace(/[^/]+$/, 'preview.jpg') ?? null}
      />
      <HotelData hotel={hotel} posts={first.items} url={origin + paths.hotel(hotel.slug)} />
      <div className="mx-auto max-w-page px-edge pt-6 md:pt-8">
        {/* On wide screens the picture stands beside the rest, so that the booking button is visible without scrolling. */}
        <div
          className={`grid grid-cols-1 gap-8 border-b border-line pb-8 md:pb-12 ${cover === null ? '' : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14'}`}
        >
          {cover === null ? null : (
            <Picture
              picture={cover}
              shape="3:2"
              sizes="(min-width: 1024px) 480px, (min-width: 769px) 94vw, 62vw"
              eager
              fallbackAlt={t('posts.picture_of', { title: hotel.name })}
              className="rounded-card lg:aspect-4/5"
            />
          )}
          <div
            className={`grid grid-cols-1 content-between gap-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-12 ${cover === null ? '' : 'lg:grid-cols-1 lg:gap-8'}`}
          >
            <HotelHead hotel={hotel} />
            <HotelMap hotel={hotel} place={place} />
          </div>
        </div>
        <Quotes quotes={hotel.quotes} title={t('hotels.quotes')} />
        <section className="mt-8 md:mt-12" aria-labelledby="hotel-stays">
          <h2 id="hotel-stays" className="mb-8 text-28">
            {t('hotels.heading', { name: hotel.name })}
          </h2>
          <PostList
            key={hotel.id}
            opens={false}
            linked
            source={postsAtHotel(api, hotel.slug, start)}
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
      {hotel.lat === null ? null : (
        <MoreStays
          id="near-stays"
          title={t('posts.near')}
          all={{ to: paths.place({ ...hotel, location: place || hotel.name }), label: t('posts.all_near') }}
          load={() => loadNear(api, hotel, viewerId)}
        />
      )}
    </>
  );
}

/** Quotations of members who stayed there. */
function Quotes({ quotes, title }: { quotes: Hotel['quotes']; title: string }) {
  if (quotes.length === 0) return null;
  return (
    <section className="mt-8 md:mt-12" aria-labelledby="quotes">
      <h2 id="quotes" className="text-28">
        {title}
      </h2>
      <div className="mt-6 grid gap-x-8 gap-y-8 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {quotes.map((quote) => (
          <figure key={quote.id} className="max-w-text border-l-2 border-accent pl-5">
            <blockquote className="font-serif text-18">
              <q>{quote.words}</q>
            </blockquote>
            <figcaption className="mt-3">
              <Byline post={quote} />
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

/** The region: the town with its surroundings, mountains and coasts. */
const regionZoom = 8;

/** Where the hotel is, with a link to other stays around it; nothing if unknown. */
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
      <PinMap lat={lat} long={long} zoom={regionZoom} label={name} className="h-48 md:h-64" />
      <Link
        to={`${paths.maps}?${query}`}
        className="mt-2 inline-block self-start py-1.5 text-14 font-medium underline underline-offset-4 hover:text-accent"
      >
        {t('map.around')}
      </Link>
    </div>
  );
}
