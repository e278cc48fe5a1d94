import { withTaggedHouse } from './mentions/candidates/branded.ts';
import type { Mention } from './mentions/candidates/candidate.ts';
import { corrected } from './mentions/candidates/misspelt.ts';
import { findMentions } from './mentions/mentions.ts';
import type { Mentions } from './mentions/resolve.ts';
import type { Post } from './model/post.ts';
import type { PlaceCandidate } from './placing/place-candidate.ts';
import { placesIn } from './placing/place-candidates.ts';
import { findPrice, type PriceMention } from './price/price.ts';

/** Everything read in a post, before any conclusion. */
export interface Reading extends Post {
  readonly mentions: readonly Mention[];
  /** If no name is certain, the words most likely to be one. */
  readonly doubtful: Mention | null;
  readonly price: PriceMention | null;
  /** Places in the caption, read on first use. */
  readonly places: () => readonly PlaceCandidate[];
}

/** Captions with more names are lists, in which misspellings matter little. */
const MOST_CORRECTED = 12;

/** Reads what a post names. Training passes its own mentions, from a model that has not seen the post. */
export function readNames(post: Post, given?: Mentions, price?: PriceMention | null): Reading {
  const { tag, tagPlace } = post;
  const { mentions: found, doubtful } = given ?? findMentions(post);
  const agrees = ({ country }: { country: string }) => !tagPlace.country || country === tagPlace.country;
  const mentions = found
    .map((mention) => withTaggedHouse(mention, tag))
    .map((mention) => (found.length <= MOST_CORRECTED ? corrected(mention, agrees) : mention));
  let places: readonly PlaceCandidate[] | undefined;
  return {
    ...post,
    mentions,
    doubtful,
    price: price === undefined ? findPrice(post, mentions) : price,
    places: () => {
      places ??= placesIn(post);
      return places;
    },
  };
}
