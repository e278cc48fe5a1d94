import type { addSavedPosts } from '@staylore/contract/imports/wishes';
import type { FoundHotel } from '@staylore/hotel-finder/on-demand';
import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/db/tables.d.ts';
import type { Call } from '../../platform/guard/guard.ts';
import { hotelMark } from '../../stays/hotels/index.ts';
import { hotelsInSaved } from '../second-reader/index.ts';

type SavedPost = Call<typeof addSavedPosts>['body']['posts'][number];
type Entry = Omit<Selectable<Tables['wishes']>, 'id' | 'state'>;

/** The hotels in saved posts, each once with the post that was saved last; posts without one are dropped. */
export async function readSaved(
  posts: readonly SavedPost[],
  by: { now: Date; userId: number },
): Promise<{ pointing: number; entries: Entry[] }> {
  const hotels = await hotelsInSaved(posts);
  const found = posts.map((post, index) => (hotels[index] ?? []).map((hotel) => entryOf(post, hotel, by)));
  const newest = found.flat().toSorted((one, other) => timeOf(other) - timeOf(one));
  const once = new Map<string, Entry>();
  for (const entry of newest) if (!once.has(entry.mark)) once.set(entry.mark, entry);
  return { pointing: found.filter((entries) => entries.length > 0).length, entries: [...once.values()] };
}

const timeOf = ({ saved_at }: Entry): number => saved_at.getTime();

/** When a post was saved; a time in the future would stay at the top of the list. */
function savedAt({ saved_at }: SavedPost, now: Date): Date {
  const savedAt = saved_at === null ? now : new Date(saved_at);
  return savedAt > now ? now : savedAt;
}

function entryOf(post: SavedPost, hotel: FoundHotel, { now, userId }: { now: Date; userId: number }): Entry {
  const { city, country, latitude, longitude, name, region } = hotel;
  const hotel_name = name.slice(0, 200).toWellFormed();
  return {
    user_id: userId,
    mark: hotelMark({ name: hotel_name, city, country, lat: latitude, lng: longitude }),
    hotel_id: null,
    hotel_name,
    city,
    region,
    country,
    lat: latitude,
    lng: longitude,
    source_url: post.link,
    source_author: post.author,
    source_post_id: null,
    own_post_id: null,
    saved_at: savedAt(post, now),
    created_at: now,
  };
}
