import type { BookableStay, Hotel, HotelItem } from '@staylore/contract/stays/hotels';
import type { Post } from '@staylore/contract/stays/posts';
import { isArea, loadGazetteer } from '@staylore/gazetteer/gazetteer';
import { namesWholeArea } from '@staylore/gazetteer/spellings';
import { fromMinor } from '@staylore/money/money';
import { fail, found } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import { readList } from '../../platform/guard/session/own-writes.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { hotelBySlug } from '../hotels/index.ts';
import { cardsOf, listByHotel, listFirstAtHotel, listForemostAtHotel, sendPosts } from '../posts/index.ts';
import { type HotelAround, hasPutAwayStayAt, hotelsAround, nightPrices } from './queries.ts';
import { quotesOf } from './quotes.ts';

export function hotelRoutes(api: Api, platform: Platform): void {
  const { db } = platform;
  const cards = cardsOf(platform);
  const load = async (slug: string) => found(await hotelBySlug(db, slug), 'hotels.not_found');

  /** A hotel known only from hidden stays has no public page: its name and address may be why they are hidden. */
  const mayRead = async (hotel: HotelRow, viewer: Viewer | null) =>
    hotel.posts_count > 0 ||
    (viewer !== null && (await hasPutAwayStayAt(db, { hotelId: hotel.id, userId: viewer.id })));

  api.serve('GET /api/hotels', async (call) => {
    const at = pointOf(call.query);
    if (at === null) return [];
    const viewerId = call.viewer?.id ?? 0;
    const rows = await readList(platform, call, (from) => hotelsAround(from, { ...at, viewerId }));
    return rows.map(presentItem);
  });

  api.serve('GET /api/hotels/:slug', async ({ params, viewer }) => {
    const hotel = await load(params.slug);
    if (!(await mayRead(hotel, viewer))) fail('hotels.not_found');
    const of = { hotelId: hotel.id };
    const [[night], { favoured, bookable }] = await Promise.all([
      nightPrices(db, of),
      listForemostAtHotel(db, { ...of, viewer, cards }),
    ]);
    return {
      ...presentHotel(hotel, night),
      cover: favoured.find(({ cover }) => cover !== null)?.cover ?? null,
      quotes: quotesOf(favoured),
      bookable: bookable === null ? null : presentBookable(bookable),
    };
  });

  api.serve('GET /api/hotels/:slug/posts', async (call) => {
    const { slug } = call.params;
    const list = { ...call.query, viewer: call.viewer, cards };
    if (!list.cursor) {
      const first = await readList(platform, call, (at) => listFirstAtHotel(at, { ...list, slug }));
      // An empty list means an unknown hotel, one without posts, or a slug from before a merge.
      if (first.items.length > 0) return sendPosts(call, first);
    }
    const hotel = await load(slug);
    if (!(await mayRead(hotel, call.viewer))) fail('hotels.not_found');
    const of = { ...list, hotelId: hotel.id };
    return sendPosts(call, await readList(platform, call, (at) => listByHotel(at, of)));
  });
}

/** Where a place is: the point given, else the best-known town of that name. Null for a region or country, whose hotels are not around a point. */
function pointOf({
  location,
  lat,
  long,
}: {
  location: string;
  lat?: number | undefined;
  long?: number | undefined;
}) {
  if ((lat === undefined) !== (long === undefined))
    fail('request.invalid', { [lat === undefined ? 'lat' : 'long']: 'required' });
  if (namesWholeArea(location)) return null;
  if (lat !== undefined && long !== undefined) return { lat, lng: long };
  const town = loadGazetteer()
    .find(location)
    .find((one) => !isArea(one));
  return town === undefined ? null : { lat: town.lat, lng: town.lng };
}

function presentItem({ slug, name, ...row }: HotelAround): HotelItem {
  return {
    slug,
    name,
    stays: row.posts_count,
    small: row.picture_key === null ? null : `/media/${row.picture_key}/320.webp`,
    thumbhash: row.thumbhash,
    night:
      row.currency === null
        ? null
        : { currency: row.currency, low: fromMinor(Number(row.low), row.currency) },
  };
}

type HotelRow = Awaited<ReturnType<typeof hotelBySlug>> & object;
type NightRow = Awaited<ReturnType<typeof nightPrices>>[number];

/** Without what makes a whole card: the page's document holds this answer. */
const presentBookable = ({ id, name, credit, hotel_link, hotel_host, commercial }: Post): BookableStay => ({
  id,
  name,
  credit,
  hotel_link,
  hotel_host,
  commercial,
});

function presentHotel(
  row: HotelRow,
  night: NightRow | undefined,
): Omit<Hotel, 'cover' | 'quotes' | 'bookable'> {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    street: row.street,
    zip: row.zip,
    city: row.city,
    state: row.state,
    country: row.country,
    lat: row.lat,
    long: row.lng,
    website: row.website,
    stays: row.posts_count,
    night: night === undefined ? null : presentNight(night),
  };
}

function presentNight({ currency, low, high }: NightRow): Hotel['night'] {
  if (currency === null) return null;
  return { currency, low: fromMinor(Number(low), currency), high: fromMinor(Number(high), currency) };
}
