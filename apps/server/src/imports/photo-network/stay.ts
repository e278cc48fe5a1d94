import type { Finding, PostText } from '@staylore/hotel-finder/on-demand';
import { hashtags } from '../../stays/tags/index.ts';
import { type Asking, type ReadingDependencies, readPosts } from '../second-reader/index.ts';
import type { NetworkPostRow } from './queries.ts';

/** A stay read from a post: what is stored when it is saved, and what a hit shows. */
export interface Stay {
  location: string;
  hotelName: string | null;
  names: string[];
  city: string | null;
  state: string | null;
  country: string | null;
  lat: number | null;
  lng: number | null;
  price: { amount: number; currency: string; per: 'night' | 'person' | 'stay' | 'week' | null } | null;
  found: 1 | 2 | 3;
  confidence: number;
  evidence: Finding['evidence'];
  tags: string[];
}

/** Captions from the photo network are read up to this length. */
const captionCharacters = 10_000;

/** A caption of the photo network as it is read for stays. */
export const textOf = (caption: string | null): PostText & { caption: string } => ({
  caption: (caption ?? '').slice(0, captionCharacters),
});

/** Reads the stays from captions, in their order; null for a caption without one. */
export async function readStays(
  dependencies: ReadingDependencies,
  captions: readonly (string | null)[],
  asking: Asking,
): Promise<(Stay | null)[]> {
  const texts = captions.map(textOf);
  const findings = await readPosts(dependencies, texts, asking);
  return findings.map((finding, index) => stayOf(finding, texts[index] ?? { caption: null }));
}

/** The stay in the hotel finder's result for a post (without namesakes), or null if there is none. */
export function stayOf(finding: Finding, post: PostText): Stay | null {
  if (!finding.isStay || finding.found === 0) return null;
  const hotel = finding.hotels[0];
  const place = finding.place;
  return {
    location: hotel === undefined ? '' : [hotel.name, hotel.city ?? place?.name].filter(Boolean).join(', '),
    hotelName: hotel?.name ?? null,
    names: finding.hotels.map((entry) => entry.name),
    city: hotel?.city ?? place?.name ?? null,
    state: hotel?.region ?? place?.region ?? null,
    country: hotel?.country ?? place?.country ?? null,
    lat: hotel?.latitude ?? place?.latitude ?? null,
    lng: hotel?.longitude ?? place?.longitude ?? null,
    price: finding.price,
    found: finding.found,
    confidence: finding.probability,
    evidence: finding.evidence,
    tags: hashtags(post.caption ?? ''),
  };
}

/** Addresses of a post's pictures, cover first, each once. */
export function pictureUrls(post: Pick<NetworkPostRow, 'media_url' | 'children'>): string[] {
  const urls = [post.media_url, ...post.children.map((child) => child.url)].filter((url) => url !== null);
  return [...new Set(urls)].slice(0, 10);
}
