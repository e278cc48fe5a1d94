import type { Mention } from './mentions/candidates/candidate.ts';

/** What a person should check: whether the writer stayed at all, whether a handle or hashtag is a hotel's, which hotel it is, or its price. */
export type Doubt = 'stay' | 'handle' | 'hotel' | 'price';

interface Judged {
  /** That the post is about a stay. */
  readonly probability: number;
  /** The lodgings named in the post, the reported one first. */
  readonly names: readonly Pick<Mention, 'probability' | 'source'>[];
  /** That the number given is the price of a lodging; null if none is given. */
  readonly price: number | null;
}

/** From here on a stage is sure enough: nine in ten stays, names and prices with this probability are right. */
const SURE = 0.9;

/** The least certain stage, null if all were sure. A hotel without a name is always asked for. */
export function doubtOf({ probability, names, price }: Judged): Doubt | null {
  const [first] = names;
  if (first === undefined) return 'hotel';
  const isTag = first.source === 'handle' || first.source === 'hashtag';
  let least: { doubt: Doubt; sure: number } = { doubt: 'stay', sure: probability };
  if (first.probability < least.sure) least = { doubt: isTag ? 'handle' : 'hotel', sure: first.probability };
  if (price !== null && price < least.sure) least = { doubt: 'price', sure: price };
  return least.sure < SURE ? least.doubt : null;
}
