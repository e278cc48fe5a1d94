import { foldName, isArea, loadGazetteer } from '@staylore/gazetteer/gazetteer';
import { townsNamed } from '@staylore/gazetteer/spellings';
import { distanceKm } from '@staylore/geo/geo';
import { type Finding, type FoundHotel, findStays, type PostText } from './find-stays.ts';
import { aliasBySquash } from './lexicon/hotel-index.ts';
import { KNOWN_HOTELS, type KnownHotel } from './lexicon/hotels.ts';
import { townOf } from './place/geography.ts';

/** A listed hotel whose town is farther from the stay than this is a namesake. */
const namesakeKm = 20;
/** A camera farther from a hotel's town than this was elsewhere. */
const cameraKm = 25;
/** A post may name the neighbouring town instead of the hotel's own. */
const besideKm = 30;

/**
 * The finding without namesakes: a listed hotel provides its name only for a stay in its own town, and if the post names no place, the camera's
 * position distinguishes several hotels of that name. A case that stays ambiguous has its written name and no place.
 */
export function withoutNamesakes(finding: Finding, post: PostText): Finding {
  const hotels = finding.hotels.map((hotel) => settled(hotel, post)).filter((hotel) => !isOwnTown(hotel));
  const [before] = finding.hotels;
  const [first] = hotels;
  if (before !== undefined && first === undefined)
    return { ...finding, hotels, found: finding.isStay ? 1 : 0 };
  if (before === undefined || first === undefined || first === before) return { ...finding, hotels };
  const isMoved = first.latitude !== before.latitude;
  return {
    ...finding,
    hotels,
    place: isMoved ? null : finding.place,
    found: isMoved && first.latitude === null && finding.found === 3 ? 2 : finding.found,
  };
}

/** "Nikkō, two nights at …" in Nikko: the town, once it is not the listed hotel of that name. */
function isOwnTown({ name, city, known }: FoundHotel): boolean {
  return !known && city !== null && wordsOf(name).join('') === wordsOf(city).join('');
}

function settled(hotel: FoundHotel, post: PostText): FoundHotel {
  const records = listed.get(hotel.name)?.filter(({ country }) => country === hotel.country) ?? [];
  if (!hotel.known || records.length === 0) return hotel;
  const text = wordsOf(`${post.caption ?? ''} ${post.locationTag ?? ''} ${post.altText ?? ''}`);
  if (isPlacedByPost(hotel, records, text)) {
    const added = wordsOf(hotel.name).filter((word) => !text.includes(word));
    const isMeant = (record: KnownHotel) =>
      liesIn(record, hotel.city) || (!namesOtherTown(record, added) && isWithin(record, hotel, namesakeKm));
    return added.length === 0 || records.some(isMeant) ? hotel : bare(hotel);
  }
  const stated = statedPlace(hotel, post);
  if (stated === null) return byCamera(hotel, records, post);
  // An area around the listed hotel, or a town beside it, agrees with the list.
  return isWide(stated) || records.some((record) => isWithin(record, stated, besideKm))
    ? hotel
    : { ...bare(hotel), ...stated };
}

function isWide({ city, country }: Placed): boolean {
  const [best] = loadGazetteer().find(city ?? '', { country: country ?? undefined });
  return best === undefined || isArea(best);
}

type Placed = Pick<FoundHotel, 'city' | 'region' | 'country' | 'latitude' | 'longitude'>;

const madeUp = 'Hotel Wexolund';

/** The post's place for the hotel if its name leads nowhere: "Hotel Krone, Innsbruck" is in Innsbruck, wherever the listed Krone is. */
function statedPlace({ surface, source }: FoundHotel, post: PostText): Placed | null {
  if (source !== 'caption') return null;
  const read = findStays({ ...post, caption: (post.caption ?? '').replace(surface, madeUp) });
  const hotel = read.hotels.find(({ name }) => name === madeUp);
  if (hotel === undefined || hotel.latitude === null || hotel.city === null) return null;
  const { city, region, country, latitude, longitude } = hotel;
  return { city, region, country, latitude, longitude };
}

/** Whether the words of the post say where the hotel is, be it in its own name. An account of its own is no namesake. */
function isPlacedByPost(hotel: FoundHotel, records: readonly KnownHotel[], text: readonly string[]): boolean {
  if (hotel.city === null || hotel.source === 'handle' || isMentioned(hotel.city, text)) return true;
  const written = wordsOf(hotel.surface);
  return records.some(
    ({ town }) =>
      town !== null && (isMentioned(town, text) || wordsOf(town).some((word) => written.includes(word))),
  );
}

/** The post names no town: only the list placed the hotel. */
function byCamera(hotel: FoundHotel, records: readonly KnownHotel[], post: PostText): FoundHotel {
  const { latitude: lat, longitude: lng } = post;
  const alike = namesakesOf(hotel);
  if (lat === null || lat === undefined || lng === null || lng === undefined)
    return alike.length > 1 ? { ...bare(hotel), ...nowhere } : hotel;
  const km = (record: KnownHotel) => kmFrom(record, { lat, lng });
  const [nearest] = [...records, ...alike].toSorted((one, other) => km(one) - km(other));
  const isThere = nearest !== undefined && km(nearest) <= cameraKm;
  if (isThere && nearest.name === hotel.name) return hotel;
  const town = isThere ? townOf(nearest) : null;
  if (nearest !== undefined && town !== null)
    return { ...hotel, name: nearest.name, ...placeOf(town), city: town.name };
  const here = loadGazetteer().nearest(lat, lng, cameraKm);
  return here === null
    ? { ...bare(hotel), ...nowhere }
    : { ...bare(hotel), ...placeOf(here), city: here.name };
}

const nowhere = { city: null, region: null, country: null, latitude: null, longitude: null };

const placeOf = (town: { region: string | null; country: string; lat: number; lng: number }) => ({
  region: town.region,
  country: town.country,
  latitude: town.lat,
  longitude: town.lng,
});

/** The list's name contains a town that the post does not have: "Krone in Au" for a Krone. */
const namesOtherTown = (record: KnownHotel, added: readonly string[]): boolean =>
  wordsOf(record.town ?? '').some((word) => added.includes(word));

const plain = new Set(
  'hotel hotels the das der die le la les gasthof gasthaus landhotel landgasthof in im am at'.split(' '),
);

/** Listed hotels that match the post's spelling, with and without words like "Hotel", one per town. */
function namesakesOf({ surface }: FoundHotel): readonly KnownHotel[] {
  const words = wordsOf(surface);
  const spellings = [words, words.filter((word) => !plain.has(word))];
  const bearers = spellings.flatMap((spelling) => aliasBySquash(spelling.join(''))?.hotels ?? []);
  const placed = bearers.filter((hotel) => townOf(hotel) !== null);
  return [...new Map(placed.map((hotel) => [`${hotel.country} ${hotel.town}`, hotel])).values()];
}

const listed = new Map<string, KnownHotel[]>();
for (const hotel of KNOWN_HOTELS) listed.set(hotel.name, [...(listed.get(hotel.name) ?? []), hotel]);

/** The hotel under the name as written in the post, without the town after it. */
function bare(hotel: FoundHotel): FoundHotel {
  const written = hotel.surface.split(/,\s*|\s+(?:in|at|near|bei|im|am)\s+/i)[0]?.trim() ?? '';
  const run = wordsOf(hotel.surface).join('');
  const name =
    hotel.source === 'hashtag' || hotel.source === 'handle'
      ? hotel.name
          .split(' ')
          .filter((word) => run.includes(wordsOf(word).join('')))
          .join(' ')
      : written;
  return { ...hotel, name: name === '' ? hotel.surface : name, known: false };
}

const liesIn = ({ town }: KnownHotel, city: string | null): boolean =>
  town !== null && city !== null && namesOf(town).some((name) => namesOf(city).includes(name));

function isWithin(record: KnownHotel, { latitude, longitude }: Placed, km: number): boolean {
  if (latitude === null || longitude === null) return true;
  return kmFrom(record, { lat: latitude, lng: longitude }) <= km;
}

/** Kilometres from the centre of a listed hotel's town; undefined if the list has no town. */
function kmFrom(record: KnownHotel, point: { lat: number; lng: number }): number {
  const town = townOf(record);
  return town === null ? 0 : distanceKm(town, point);
}

function wordsOf(text: string): string[] {
  return foldName(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** A town's names in all languages known, folded. */
function namesOf(city: string): string[] {
  const names = [city, ...townsNamed(city).flatMap((town) => town.names)];
  return names.map((name) => wordsOf(name).join(' ')).filter(Boolean);
}

/** Whether the words of a post name the town, in any language or run together in a hashtag. */
function isMentioned(city: string, text: readonly string[]): boolean {
  const spaced = ` ${text.join(' ')} `;
  return namesOf(city).some((name) => {
    const words = name.split(' ');
    const run = words.join('');
    return (
      spaced.includes(` ${words.join(' ')} `) || (run.length > 4 && text.some((word) => word.includes(run)))
    );
  });
}
