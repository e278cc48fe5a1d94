import { foldName } from '../src/text/fold.ts';
import { readTable } from './sources.ts';

export interface Row {
  id: number;
  name: string;
  en: string;
  de: string;
  aliases: string[];
  country: string;
  region: string;
  lat: number;
  lng: number;
  population: number;
  /** Part of a city. */
  section: boolean;
  /** How much better known than its size suggests, in powers of ten of population. */
  renown: number;
}

/** Ids before those of areas (islands, valleys, regions) and of villages that the extracts lack. */
export const BEFORE_AREAS = 900_000_000;
export const usualRenown = 1;

const BEFORE_VILLAGES = 950_000_000;

/**
 * Columns of both: number (kept for ever), country, region code, name, English, German, other names, latitude,
 * longitude, inhabitants or an importance that ranks like them, renown where it is unusual.
 */
export function writtenRows(file: string, before: number): Row[] {
  return readTable(file).map((fields) => {
    const [number, country = '', region = '', name = '', en = '', de = '', others = ''] = fields;
    const [lat, lng, population, renown = usualRenown] = fields.slice(7).map(Number);
    if (lat === undefined || lng === undefined || !population || Number.isNaN(lat + lng + population)) {
      throw new Error(`${file}: latitude, longitude or importance missing for ${name}`);
    }
    const id = before + Number(number);
    return {
      id,
      name,
      en,
      de,
      aliases: splitNames(others),
      country,
      region,
      lat,
      lng,
      population,
      section: false,
      renown,
    };
  });
}

export function splitNames(text: string): string[] {
  return text
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** The hand-written villages; one that the extract contains after all only adds its names to the existing row. */
export function newVillages(rows: readonly Row[]): Row[] {
  const byCountry = Map.groupBy(rows, (row) => row.country);
  return writtenRows('villages.tsv', BEFORE_VILLAGES).filter((village) => {
    const around = (byCountry.get(village.country) ?? []).filter((row) => isNear(row, village));
    const names = new Set(namesOf(village).map(foldName));
    const known = around.find((row) => namesOf(row).some((name) => names.has(foldName(name))));
    if (known) {
      known.renown = village.renown;
      known.aliases = [...new Set([...known.aliases, ...namesOf(village)])].filter(
        (name) => name !== known.name,
      );
      return false;
    }
    village.region ||= closest(around, village)?.region ?? '';
    return true;
  });
}

function namesOf(row: Row): string[] {
  return [row.name, row.en, row.de, ...row.aliases].filter((name) => name !== '');
}

function isNear(a: Row, b: Row): boolean {
  return Math.abs(a.lat - b.lat) < 0.3 && Math.abs(a.lng - b.lng) < 0.4;
}

function closest(rows: readonly Row[], to: Row): Row | undefined {
  const squared = (row: Row) => (row.lat - to.lat) ** 2 + (row.lng - to.lng) ** 2;
  return rows.reduce<Row | undefined>(
    (best, row) => (best && squared(best) <= squared(row) ? best : row),
    undefined,
  );
}
