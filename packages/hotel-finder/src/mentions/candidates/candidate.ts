import type { KnownHotel } from '../../lexicon/hotels.ts';

/** How a candidate was found, as bits: several ways may lead to the same words. */
export const FORM = {
  /** In the gazetteer of hotels. */
  listed: 1,
  /** A chain. */
  brand: 2,
  /** Beside a lodging word. */
  headed: 4,
  /** Beside a word that is one of lodging and of much else. */
  weakHeaded: 8,
  /** A run of capitals. */
  run: 16,
  /** After "stayed at", "im", a pin. */
  led: 32,
  /** The head of a list's item. */
  item: 64,
  /** An @handle or #hashtag. */
  tag: 128,
  /** A location tag, or the part of it before the comma. */
  place: 256,
  /** Words beside a lodging word that may be anything: "Hotel Pass Thurn", "comfort inn". */
  beside: 512,
} as const;

/** Words that may name a lodging. */
export interface Candidate {
  readonly forms: number;
  readonly source: 'caption' | 'handle' | 'hashtag' | 'location_tag';
  /** Positions of tokens, `to` exclusive. */
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  readonly name: string;
  /** The name as in the post, tidied: used if the known hotel of that name is elsewhere. */
  readonly plain: string;
  /** As written, with any @ or #. */
  readonly surface: string;
  /** Hotels of the gazetteer with this name. */
  readonly hotels: readonly KnownHotel[];
  /** How certain the listed name is, 0 to 3. */
  readonly strength: number;
}

type Optional = {
  readonly [key in 'source' | 'name' | 'plain' | 'hotels' | 'strength']?: Candidate[key] | undefined;
};

/** Creates a candidate, with its optional parts filled in. All are created here: V8 is faster with objects of one shape. */
export function createCandidate(
  given: Pick<Candidate, 'forms' | 'from' | 'to' | 'start' | 'end' | 'surface'> & Optional,
): Candidate {
  const { forms, source = 'caption', from, to, start, end, surface, plain = surface, name = plain } = given;
  const { hotels = NONE, strength = 0 } = given;
  return { forms, source, from, to, start, end, name, plain, surface, hotels, strength };
}

const NONE: readonly KnownHotel[] = [];

export interface Mention extends Candidate {
  /** That the words name a lodging. */
  readonly probability: number;
}
