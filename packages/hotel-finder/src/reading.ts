import { type Document, readDocument } from './document.ts';
import { type Candidate, KIND_RANK } from './names/candidate.ts';
import { findNames } from './names/find-names.ts';
import { isPlausible } from './names/plausible.ts';
import { findPlaces, isHotelTown, type PlaceMention, readTag, type TagPlace } from './places.ts';
import { findPrice, type PriceMention } from './price.ts';
import type { PostText } from './stay-types.ts';

/** All that was read in a post, before anything is concluded. */
export interface Reading {
  readonly caption: Document;
  readonly tag: Document | null;
  readonly tagPlace: TagPlace;
  readonly names: readonly Candidate[];
  readonly tagNames: readonly Candidate[];
  readonly price: PriceMention | null;
  /** Places in the caption, read when first asked for. */
  readonly places: () => readonly PlaceMention[];
}

const NO_PLACE: TagPlace = { town: null, country: null };

/** Reads caption, location tag and, where there is no caption, the picture's description. */
export function readPost(post: PostText): Reading {
  const caption = readDocument(post.caption || post.altText || '');
  const tagText = post.locationTag?.trim() ?? '';
  const tag = tagText === '' ? null : readDocument(tagText.slice(0, 200));
  const tagPlace = tagText === '' ? NO_PLACE : readTag(tagText.slice(0, 200));
  let places: readonly PlaceMention[] | undefined;
  const readPlaces = () => {
    places ??= findPlaces(caption, tagPlace.country);
    return places;
  };
  return {
    caption,
    tag,
    tagPlace,
    names: findNames(caption).filter((name) => isPlausible(caption, name, tagPlace)),
    tagNames: tag === null ? [] : namesOfTag(tag, tagPlace),
    price: findPrice(caption, tagPlace.country),
    places: readPlaces,
  };
}

/** A tag that names a town is no hotel unless it says so itself ("Gleneagles", "Hotel Bern"). */
function namesOfTag(tag: Document, place: TagPlace): Candidate[] {
  const names = findNames(tag).map((name): Candidate => ({ ...name, source: 'location_tag' }));
  if (names.length === 0) return place.town || place.country ? [] : unknownHouse(tag);
  const [best] = [...names].sort((a, b) => KIND_RANK[b.kind] - KIND_RANK[a.kind]);
  if (!best) return [];
  const townOnly = place.town !== null && best.from === 0 && startsWithTown(tag, place);
  if (townOnly && best.kind !== 'known' && best.kind !== 'head' && best.kind !== 'brand') return [];
  if (best.kind === 'at' || best.kind === 'verb') return [];
  return (best.kind === 'knownWeak' || best.kind === 'known') &&
    !isPlausible(tag, { ...best, source: 'caption' }, place)
    ? []
    : [best];
}

function startsWithTown(tag: Document, place: TagPlace): boolean {
  const first = tag.tokens[0]?.fold ?? '';
  const town = place.town;
  return (
    town !== null &&
    [town.name, town.names.en, town.names.de].some((name) => name?.toLowerCase().startsWith(first))
  );
}

/** A tag of several words that is no known place and ends with a town may be a hotel's: "The Lalit Jaipur". */
function unknownHouse(tag: Document): Candidate[] {
  const last = tag.tokens.at(-1);
  const plain = tag.text.trim();
  if (tag.tokens.length < 2 || tag.tokens.length > 5 || !last || !isHotelTown(last.fold)) return [];
  const span = { from: 0, to: tag.tokens.length, start: 0, end: tag.text.length };
  return [{ kind: 'at', source: 'location_tag', name: plain, plain, surface: plain, hotels: [], ...span }];
}
