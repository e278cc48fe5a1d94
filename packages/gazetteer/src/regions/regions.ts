import { readFileSync } from 'node:fs';
import { foldName } from '../text/fold.ts';
import { countryFromName } from './countries.ts';

export interface RegionNames {
  en: string;
  de: string;
}

interface Regions {
  byCode: Map<string, RegionNames>;
  byName: Map<string, string[]>;
}

let loaded: Regions | undefined;

function regions(): Regions {
  loaded ??= load();
  return loaded;
}

function load(): Regions {
  const text = readFileSync(new URL('../../data/regions.tsv', import.meta.url), 'utf8');
  const byCode = new Map<string, RegionNames>();
  const byName = new Map<string, string[]>();
  for (const line of text.trimEnd().split('\n')) {
    const [code = '', en = '', de = ''] = line.split('\t');
    byCode.set(code, { en, de: de || en });
    for (const name of new Set([foldName(en), foldName(de || en)])) {
      const codes = byName.get(name);
      if (codes) codes.push(code);
      else byName.set(name, [code]);
    }
  }
  return { byCode, byName };
}

/** Names of a country's first-level division (state, canton, Land), by its GeoNames code. */
export function regionNames(country: string, regionCode: string): RegionNames | null {
  return regions().byCode.get(`${country}.${regionCode}`) ?? null;
}

/** The names of every region by `country.code`. */
export const allRegions = (): ReadonlyMap<string, RegionNames> => regions().byCode;

export function differingRegions(): (RegionNames & { country: string })[] {
  return [...regions().byCode].flatMap(([full, names]) =>
    names.en === names.de ? [] : [{ ...names, country: full.slice(0, 2) }],
  );
}

/** `country.code` of every region with that English or German name, or that code where it is in letters. */
export function regionsCalled(name: string): readonly string[] {
  const byName = regions().byName.get(foldName(name));
  if (byName) return byName;
  const code = name.trim();
  if (!/^[A-Z]{2,3}$/.test(code)) return [];
  return ['US', 'CH', 'AU', 'IT']
    .map((country) => `${country}.${code}`)
    .filter((full) => regions().byCode.has(full));
}

/** Regions that a text like "Toskana" or "Tuscany, Italy" names, each with its country and its English and German name. */
export function regionsNamed(text: string): { country: string; names: string[] }[] {
  const [name = '', ...behind] = text.split(',').map((part) => part.trim());
  const last = behind.at(-1);
  const within = last === undefined ? null : countryFromName(last);
  return regionsCalled(name).flatMap((full) => {
    const [country = '', code = ''] = full.split('.');
    const names = regionNames(country, code);
    if (names === null || (within !== null && within !== country)) return [];
    return [{ country, names: [...new Set([names.en, names.de])] }];
  });
}
