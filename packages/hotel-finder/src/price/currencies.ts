import { MONEY_OF, readLines } from './country-money.ts';

/** Signs of currencies, longer before shorter. */
export const SIGNS: readonly (readonly [string, string])[] = [
  ['US$', 'USD'],
  ['AU$', 'AUD'],
  ['CA$', 'CAD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['MX$', 'MXN'],
  ['NT$', 'TWD'],
  ['EC$', 'XCD'],
  ['FJ$', 'FJD'],
  ['A$', 'AUD'],
  ['C$', 'CAD'],
  ['S$', 'SGD'],
  ['R$', 'BRL'],
  ['N$', 'NAD'],
  ['E£', 'EGP'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['$', 'USD'],
  ['¥', 'JPY'],
  ['₹', 'INR'],
  ['₺', 'TRY'],
  ['฿', 'THB'],
  ['₩', 'KRW'],
  ['₫', 'VND'],
  ['₱', 'PHP'],
  ['₪', 'ILS'],
  ['₾', 'GEL'],
  ['₸', 'KZT'],
  ['₴', 'UAH'],
  ['₦', 'NGN'],
  ['S/.', 'PEN'],
  ['S/', 'PEN'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  ['лв', 'BGN'],
];

/** Names of currencies besides their codes; without a country the first one of that name is meant. */
const NAMES = `
EUR: euro euros euronen tacken ocken okken eu
USD: dollar dollars dolar dolares bucks
GBP: quid pound pounds pfund sterling
CHF: franken fr sfr francs stutz stutzli franchi frankli franke franggli
JPY: yen
THB: baht
INR: rupee rupees rs rupien
AED: dirham dirhams dhs
MAD: dh
TRY: lira tl
SEK: kr krona kronor kronen crowns
NOK: kroner krone
ISK: kronur
ZAR: rand
IDR: rupiah rp
MXN: peso pesos
BRL: reais
PLN: zloty zlotys zl zlotych
CZK: korun koruna kc
HUF: forint forints
KRW: won
VND: dong
MYR: rm ringgit
CNY: rmb yuan
RON: lei
BGN: leva lewa lev
ILS: shekel shekels schekel nis
GEL: lari
PEN: soles
JOD: dinar dinars jd
OMR: rial rials riyal riyals
BAM: marks
ETB: birr
KES: shilling shillings ksh bob
GRD: drachma drachmas drachmen
ATS: schilling
DEM: mark dm dmark
ITL: lire
ESP: pesetas peseten
HRK: kuna
ALL: lek
CUC: cuc
MKD: denar
UZS: som soum
KZT: tenge
MMK: kyat
LAK: kip
MVR: rufiyaa
BWP: pula
ZMW: kwacha
GHS: cedi cedis
NGN: naira
RUB: rubel rubles roubles
GTQ: quetzal quetzales
BTN: ngultrum
MZN: metical meticais
SZL: emalangeni lilangeni
WST: tala
XPF: cfp
XOF: cfa
UAH: hryvnia griwna
`;

const NAMED = new Map(readLines(NAMES).flatMap(([code, names]) => names.map((name) => [name, code])));
/** Codes that are words in lower case, and currencies that have no other name here. */
const LIKE_WORDS = new Set(['try', 'mad', 'ron', 'cop', 'all', 'php', 'nis', 'won', 'bam', 'cup', 'sar']);
const CODES = new Map(
  [...NAMED.values(), ...MONEY_OF.values(), ...SIGNS.map(([, code]) => code)].map((code) => [
    code.toLowerCase(),
    code,
  ]),
);
/** "Bob" and "EU" are not currencies. */
const SMALL = new Set(['bob', 'eu']);
/** Names that people write before the number too: "Rs 4500", "Euro 95". */
const BEFORE = new Set(
  'euro euros pfund franken fr sfr rs rp dh dhs kr rm ksh tl yen baht rupees pesos dm nis rupien lei lev lari'.split(
    ' ',
  ),
);

export interface NamedCurrency {
  readonly code: string;
  /** Has a name that several currencies share: "dollars". */
  readonly shared: boolean;
}

/** The currency named by a word beside a number, by code or common name. */
export function currencyNamed(word: string, before: boolean): NamedCurrency | undefined {
  const lower = word.toLowerCase();
  if (word !== lower && SMALL.has(lower)) return undefined;
  const code = CODES.get(lower);
  if (code !== undefined && (!LIKE_WORDS.has(lower) || word === code)) return { code, shared: false };
  if (before && !BEFORE.has(lower)) return undefined;
  const named = NAMED.get(lower);
  return named === undefined ? undefined : { code: named, shared: true };
}
