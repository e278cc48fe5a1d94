import { distanceKm } from '@staylore/geo/geo';
import type { KnownHotel } from '../../lexicon/hotel-index.ts';
import { SETS } from '../../lexicon/words.ts';
import { isArea, townOf } from '../../place/geography.ts';
import { lookUp } from '../../place/places.ts';
import type { TagPlace } from '../../place/tag-place.ts';
import type { Document } from '../../text/document.ts';
import { foldWord } from '../../text/fold.ts';
import { isIn } from '../../text/vocabulary.ts';
import type { Candidate } from '../candidate/candidate.ts';

/**
 * Doubtful names of known hotels ("Moss", "Atlantic") count only where the post's place agrees or a lodging word stands
 * beside them; names of towns ("Palma") only with the lodging word.
 */
export function isPlausible(doc: Document, name: Candidate, place: TagPlace): boolean {
  if (name.source === 'caption' && (name.kind === 'verb' || name.kind === 'at'))
    return !isTownItself(doc, name, place);
  if (name.kind !== 'knownWeak' && name.kind !== 'known') return true;
  if (name.source === 'hashtag') return isHouseTag(name, place);
  if (name.source !== 'caption') return true;
  const first = doc.tokens[name.from];
  const last = doc.tokens[name.to - 1];
  if ([first, last].some((token) => token && isIn(token, SETS.headBefore | SETS.headAfter))) return true;
  if (namesPlace(name, place) || isTownItself(doc, name, place)) return false;
  const single = name.to - name.from === 1;
  if (name.kind === 'known' && !single) return true;
  const before = doc.tokens[name.from - 1];
  const introduced = before !== undefined && first?.gap === 0 && INTRODUCING.has(before.fold);
  const listed = first !== undefined && first.gap === 3 && ((first.newLine && name.from > 0) || first.quoted);
  const near = name.hotels.some((hotel) => liesAt(hotel, place));
  const addressed = first !== undefined && first.gap === 3 && doc.tokens[name.to]?.gap === 2;
  // A single word may well be another thing of that name: "Bauhaus", "Caruso".
  if (name.kind === 'known')
    return place.town ? near : introduced || (place.country === null && (listed || addressed));
  if (!place.town && !place.country) return introduced && !single;
  const rare = first !== undefined && !isIn(first, SETS.ordinary) && first.fold.length > 6;
  return near && (introduced || listed || addressed || rare || !single);
}

/** "#yorkshire" is the county and "#partner" no hotel in Albania: of doubtful names in hashtags the place decides. */
function isHouseTag({ kind, surface, hotels }: Candidate, place: TagPlace): boolean {
  if (hotels.length === 0) return true;
  if (lookUp(foldWord(surface.slice(1))) !== null) return false;
  return kind === 'known' || hotels.some((hotel) => liesAt(hotel, place));
}

/** Whether the name is that of a place, where no lodging word stands beside it. */
export function namesPlace(name: Candidate, place: TagPlace): boolean {
  return isPlace(name.surface) || isOwnTown(name) || isTagged(name.surface, place);
}

const INTRODUCING = new Set(
  'at the im in der das beim am at of by a au al el le la hotel dem del zum vom from'.split(' '),
);

const PLACE_SIZE = 20_000;

/** "New York" or "Sorrento" without "Hotel" is the town. */
function isPlace(surface: string): boolean {
  const town = lookUp(surface);
  return town !== null && (town.population >= PLACE_SIZE || isArea(town));
}

/** "Plakias" alone is the place, not "Plakias Suites". */
function isOwnTown({ surface, hotels }: Candidate): boolean {
  const words = foldWord(surface);
  return hotels.every(({ town }) => town !== null && foldWord(town) === words);
}

/** "Four nights in Positano": the town, not a house. */
function isTownItself(doc: Document, { from, surface }: Candidate, place: TagPlace): boolean {
  if (isTagged(surface, place)) return true;
  const before = doc.tokens[from - 1];
  return before !== undefined && IN_TOWN.has(before.fold) && lookUp(surface, place.country) !== null;
}

const IN_TOWN = new Set(['in', 'en', 'a', 'na', 'em', 'nach', 'auf', 'of', 'to']);

function isTagged(surface: string, { town }: TagPlace): boolean {
  return town !== null && [town.name, town.names.en, town.names.de].includes(surface);
}

function liesAt(hotel: KnownHotel, place: TagPlace): boolean {
  if (!place.town) return hotel.country === place.country && hotel.town === null;
  if (hotel.country !== place.town.country) return false;
  const town = townOf(hotel);
  if (town === null) return hotel.town === null || isArea(place.town);
  return distanceKm(town, place.town) < (isArea(place.town) ? 200 : 50);
}
