import type { Post } from '@staylore/contract/stays/posts';
import type { Api } from '../../../../platform/api/api-client.ts';

interface NearQuery {
  viewerId: number;
  /** Degrees; null if unknown, and then nothing is near. */
  at: { lat: number | null; long: number | null };
  /** The stay or hotel that the others are near to. */
  of: { postId?: number; hotelSlug: string | null };
  /** How many at most. */
  most: number;
}

/** Stays around a point, nearest first, one of each other hotel. */
export async function staysNear(api: Api, { viewerId, at, of, most }: NearQuery): Promise<Post[]> {
  const { lat, long } = at;
  if (lat === null || long === null) return [];
  const found = await api.call('GET /api/posts/:userId/:location/notags/:lat/:long', {
    params: { userId: viewerId, location: 'nolocation', lat: String(lat), long: String(long) },
    // The stay or hotel itself is nearest.
    query: { each: 'hotel', limit: most + 1 },
  });
  const others = found.filter(
    ({ id, hotel_slug }) => id !== of.postId && (hotel_slug === null || hotel_slug !== of.hotelSlug),
  );
  return others.slice(0, most);
}
