import { readFileSync } from 'node:fs';
import { foldName } from './fold.ts';

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
  const text = readFileSync(new URL('../data/regions.tsv', import.meta.url), 'utf8');
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
