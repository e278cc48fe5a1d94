import { getHotel, type Hotel, listHotelPosts } from '@staylore/contract/stays/hotels';
import { found } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import { readList } from '../../platform/guard/own-writes.ts';
import type { Platform } from '../../platform/platform.ts';
import { hotelBySlug } from '../hotels/index.ts';
import { cardsOf, listByHotel, sendPosts } from '../posts/index.ts';

/** The pages of hotels. */
export function hotelRoutes(api: Api, platform: Platform): void {
  const { db } = platform;
  const cards = cardsOf(platform);
  const load = async (slug: string) => found(await hotelBySlug(db, slug), 'hotels.not_found');

  api.serve(getHotel, async ({ params }) => presentHotel(await load(params.slug)));

  api.serve(listHotelPosts, async (call) => {
    const hotel = await load(call.params.slug);
    const list = { ...call.query, viewer: call.viewer, cards, hotelId: hotel.id };
    return sendPosts(call, await readList(platform, call, (at) => listByHotel(at, list)));
  });
}

function presentHotel(row: Awaited<ReturnType<typeof hotelBySlug>> & object): Hotel {
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
  };
}
