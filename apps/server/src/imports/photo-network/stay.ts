import { countryName } from '@staylore/gazetteer/gazetteer';
import { spellingsOf, townsNamed } from '@staylore/gazetteer/spellings';
import { distanceKm } from '@staylore/geo/geo';
import { type Finding, type PostText, withoutNamesakes } from '@staylore/hotel-finder/on-demand';
import { type Asking, type ReadingAround, readPosts } from '../second-reader/index.ts';
import type { NetworkPostRow } from './queries.ts';

/** A stay read out of a post: what is stored when it is saved, and what a hit shows. */
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

/** Reads the stays out of captions, in their order; null where one tells of none. */
export async function readStays(
  around: ReadingAround,
  captions: readonly (string | null)[],
  asking: Asking,
): Promise<(Stay | null)[]> {
  const texts = captions.map(textOf);
  const findings = await readPosts(around, texts, asking);
  return findings.map((finding, index) => stayOf(finding, texts[index] ?? { caption: null }));
}

/** The stay in what the hotel finder says of a post, or null when it tells of none. */
export function stayOf(read: Finding, post: PostText): Stay | null {
  if (!read.isStay) return null;
  const finding = withoutNamesakes(read, post);
  if (finding.found === 0) return null;
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

/** The first thirty hashtags of a caption, in lower case. */
export function hashtags(caption: string): string[] {
  const tags = [...caption.matchAll(/#([\p{L}\p{N}_]{1,40})(?![\p{L}\p{N}_])/gu)].map((match) =>
    (match[1] ?? '').toLowerCase(),
  );
  return [...new Set(tags)].slice(0, 30);
}

/** Whether a stay lies at the place that a search asks for: within 25 km, else by its words. */
export function isAtPlace(stay: Stay, place: SearchPlace): boolean {
  if (place.lat !== null && place.long !== null && stay.lat !== null && stay.lng !== null) {
    return distanceKm({ lat: stay.lat, lng: stay.lng }, { lat: place.lat, lng: place.long }) <= 25;
  }
  if (place.location === null) return true;
  const country =
    stay.country === null ? '' : `${countryName(stay.country, 'en')} ${countryName(stay.country, 'de')}`;
  const text = foldText([stay.location, stay.city, stay.state, country].filter(Boolean).join(' '));
  const words = foldText(place.location).split(' ').filter(Boolean);
  if (words.every((word) => spellingsOf(word).some((spelling) => text.includes(spelling)))) return true;
  return townsNamed(place.location).some(
    ({ country: land, names }) => stay.country === land && names.some((name) => text.includes(name)),
  );
}

export interface SearchPlace {
  location: string | null;
  lat: number | null;
  long: number | null;
}

function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
}

/** Addresses of a post's pictures, cover first, each once. */
export function pictureUrls(post: Pick<NetworkPostRow, 'media_url' | 'children'>): string[] {
  const urls = [post.media_url, ...post.children.map((child) => child.url)].filter((url) => url !== null);
  return [...new Set(urls)].slice(0, 10);
}
