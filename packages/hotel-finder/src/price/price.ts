import type { Mention } from '../mentions/candidates/candidate.ts';
import { LinearModel } from '../model/linear.ts';
import type { Post } from '../model/post.ts';
import type { Document } from '../text/document.ts';
import { GAP } from '../text/tokens.ts';
import { amountsIn, type PriceCandidate } from './amounts.ts';
import { MONEY_OF, settleCurrency } from './country-money.ts';
import { SIGNS } from './currencies.ts';
import { FEATURES, priceFeatures, tokenAt } from './features.ts';
import { NIGHT, PERSON, STAY, WEEK } from './price-words.ts';

export interface FoundPrice {
  amount: number;
  /** ISO 4217. */
  currency: string;
  per: 'night' | 'person' | 'stay' | 'week' | null;
}

/** A number that is the price of a lodging, with how probable that is. */
export interface PriceMention extends PriceCandidate {
  readonly probability: number;
}

const model = new LinearModel('price-weights.txt', FEATURES);
/** Less probable numbers are ignored: of the numbers below it, more would be wrong prices than right ones, stays or not. */
const LEAST = 0.4;
/** The first number nearly as probable as the most likely one: in a list of houses the price of the first. */
const NEARLY = 0.85;

/** The price of a lodging in a post that has or may have one, or null. */
export function findPrice(post: Post, mentions: readonly Mention[]): PriceMention | null {
  const all = amountsIn(post.caption, post.tagPlace.country);
  return choosePrice(
    all.map((price) => {
      const example = model.example();
      priceFeatures(post, mentions, { price, all }, example);
      return { ...price, probability: model.probability(example.sum) };
    }),
  );
}

/** The price among the numbers of a post, or null. */
export function choosePrice(judged: readonly PriceMention[]): PriceMention | null {
  const likeliest = Math.max(0, ...judged.map(({ probability }) => probability));
  if (likeliest < LEAST) return null;
  return judged.find(({ probability }) => probability >= NEARLY * likeliest) ?? null;
}

/** The price in the currency of the place, if the post does not give one; `likely` returns the candidates, most likely first. */
export function settledPrice(
  doc: Document,
  price: PriceMention,
  likely: () => readonly string[],
): FoundPrice | null {
  const { currency, shared, value } = price;
  if (currency !== null && !shared) return { amount: value, currency, per: unitOf(doc, price) };
  const countries = likely();
  const [country = null] = countries;
  const code =
    currency ??
    writtenElsewhere(doc) ??
    (country === null ? undefined : MONEY_OF.get(country)) ??
    (SWISS_END.test(doc.text.slice(price.start, price.end)) ? 'CHF' : undefined) ??
    (doc.german ? 'EUR' : undefined);
  if (code === undefined) return null;
  return { amount: value, currency: settleCurrency(code, countries), per: unitOf(doc, price) };
}

/** The Swiss write 195.–, others 195,–. */
const SWISS_END = /\.[-–—]+$/;

const writtenElsewhere = ({ text }: Document) => SIGNS.find(([sign]) => text.includes(sign))?.[1];

const REACH = 7;

/** "a night", "pro Person": the words after the price. */
function unitOf(doc: Document, { end }: PriceCandidate): FoundPrice['per'] {
  const at = tokenAt(doc.tokens, end - 1);
  let per: FoundPrice['per'] = null;
  for (let position = at + 1; position <= at + REACH; position += 1) {
    const token = doc.tokens[position];
    const joint = doc.text.slice(doc.tokens[position - 1]?.end ?? 0, token?.start);
    if (!token || (token.gap === GAP.hard && position > at + 1 && !/^[ €$£¥₹₺฿%()|/]*$/.test(joint))) break;
    if (NIGHT.has(token.fold)) return 'night';
    if (PERSON.has(token.fold)) per ??= 'person';
    else if (WEEK.has(token.fold)) per ??= 'week';
    else if (STAY.has(token.fold)) per ??= 'stay';
  }
  return per;
}

/** Whether a price is beside a name: "Casa Marea, Porto, 89 €". Positions are those of UTF-16. */
export function standsBeside(
  price: { readonly start: number; readonly end: number },
  name: { readonly start: number; readonly end: number },
): boolean {
  return price.start >= name.end ? price.start - name.end <= 40 : name.start - price.end <= 25;
}
