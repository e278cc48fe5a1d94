import type { KnownHotel } from '../lexicon/hotel-index.ts';
import { type Candidate, createCandidate, hasEvidence, KIND_RANK } from '../names/candidate/candidate.ts';
import { withTaggedHouse } from '../names/check/branded.ts';
import { corrected } from '../names/check/misspelt.ts';
import { isPlausible, namesPlace } from '../names/check/plausible.ts';
import { isItem, itemHeads } from '../names/loose/items.ts';
import { looseNames } from '../names/loose/loose-names.ts';
import { findNames } from '../names/written/find-names.ts';
import { findPlaces, isPlaceName, type PlaceMention } from '../place/places.ts';
import { readTag, type TagPlace } from '../place/tag-place.ts';
import { findPrice, type PriceMention } from '../price/price.ts';
import { type Document, readDocument } from '../text/document.ts';
import { foldWord } from '../text/fold.ts';
import type { PostText } from './post-text.ts';

/** All that was read in a post, before anything is concluded. */
export interface Reading {
  readonly caption: Document;
  readonly tag: Document | null;
  /** The post is known to have no place, which tells something where members may give one. */
  readonly placeless: boolean;
  readonly tagPlace: TagPlace;
  readonly names: readonly Candidate[];
  readonly tagNames: readonly Candidate[];
  readonly price: PriceMention | null;
  /** Places in the caption, read when first asked for. */
  readonly places: () => readonly PlaceMention[];
}

type TagReading = Pick<Reading, 'tag' | 'tagPlace' | 'tagNames'>;

const NO_TAG: TagReading = {
  tag: null,
  tagPlace: { town: null, country: null, around: false, unlisted: null },
  tagNames: [],
};
const LONGEST_TAG = 200;
/** Captions with more names are lists, in which slips matter little. */
const MOST_CORRECTED = 12;

function readTagged(text: string, gazetteer: boolean): TagReading {
  if (text === '') return NO_TAG;
  const tag = readDocument(text);
  const tagPlace = readTag(text);
  return { tag, tagPlace, tagNames: namesOfTag(tag, tagPlace, gazetteer) };
}

/**
 * Reads caption, location tag and, where there is no caption, the picture's description. Without the gazetteer of hotels every
 * hotel is read as a new one, which is how training learns to read those it does not list.
 */
export function readPost(post: PostText, gazetteer = true): Reading {
  const caption = readDocument(post.caption || post.altText || '');
  const tagText = post.locationTag?.trim() ?? '';
  const { tag, tagPlace, tagNames } = readTagged(tagText.slice(0, LONGEST_TAG), gazetteer);
  let places: readonly PlaceMention[] | undefined;
  const readPlaces = () => {
    places ??= findPlaces(caption, tagPlace.country);
    return places;
  };
  const written = findNames(caption, gazetteer)
    .filter((name) => isPlausible(caption, name, tagPlace))
    .map((name) => withTaggedHouse(name, tag));
  const named = tagNames.some(hasEvidence) ? written : withLoose(caption, tagText, written);
  const agrees = (hotel: KnownHotel) => !tagPlace.country || hotel.country === tagPlace.country;
  return {
    caption,
    tag,
    placeless: tag === null && post.locationTag !== undefined,
    tagPlace,
    names: gazetteer && named.length <= MOST_CORRECTED ? named.map((name) => corrected(name, agrees)) : named,
    tagNames,
    price: findPrice(caption, tagPlace.country),
    places: readPlaces,
  };
}

/** Where nothing surer is named, the words that by their place in the sentence may be the house. */
function withLoose(caption: Document, tag: string, written: readonly Candidate[]): readonly Candidate[] {
  if (written.some((name) => name.kind !== 'at' || name.source !== 'caption'))
    return withItems(caption, written);
  const tagged = foldWord(tag);
  const loose = looseNames(caption, (name) => tagged.includes(foldWord(name)) || isPlaceName(name));
  return loose.length > 0 ? loose : written;
}

/** In a list of houses the words at the head of each item name one, as do the surer names of the others. */
function withItems(caption: Document, written: readonly Candidate[]): readonly Candidate[] {
  if (!caption.text.includes('\n') || !written.some((name) => hasEvidence(name) && isItem(caption, name)))
    return written;
  const lineOf = ({ start }: Candidate) => caption.text.lastIndexOf('\n', start);
  const taken = new Set(written.map(lineOf));
  const items = [...looseNames(caption, isPlaceName), ...itemHeads(caption, isPlaceName)]
    .filter((name) => {
      const line = lineOf(name);
      if (!isItem(caption, name) || taken.has(line)) return false;
      taken.add(line);
      return true;
    })
    .map((name) => createCandidate({ ...name, kind: 'headWeak' }));
  return [...written, ...items].sort((a, b) => a.from - b.from);
}

/** A tag that names a town is no hotel unless it says so itself ("Gleneagles", "Hotel Bern"). */
function namesOfTag(tag: Document, place: TagPlace, gazetteer: boolean): Candidate[] {
  const names = findNames(tag, gazetteer).map((name) => createCandidate({ ...name, source: 'location_tag' }));
  if (names.length === 0) return (place.town || place.country) && !namesMore(tag) ? [] : unknownHouse(tag);
  const [best] = [...names].sort((a, b) => KIND_RANK[b.kind] - KIND_RANK[a.kind]);
  if (!best) return [];
  if (isPartOfTown(tag, best, place)) return [];
  const townOnly = place.town !== null && best.from === 0 && startsWithTown(tag, place);
  if (townOnly && best.kind !== 'known' && best.kind !== 'head' && best.kind !== 'brand') return [];
  if (best.kind === 'at' || best.kind === 'verb') return [];
  const weak = best.kind === 'knownWeak' || best.kind === 'brandWeak' || best.kind === 'headWeak';
  if (weak && place.town !== null && best.to - best.from === 1) return [];
  if (best.kind === 'known') return namesPlace(best, place) ? [] : [best];
  return best.kind === 'knownWeak' && !isPlausible(tag, { ...best, source: 'caption' }, place) ? [] : [best];
}

/** "Placid" in "Lake Placid, New York": no more than a piece of the town's own name. */
function isPartOfTown(tag: Document, { from, to }: Candidate, { town }: TagPlace): boolean {
  const name = foldWord(town?.name ?? '').split(/[\s-]+/);
  return to - from < name.length && tag.tokens.slice(from, to).every(({ fold }) => name.includes(fold));
}

function startsWithTown(tag: Document, place: TagPlace): boolean {
  const first = tag.tokens[0]?.fold ?? '';
  const town = place.town;
  return (
    town !== null &&
    [town.name, town.names.en, town.names.de].some((name) => name?.toLowerCase().startsWith(first))
  );
}

const NO_HOUSE =
  /\b(?:park|beach|strand|playa|plage|spiaggia|praia|museum|museo|musée|gallery|galerie|bridge|brücke|station|bahnhof|airport|flughafen|cafe|café|restaurant|bar|pub|market|markt|mercado|stadium|stadion|arena|universit\w*|university|school|schule|church|kirche|cathedral|dom|temple|tempel|street|straße|square|platz|plaza|piazza|tower|turm|castle|harbour|harbor|hafen|mall|shop|gym|studio|club|theatre|theater|opera|oper|zoo|garden|gardens|garten|lake|see|national|old town|altstadt|downtown|city|centre|center|quarter|district|viertel|island|insel|bay|falls|canyon|mountain|peak|pass|valley|tal)\b/i;

/** "The Linen Works, Belfast": something in a town that is no part of it by name. */
function namesMore({ text }: Document): boolean {
  const [first = '', ...rest] = text.split(',').map((part) => part.trim());
  return rest.length > 0 && first.includes(' ') && !isSomewhere(first) && !NO_HOUSE.test(first);
}

function isSomewhere(text: string): boolean {
  const { town, country } = readTag(text);
  return town !== null || country !== null;
}

/** A tag that is no place known may be the house's own: "The Lalit Jaipur", "Nihi Sumba". */
function unknownHouse(tag: Document): Candidate[] {
  const [first] = tag.text.split(',');
  const plain = first?.trim() ?? '';
  const words = tag.tokens.filter((token) => token.end <= plain.length);
  if (words.length === 0 || words.length > 5 || /[@#\d]/.test(plain)) return [];
  const span = { from: 0, to: words.length, start: 0, end: plain.length };
  return [createCandidate({ kind: 'at', source: 'location_tag', surface: plain, ...span })];
}
