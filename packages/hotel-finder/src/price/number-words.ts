import { addSet } from '../text/vocabulary.ts';

const SMALL =
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
nineteen`.split(/\s+/);
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const KLEINE =
  `eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn
neunzehn`.split(/\s+/);
const ZAHNER = 'zwanzg drissg vierzg fufzg sechzg sibezg achtzg nunzg'.split(' ');
const ZEHNER = 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig'.split(' ');

const VALUES = new Map<string, number>([
  ...SMALL.map((word, at): [string, number] => [word, at + 1]),
  ...TENS.map((word, at): [string, number] => [word, (at + 2) * 10]),
  ...KLEINE.map((word, at): [string, number] => [word, at + 1]),
  ...ZEHNER.map((word, at): [string, number] => [word, (at + 2) * 10]),
  ...ZAHNER.map((word, at): [string, number] => [word, (at + 2) * 10]),
  ['dreißig', 30],
  ['ein', 1],
  ['hundred', 100],
  ['hundert', 100],
  ['thousand', 1000],
  ['tausend', 1000],
]);

/** Currency words in English and German that may follow an amount in words. */
export const MONEY_WORDS = addSet(
  'euro euros euronen pound pounds quid dollar dollars bucks pfund franken franke frankli stutz francs yen crowns kronen kroner baht bob rand pesos rupees ringgit lire'.split(
    ' ',
  ),
);

/**
 * The number a word means: "ninety", "neunundachtzig", "hundertzwanzig"; undefined for other words. German writes numbers as one word, ones before
 * tens.
 */
export function wordValue(word: string): number | undefined {
  const known = VALUES.get(word);
  if (known !== undefined) return known;
  for (const [unit, size] of [
    ['tausend', 1000],
    ['hundert', 100],
  ] as const) {
    const at = word.indexOf(unit);
    if (at < 0) continue;
    const times = at === 0 ? 1 : wordValue(word.slice(0, at));
    const rest = word.slice(at + unit.length).replace(/^und(?!$)/, '');
    const more = rest === '' ? 0 : wordValue(rest);
    return times === undefined || more === undefined ? undefined : times * size + more;
  }
  const and = word.indexOf('und', 3);
  if (and < 0) return undefined;
  const [ones, tens] = [VALUES.get(word.slice(0, and)), VALUES.get(word.slice(and + 3))];
  return ones !== undefined && tens !== undefined && ones < 10 && tens >= 20 && tens < 100
    ? ones + tens
    : undefined;
}

/** The number that consecutive words mean: "two hundred and ten", "eleven thousand"; undefined if they mean none. */
export function numberMeant(words: readonly string[]): number | undefined {
  let total = 0;
  let current = 0;
  let any = false;
  for (const word of words) {
    if (word === 'and' || word === 'a') continue;
    const value = wordValue(word);
    if (value === undefined) return undefined;
    any = true;
    if (value === 1000) {
      total += Math.max(1, current) * 1000;
      current = 0;
    } else current = value === 100 ? Math.max(1, current) * 100 : current + value;
  }
  return any ? total + current : undefined;
}
