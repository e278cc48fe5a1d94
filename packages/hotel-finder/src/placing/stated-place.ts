import type { Town } from '@staylore/gazetteer/gazetteer';
import { distanceKm } from '@staylore/geo/geo';
import { SETS } from '../lexicon/words.ts';
import type { Candidate } from '../names/candidate/candidate.ts';
import { isGermanCompound } from '../names/candidate/german-compound.ts';
import { nameEnd } from '../names/candidate/name-run.ts';
import { isArea } from '../place/geography.ts';
import { isHotelTown, lookUp, PLACE_ARTICLES, type PlaceMention, townAfter } from '../place/places.ts';
import { readTag } from '../place/tag-place.ts';
import type { Reading } from '../post/reading.ts';
import { isCapital } from '../text/casing.ts';
import type { Document } from '../text/document.ts';
import { foldWord } from '../text/fold.ts';
import { GAP, type Token } from '../text/tokens.ts';
import { isIn } from '../text/vocabulary.ts';

const FAR_KM = 150;
const FAR_FROM_AREA_KM = 600;
const QUARTER_KM = 12;
/** Towns this near a smaller place are not its city. */
const CITY_SIZE = 100_000;

/** Where a post says that a hotel is. */
export interface StatedPlace {
  readonly town: Town | null;
  /** The town in the post's own words, where the gazetteer of towns does not list it; `town` is then the area around it. */
  readonly written: string | null;
  /** How it says so: right at the name, somewhere that holds for the whole post, or only by mentioning a town. */
  readonly by: 'name' | 'post' | 'mention';
}

/** Where the post itself says that a hotel is, whatever the gazetteer knows of it: beside the name, in the tag, anywhere. */
export function statedPlace(reading: Reading, name: Candidate): StatedPlace {
  const { tagPlace } = reading;
  if (name.source === 'location_tag') {
    const beside = besideTag(reading, name) ?? inName(name) ?? moreInName(name);
    const told =
      name.hotels.length === 0 ? (tagPlace.town ?? reading.places()[0]?.town) : whichOf(reading, name);
    return {
      town: beside ?? told ?? null,
      written: null,
      by: 'post',
    };
  }
  const after = townAfter(reading.caption, name.to, tagPlace.country) ?? townOfHouse(reading.caption, name);
  const beside = agreesWithTag(reading, after ?? besideName(reading, name, reading.places()));
  if (beside) return { town: beside, written: null, by: 'name' };
  const tagged = tagTown(reading);
  if (tagged) return { town: tagged, written: null, by: 'post' };
  const written = unlistedTown(reading, name);
  if (written !== null) return { town: tagPlace.town, written, by: 'name' };
  const town =
    withinTag(reading, inside(reading, reading.places(), name) ?? inName(name)) ??
    (name.hotels.length > 0 ? null : mentionedWithin(reading, name)) ??
    tagPlace.town;
  const unlisted = town === tagPlace.town && reading.tagNames.length === 0 ? tagPlace.unlisted : null;
  if (town) return { town, written: unlisted, by: 'post' };
  const mentioned = nearestMention(reading.places(), name);
  const by = mentioned?.led === 'in' ? 'post' : 'mention';
  return { town: mentioned?.town ?? lastWordOf(name), written: null, by };
}

/** Of several houses of one name in a tag ("Great Wolf Lodge") the one in the town that the caption names. */
function whichOf(reading: Reading, { hotels }: Candidate): Town | undefined {
  return hotels.length > 1 ? reading.places().find(({ led }) => led === 'in')?.town : undefined;
}

/** What a tag says after the hotel: "Hotel Bergkristall, Zermatt". */
function besideTag(reading: Reading, name: Candidate): Town | null {
  const rest = reading.tag?.text.slice(name.end).replace(/^[\s,·–-]+/, '') ?? '';
  return rest === '' ? null : readTag(rest).town;
}

/** A town beside the name counts unless it lies nowhere near the tag, or is a quarter of the town in the tag. */
function agreesWithTag(reading: Reading, beside: Town | null): Town | null {
  const tag = reading.tagPlace.town;
  if (!beside || !tag) return beside;
  const away = distanceKm(beside, tag);
  const known = beside.country === tag.country && isHotelTown(beside.name);
  if (away > (isArea(tag) || known ? FAR_FROM_AREA_KM : FAR_KM)) return null;
  return !isArea(tag) &&
    away < QUARTER_KM &&
    tag.population > CITY_SIZE &&
    tag.population > 5 * beside.population
    ? tag
    : beside;
}

/** A town in the name itself counts only where it lies in the area of the tag. */
function withinTag(reading: Reading, town: Town | null): Town | null {
  const tag = reading.tagPlace.town;
  return town && tag && distanceKm(town, tag) > FAR_KM ? null : town;
}

function tagTown({ tagPlace: { town, around } }: Reading): Town | null {
  return around ? null : town;
}

function inside(reading: Reading, places: readonly PlaceMention[], name: Candidate): Town | null {
  const place = places.find((one) => one.from > name.from && one.to <= name.to);
  if (!place) return null;
  // "Hotel Bellavista" is not in Bellavista: something else must be left of the name.
  const rest = reading.caption.tokens
    .slice(name.from, place.from)
    .some((token) => !isIn(token, SETS.generic));
  return rest ? place.town : null;
}

/** A town at the end of the name itself: "Hilton Vienna Park", "@thelanternhouse.lisbon". */
function inName(name: Candidate): Town | null {
  const written = name.source === 'handle' || name.source === 'hashtag' ? name.plain : name.name;
  const words = written
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, 8);
  for (let at = words.length - 1; at > 0; at -= 1) {
    const word = words[at] ?? '';
    const town = word.length > 3 && isHotelTown(word) ? lookUp(word) : null;
    if (town && (town.population > 100_000 || (at === words.length - 1 && town.population > 30_000)))
      return town;
  }
  return null;
}

/** "Hotel du Vin York": right after a known name another town than those it is known in. */
function townOfHouse(caption: Document, { hotels, to }: Candidate): Town | null {
  const next = caption.tokens[to];
  if (hotels.length === 0 || next?.kind !== 'word' || next.gap !== GAP.space || next.newLine) return null;
  const town =
    isCapital(next) && isHotelTown(next.fold) ? lookUp(next.fold, hotels[0]?.country ?? null) : null;
  return town !== null && town.population >= TOWN_SIZE ? town : null;
}

const TOWN_SIZE = 20_000;

/** "Hotel Neptun Dubrovnik" where the Neptun is known in another town: what the name has more than the known one. */
function moreInName({ surface, hotels }: Candidate): Town | null {
  const last = surface.split(/[\s,]+/).at(-1) ?? '';
  if (hotels.length === 0 || hotels.some((hotel) => foldWord(hotel.name).includes(foldWord(last))))
    return null;
  const town = last.length > 3 ? lookUp(last) : null;
  return town !== null && town.population >= TOWN_SIZE ? town : null;
}

/** "Hotel Bergfried Tux": where nothing else tells. */
function lastWordOf({ source, name, hotels }: Candidate): Town | null {
  const word = name.split(' ').at(-1) ?? '';
  return source === 'caption' && hotels.length === 0 && name !== word && isHotelTown(word)
    ? lookUp(word)
    : null;
}

/** What may stand between a name and its town: "Casa Marea (Lisbon)", "Lisbon – Casa Marea". */
const LINK = /^['’s]*\s*[(–—|·•→-]\s*(?:in |near |bei )?$/;

/** "Casa Marea, Lisbon", "Casa Marea in Lisbon". */
function besideName({ caption }: Reading, name: Candidate, places: readonly PlaceMention[]): Town | null {
  const { tokens, text } = caption;
  for (const place of places) {
    if (place.led === 'tag') continue;
    if (place.from >= name.to && place.from - name.to <= 2) {
      const cut = tokens.slice(name.to, place.from + 1).some((token) => token.gap === GAP.hard);
      if (!cut || LINK.test(text.slice(name.end, tokens[place.from]?.start))) return place.town;
    }
    if (place.to <= name.from && name.from - place.to <= 1) {
      if ((tokens[name.from]?.gap ?? 0) >= GAP.comma || tokens[place.to]?.gap === GAP.space)
        return place.town;
    }
  }
  return null;
}

/** How many inhabitants a place must have to count where nothing but its name says that it is one. */
const MENTIONED_SIZE = 1_500;
const AROUND_KM = 60;

/** A town that the caption names in the area of the tag: tagged "Tuscany", "a weekend in Pienza". */
function mentionedWithin(reading: Reading, name: Candidate): Town | null {
  const { town: area, around } = reading.tagPlace;
  if (!area || !around) return null;
  const within = reading.places().filter(({ town, from, to, led }) => {
    if (isArea(town) || led === 'away' || town.country !== area.country) return false;
    if (
      distanceKm(town, area) > (isArea(area) && led === 'in' ? FAR_KM : AROUND_KM) ||
      (from < name.to && to > name.from)
    )
      return false;
    return led !== null || town.population >= MENTIONED_SIZE || town.id > 950_000_000;
  });
  return nearestMention(within, name)?.town ?? null;
}

function nearestMention(places: readonly PlaceMention[], name: Candidate): PlaceMention | null {
  const away = (place: PlaceMention) =>
    Math.abs(place.from - name.from) + (place.led === 'away' ? 1_000 : place.led === 'tag' ? 100 : 0);
  let best: PlaceMention | null = null;
  for (const place of places) {
    if (place.from < name.to && place.to > name.from) continue;
    if (!best || away(place) < away(best)) best = place;
  }
  return best;
}

const LEADING = new Set(['in', 'near', 'bei', 'nahe', 'outside', 'en', 'a', 'nel']);

/** The town as the post writes it beside a name, where the gazetteer of towns does not list it: "in Hartland", "(Hoyos)". */
function unlistedTown({ caption }: Reading, name: Candidate): string | null {
  const next = caption.tokens[name.to];
  if (!next || next.newLine || caption.flatCase) return null;
  const led = next.gap <= GAP.comma && LEADING.has(next.fold);
  const from = led ? name.to + 1 : name.to;
  const first = caption.tokens[from];
  const set = next.gap === GAP.comma || LINK.test(caption.text.slice(name.end, next.start));
  if (!first || first.newLine || (!led && !set) || !isPlaceLike(caption, first)) return null;
  const to = Math.min(Math.max(from + 1, nameEnd(caption, from + 1)), from + 3);
  if (isIn(first, SETS.stopWord) && to === from + 1) return null;
  const after = caption.tokens[to];
  if (!led && after && after.gap < GAP.comma && !after.newLine) return null;
  return caption.text.slice(first.start, caption.tokens[to - 1]?.end);
}

function isPlaceLike(caption: Document, word: Token): boolean {
  if (word.kind !== 'word' || !isCapital(word) || word.fold.length < 2) return false;
  if (PLACE_ARTICLES.has(word.fold)) return true;
  if (isIn(word, SETS.ordinary | SETS.stopWord | SETS.generic | SETS.person)) return false;
  return !caption.german || !isGermanCompound(word.fold);
}
