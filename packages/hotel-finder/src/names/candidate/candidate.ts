import type { KnownHotel } from '../../lexicon/hotel-index.ts';

/**
 * How a name was found, from sure to doubtful. `known` and `knownWeak`: in the gazetteer; `brand`, `brandWeak`: a chain;
 * `head`, `headWeak`: beside a lodging word; `verb`: after "stayed at"; `at`: after "at" or a pin; `likely` and `loose`: only by
 * its place in the sentence.
 */
export type NameKind =
  | 'known'
  | 'knownWeak'
  | 'brand'
  | 'brandWeak'
  | 'head'
  | 'headWeak'
  | 'verb'
  | 'at'
  | 'likely'
  | 'loose';

/** Words that may name a hotel. */
export interface Candidate {
  readonly kind: NameKind;
  readonly source: 'caption' | 'handle' | 'hashtag' | 'location_tag';
  /** Positions of tokens, `to` exclusive. */
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  readonly name: string;
  /** The name as the post has it, tidied: for when the known hotel of that name lies elsewhere. */
  readonly plain: string;
  /** As written, with any @ or #. */
  readonly surface: string;
  /** Hotels of the gazetteer with this name. */
  readonly hotels: readonly KnownHotel[];
}

/** What may be left out: read from the caption, called as it is written, no known hotel. */
type Optional = { readonly [key in 'source' | 'name' | 'plain' | 'hotels']?: Candidate[key] | undefined };

/** Makes a candidate, with its optional parts filled in. All are made here: V8 is faster with objects of one shape. */
export function createCandidate(
  given: Pick<Candidate, 'kind' | 'from' | 'to' | 'start' | 'end' | 'surface'> & Optional,
): Candidate {
  const { kind, source = 'caption', from, to, start, end, surface, plain = surface, name = plain } = given;
  return { kind, source, from, to, start, end, name, plain, surface, hotels: given.hotels ?? NONE };
}

const NONE: readonly KnownHotel[] = [];

/** How sure each kind is, for choosing between overlapping names. */
export const KIND_RANK: Readonly<Record<NameKind, number>> = {
  known: 8,
  brand: 7,
  head: 6,
  knownWeak: 5,
  verb: 4,
  brandWeak: 3,
  headWeak: 2,
  at: 1,
  likely: 0.5,
  loose: 0,
};

/** Whether more than its place in the text speaks for a name. */
export function hasEvidence({ kind }: { readonly kind: NameKind }): boolean {
  return KIND_RANK[kind] > KIND_RANK.at;
}
