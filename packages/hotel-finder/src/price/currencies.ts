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
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  ['лв', 'BGN'],
];

/** What currencies are called, codes besides; without a country the first named so is meant. */
const NAMES = `
EUR: euro euros euronen
USD: dollar dollars dolar dolares bucks
GBP: quid pound pounds pfund sterling
CHF: franken fr sfr francs stutz franchi
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
IDR: rupiah
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
JOD: dinar dinars
OMR: rial rials riyal riyals
BAM: marks
ETB: birr
KES: shilling shillings ksh
GRD: drachma drachmas drachmen
ATS: schilling
DEM: mark dm dmark
ITL: lire
ESP: pesetas peseten
HRK: kuna
ALL: lek
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
UAH: hryvnia griwna
`;

/** The money of each country, for what several countries call alike. */
const COUNTRIES = `
EUR: AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM
USD: US EC PA PR SV
GBP: GB IM JE GG
CHF: CH LI
AUD: AU
CAD: CA
NZD: NZ CK
SGD: SG
HKD: HK
TWD: TW
NAD: NA
FJD: FJ
JMD: JM
BBD: BB
XCD: AG DM GD KN LC VC
BZD: BZ
BSD: BS
SEK: SE
NOK: NO
DKK: DK GL FO
ISK: IS
CZK: CZ
MXN: MX
COP: CO
ARS: AR
CLP: CL
PHP: PH
UYU: UY
CUP: CU
DOP: DO
INR: IN
NPR: NP
LKR: LK
PKR: PK
MUR: MU
SCR: SC
AED: AE
MAD: MA
JOD: JO
TND: TN
RSD: RS
KWD: KW
BHD: BH
OMR: OM
QAR: QA
SAR: SA
EGP: EG
KES: KE
TZS: TZ
UGX: UG
RON: RO
BAM: BA
ZAR: ZA
JPY: JP
CNY: CN
THB: TH
`;

/** Currencies that share a name: dollars, crowns, pesos, rupees, dirhams, dinars, rials, pounds, shillings, marks. */
const ALIKE = [
  'USD AUD CAD NZD SGD HKD TWD NAD FJD JMD BBD XCD BZD BSD',
  'SEK NOK DKK ISK CZK',
  'MXN COP ARS CLP PHP UYU CUP DOP',
  'INR NPR LKR PKR MUR SCR',
  'AED MAD',
  'JOD TND RSD KWD BHD',
  'OMR QAR SAR',
  'GBP EGP',
  'KES TZS UGX',
  'DEM BAM',
  'JPY CNY',
].map((codes) => codes.split(' '));

function readLines(text: string): [code: string, entries: string[]][] {
  return text
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, 3), line.slice(5).split(' ')]);
}

const NAMED = new Map(readLines(NAMES).flatMap(([code, names]) => names.map((name) => [name, code])));
const MONEY_OF = new Map(readLines(COUNTRIES).flatMap(([code, list]) => list.map((name) => [name, code])));
/** Codes that are words in small letters, and currencies that have no other name here. */
const LIKE_WORDS = new Set(['try', 'mad', 'ron', 'cop', 'all', 'php', 'nis', 'won', 'bam', 'cup', 'sar']);
const CODES = new Map(
  [...NAMED.values(), ...MONEY_OF.values(), ...SIGNS.map(([, code]) => code)].map((code) => [
    code.toLowerCase(),
    code,
  ]),
);
/** Names that people write before the number too: "Rs 4500", "Euro 95". */
const BEFORE = new Set(
  'euro euros pfund franken fr sfr rs dh dhs kr rm ksh tl yen baht rupees pesos dm nis rupien lei'.split(' '),
);

export interface NamedCurrency {
  readonly code: string;
  /** Named as the money of several countries is: "dollars". */
  readonly shared: boolean;
}

/** The currency that a word beside a number names, by code or as people call it. */
export function currencyNamed(word: string, before: boolean): NamedCurrency | undefined {
  const lower = word.toLowerCase();
  const code = CODES.get(lower);
  if (code !== undefined && (!LIKE_WORDS.has(lower) || word === code)) return { code, shared: false };
  if (before && !BEFORE.has(lower)) return undefined;
  const named = NAMED.get(lower);
  return named === undefined ? undefined : { code: named, shared: true };
}

/** The money people pay with in a country (ISO alpha-2), where it is one of those told apart here. */
export function moneyOf(country: string): string | undefined {
  return MONEY_OF.get(country);
}

/** "Dollars" in Australia are Australian: the money of the first country in which it is called so. */
export function settleCurrency(code: string, countries: readonly string[]): string {
  const alike = ALIKE.find((codes) => codes.includes(code)) ?? [code];
  for (const country of countries) {
    const local = MONEY_OF.get(country);
    if (local !== undefined && alike.includes(local)) return local;
  }
  return code;
}
