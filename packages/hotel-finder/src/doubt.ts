import type { Mention } from './mentions/candidates/candidate.ts';

/**
 * What a person should look at: whether the writer stayed at all, whether a handle or hashtag is a hotel's, which hotel it is, or its
 * price.
 */
export type Doubt = 'stay' | 'handle' | 'hotel' | 'price';

interface Judged {
  /** That the post is about a stay. */
  readonly probability: number;
  /** The lodgings that the post names, the one that is reported first. */
  readonly names: readonly Pick<Mention, 'probability' | 'source'>[];
  /** That the number given is the price of a lodging; null where none is given. */
  readonly price: number | null;
}

/** From here on a stage is sure enough: of stays, names and prices said with this probability nine in ten are right. */
const SURE = 0.9;

/** The stage that was least sure, null where all were sure. A hotel without a name is always asked for. */
export function doubtOf({ probability, names, price }: Judged): Doubt | null {
  const [first] = names;
  if (first === undefined) return 'hotel';
  const isTag = first.source === 'handle' || first.source === 'hashtag';
  let least: { doubt: Doubt; sure: number } = { doubt: 'stay', sure: probability };
  if (first.probability < least.sure) least = { doubt: isTag ? 'handle' : 'hotel', sure: first.probability };
  if (price !== null && price < least.sure) least = { doubt: 'price', sure: price };
  return least.sure < SURE ? least.doubt : null;
}
