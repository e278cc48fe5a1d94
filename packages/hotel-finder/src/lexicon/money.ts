/** Signs of currencies, longer before shorter. */
export const SYMBOLS: readonly (readonly [string, string])[] = [
  ['US$', 'USD'],
  ['A$', 'AUD'],
  ['AU$', 'AUD'],
  ['C$', 'CAD'],
  ['CA$', 'CAD'],
  ['NZ$', 'NZD'],
  ['S$', 'SGD'],
  ['HK$', 'HKD'],
  ['R$', 'BRL'],
  ['MX$', 'MXN'],
  ['NT$', 'TWD'],
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
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
];

export const WORDS: Readonly<Record<string, string>> = {
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  bucks: 'USD',
  gbp: 'GBP',
  quid: 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  pfund: 'GBP',
  chf: 'CHF',
  franken: 'CHF',
  fr: 'CHF',
  sfr: 'CHF',
  francs: 'CHF',
  stutz: 'CHF',
  jpy: 'JPY',
  yen: 'JPY',
  thb: 'THB',
  baht: 'THB',
  inr: 'INR',
  rupees: 'INR',
  rs: 'INR',
  rupien: 'INR',
  aed: 'AED',
  dirham: 'AED',
  dirhams: 'AED',
  mad: 'MAD',
  dh: 'MAD',
  dhs: 'AED',
  try: 'TRY',
  lira: 'TRY',
  tl: 'TRY',
  sek: 'SEK',
  nok: 'NOK',
  dkk: 'DKK',
  isk: 'ISK',
  kr: 'SEK',
  kronen: 'SEK',
  kroner: 'NOK',
  kronor: 'SEK',
  zar: 'ZAR',
  rand: 'ZAR',
  aud: 'AUD',
  cad: 'CAD',
  nzd: 'NZD',
  sgd: 'SGD',
  hkd: 'HKD',
  idr: 'IDR',
  rupiah: 'IDR',
  mxn: 'MXN',
  pesos: 'MXN',
  brl: 'BRL',
  reais: 'BRL',
  pln: 'PLN',
  zloty: 'PLN',
  zlotys: 'PLN',
  zl: 'PLN',
  czk: 'CZK',
  korun: 'CZK',
  koruna: 'CZK',
  kc: 'CZK',
  huf: 'HUF',
  forint: 'HUF',
  ft: 'HUF',
  krw: 'KRW',
  won: 'KRW',
  vnd: 'VND',
  dong: 'VND',
  myr: 'MYR',
  rm: 'MYR',
  php: 'PHP',
  lkr: 'LKR',
  egp: 'EGP',
  cny: 'CNY',
  rmb: 'CNY',
  yuan: 'CNY',
  ron: 'RON',
  lei: 'RON',
  bgn: 'BGN',
  kes: 'KES',
  tzs: 'TZS',
  ils: 'ILS',
  shekel: 'ILS',
  qar: 'QAR',
  sar: 'SAR',
  omr: 'OMR',
  twd: 'TWD',
  jod: 'JOD',
  gel: 'GEL',
  lari: 'GEL',
  npr: 'NPR',
  kzt: 'KZT',
  uzs: 'UZS',
  cop: 'COP',
  ars: 'ARS',
  clp: 'CLP',
  pen: 'PEN',
  soles: 'PEN',
  tnd: 'TND',
  bhd: 'BHD',
  kwd: 'KWD',
  rsd: 'RSD',
  mur: 'MUR',
  scr: 'SCR',
};

/** Crowns are named alike in four countries. */
export const CROWNS: Readonly<Record<string, string>> = {
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  IS: 'ISK',
  CZ: 'CZK',
};
export const PESOS: Readonly<Record<string, string>> = {
  CO: 'COP',
  AR: 'ARS',
  CL: 'CLP',
  PH: 'PHP',
  UY: 'UYU',
  CU: 'CUP',
  DO: 'DOP',
};
/** Words for money that mean another one in some countries. */
export const ABROAD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  rupees: { NP: 'NPR', LK: 'LKR', PK: 'PKR', MU: 'MUR', SC: 'SCR' },
  rs: { NP: 'NPR', LK: 'LKR', PK: 'PKR', MU: 'MUR' },
  rupien: { NP: 'NPR', LK: 'LKR' },
  dirham: { MA: 'MAD' },
  dirhams: { MA: 'MAD' },
  dhs: { MA: 'MAD' },
  pounds: { EG: 'EGP' },
  dollars: { CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD' },
  bucks: { CA: 'CAD', AU: 'AUD', NZ: 'NZD' },
  rials: { OM: 'OMR' },
  dinar: { JO: 'JOD', TN: 'TND', RS: 'RSD' },
  dinars: { JO: 'JOD', TN: 'TND', RS: 'RSD' },
};
export const DOLLARS: Readonly<Record<string, string>> = {
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  SG: 'SGD',
  HK: 'HKD',
};

export const NIGHT = new Set(
  'night nights nightly nacht nachte ubernachtung ubernachtungen nuit nuits notte notti noche noches noite noites pn'.split(
    ' ',
  ),
);
export const PERSON = new Set('person persons pp pax personne persona pessoa head kopf each'.split(' '));
export const WEEK = new Set('week woche semaine settimana semana'.split(' '));
export const STAY = new Set(
  'total insgesamt gesamt weekend wochenende altogether paket package trip stay aufenthalt'.split(' '),
);
/** A price for one of these is a surcharge. */
export const PETS = new Set(
  'hund hunde vierbeiner fellnase hundegast hundenacht dog dogs pup puppy hound hounds pet pets perro cane chien cachorro'.split(
    ' ',
  ),
);
export const FOR = new Set('fur for pro per pour para por'.split(' '));
export const LODGING = new Set(
  `room rooms zimmer doppelzimmer suite double doppel dz ez bed beds bett dorm rate chambre camera habitacion quarto hotel hostel stay b b included
  inkl including incl fruhstuck breakfast booked gebucht paid bezahlt gezahlt gekostet cost kostet costs kostete price preis prix prezzo precio from ab
  pro per ryokan riad hutte hp halbpension person zweit two zwei midweek weekday deal bargain motel
  hut cabin bungalow chalet lodge cottage bunk guesthouse inn pension gasthof stockbett`.split(/\s+/),
);
export const OTHER_THINGS = new Set(
  `coffee kaffee cappuccino espresso cocktail cocktails martini martinis negroni beer beers bier wine wein glass glas drink drinks spritz gin bratwurst wurst
  burger pizza pasta ramen schnitzel ticket tickets eintritt entry entrance train bahn zug bus taxi uber flight flights flug fluge fare parking parken parkplatz
  massage facial treatment minibar water wasser juice snack snickers chips crisps lunch dinner mittagessen abendessen menu brunch tea cake kuchen torte eis
  gelato croissant dress kleid shoes schuhe bag tasche bikini robe candle kerze tour guide guided ski skipass lift liftkarte lounger liegen liege sunbed towel
  handtuch fee fees gebuhr kurtaxe tax citytax cleaning souvenir book buch petrol benzin diesel rent miete rental mietwagen car auto scooter spa pass day
  tageskarte upgrade voucher gutschein giveaway win prize donation spende million mio salad steak lobster fries pommes sandwich icecream beach club dogs dog hund
  cover deposit kaution fine strafe ice tip trinkgeld hundezuschlag zuschlag aufpreis surcharge pet dej toboggan granita under unter tesco ikea hire fare damage lidl aldi sofa cot pool inflatable museum sauce bottle flasche adapter cable snacks crib duvet vierbeiner fellnase extra extras souvenirs kilo shop market flohmarkt frisur haarschnitt minimum spend`.split(
    /\s+/,
  ),
);
