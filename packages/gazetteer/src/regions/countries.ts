import { foldName } from '../text/fold.ts';
import { NameFilter } from '../text/name-filter.ts';
import { hashOf } from '../text/name-hash.ts';

export type Language = 'en' | 'de';

const displayNames = {
  en: new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }),
  de: new Intl.DisplayNames(['de'], { type: 'region', fallback: 'none' }),
};

/** Common names of a country besides its dictionary name. */
const ALIASES: Readonly<Record<string, string>> = {
  uk: 'GB',
  'u k': 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  grossbritannien: 'GB',
  schottland: 'GB',
  nordirland: 'GB',
  usa: 'US',
  'u s a': 'US',
  'u s': 'US',
  'united states of america': 'US',
  america: 'US',
  amerika: 'US',
  'vereinigte staaten von amerika': 'US',
  uae: 'AE',
  'u a e': 'AE',
  emirates: 'AE',
  emirate: 'AE',
  vae: 'AE',
  holland: 'NL',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  'tschechische republik': 'CZ',
  turkey: 'TR',
  turkiye: 'TR',
  burma: 'MM',
  birma: 'MM',
  myanmar: 'MM',
  'south korea': 'KR',
  korea: 'KR',
  'north korea': 'KP',
  'ivory coast': 'CI',
  elfenbeinkuste: 'CI',
  macedonia: 'MK',
  mazedonien: 'MK',
  swaziland: 'SZ',
  swasiland: 'SZ',
  'cape verde': 'CV',
  'kap verde': 'CV',
  'east timor': 'TL',
  'hong kong': 'HK',
  hongkong: 'HK',
  macau: 'MO',
  macao: 'MO',
  vatican: 'VA',
  vatikan: 'VA',
  bosnia: 'BA',
  bosnien: 'BA',
  'republic of ireland': 'IE',
  'the bahamas': 'BS',
  'the gambia': 'GM',
  'the philippines': 'PH',
  'the maldives': 'MV',
  'st lucia': 'LC',
  'st kitts and nevis': 'KN',
  'st vincent and the grenadines': 'VC',
  'sao tome': 'ST',
  trinidad: 'TT',
  tobago: 'TT',
  antigua: 'AG',
  weissrussland: 'BY',
  moldova: 'MD',
  moldawien: 'MD',
  palestine: 'PS',
  palastina: 'PS',
  ksa: 'SA',
  espana: 'ES',
  italia: 'IT',
  deutschland: 'DE',
  suisse: 'CH',
  svizzera: 'CH',
  svizra: 'CH',
  brasil: 'BR',
  mexiko: 'MX',
  nippon: 'JP',
  hellas: 'GR',
  hrvatska: 'HR',
  slovenija: 'SI',
  polska: 'PL',
  norge: 'NO',
  sverige: 'SE',
  danmark: 'DK',
  suomi: 'FI',
  island: 'IS',
};

let codesByName: Map<string, string> | undefined;
/** Rules out most words that name no country. */
let filter: NameFilter | undefined;

function codes(): Map<string, string> {
  if (codesByName === undefined) {
    codesByName = readCodes();
    filter = new NameFilter(codesByName.size);
    for (const name of codesByName.keys()) filter.add(hashOf(name));
  }
  return codesByName;
}

function readCodes(): Map<string, string> {
  const found = new Map<string, string>();
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  for (const first of letters) {
    for (const second of letters) {
      const code = `${first}${second}`;
      // Assigned codes only: Intl also names unions (EU, UN), retired codes and pseudo regions.
      if (NOT_COUNTRIES.has(code)) continue;
      for (const language of ['en', 'de'] as const) {
        const name = displayNames[language].of(code);
        if (name && !found.has(foldName(name))) found.set(foldName(name), code);
      }
    }
  }
  for (const [name, code] of Object.entries(ALIASES)) found.set(name, code);
  return found;
}

const NOT_COUNTRIES = new Set(
  'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH NT QO QU RH SU TA TP UK UN VD XA XB YD YU ZR ZZ'.split(
    ' ',
  ),
);

/** The country's name in the reader's language; an unknown code is returned unchanged. */
export function countryName(code: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return displayNames[language].of(code) ?? code;
}

/** Alpha-2 code of a country written in English or German, as a usual abbreviation, or as its capital code. */
export function countryFromName(text: string): string | null {
  const name = text.trim();
  if (name.length === 2 && /^[A-Z]{2}$/.test(name) && name !== 'UK') {
    return NOT_COUNTRIES.has(name) || !displayNames.en.of(name) ? null : name;
  }
  const known = codes();
  return filter?.mayBegin(name) === false ? null : (known.get(foldName(name)) ?? null);
}
