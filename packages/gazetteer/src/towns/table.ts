import { readFileSync } from 'node:fs';
import { regionNames } from '../regions/regions.ts';
import { type Column, packCodes, packTexts } from './columns.ts';
import { Lines } from './lines.ts';
import { isArea, type Town } from './town.ts';

interface OtherNames {
  en: string;
  de: string;
  aliases: readonly string[];
}

/** All places as columns, most populous first. A row is a position in them. */
export interface Table {
  readonly size: number;
  readonly ids: Uint32Array;
  readonly names: Column;
  readonly countries: Column;
  readonly regionCodes: Column;
  readonly lats: Float64Array;
  readonly lngs: Float64Array;
  readonly populations: Uint32Array;
  readonly otherNames: ReadonlyMap<number, OtherNames>;
  /** Rows that are part of a city. */
  readonly sections: ReadonlySet<number>;
  /** Rows of towns that travellers ask for: those with a renown of their own. */
  readonly destinations: ReadonlySet<number>;
  /** How likely a place is meant by its name: powers of ten of population, plus prominence. */
  readonly prominences: Float32Array;
}

const COLUMN = {
  id: 0,
  name: 1,
  country: 2,
  region: 3,
  lat: 4,
  lng: 5,
  population: 6,
  kind: 7,
  en: 8,
  de: 9,
  aliases: 10,
} as const;

/** Reads `data/towns.tsv`. */
export function readTable(): Table {
  const bytes = readFileSync(new URL('../../data/towns.tsv', import.meta.url));
  const lines = new Lines(bytes);
  const size = lines.count;
  const ids = new Uint32Array(size);
  const lats = new Float64Array(size);
  const lngs = new Float64Array(size);
  const populations = new Uint32Array(size);
  const countries = packCodes(size);
  const regionCodes = packCodes(size);
  const names = Buffer.alloc(bytes.length);
  const nameEnds = new Uint32Array(size);
  const otherNames = new Map<number, OtherNames>();
  const sections = new Set<number>();
  const destinations = new Set<number>();
  const prominences = new Float32Array(size);
  for (let row = 0, named = 0; row < size; row += 1) {
    lines.next();
    ids[row] = lines.number(COLUMN.id);
    named += bytes.copy(names, named, ...lines.span(COLUMN.name));
    nameEnds[row] = named;
    countries.set(row, lines.text(COLUMN.country));
    regionCodes.set(row, lines.text(COLUMN.region));
    lats[row] = lines.number(COLUMN.lat);
    lngs[row] = lines.number(COLUMN.lng);
    const population = lines.number(COLUMN.population);
    populations[row] = population;
    const kind = lines.text(COLUMN.kind);
    if (kind === SECTION) sections.add(row);
    else if (kind !== '' && !isArea({ id: ids[row] ?? 0 })) destinations.add(row);
    prominences[row] = Math.log10(population + 10) + renownOf(kind);
    if (lines.has(COLUMN.en)) otherNames.set(row, otherNamesIn(lines));
  }
  return {
    size,
    ids,
    names: packTexts(names.subarray(0, nameEnds[size - 1] ?? 0), nameEnds),
    countries,
    regionCodes,
    lats,
    lngs,
    populations,
    otherNames,
    sections,
    destinations,
    prominences,
  };
}

function otherNamesIn(lines: Lines): OtherNames {
  const aliases = lines.text(COLUMN.aliases);
  return {
    en: lines.text(COLUMN.en),
    de: lines.text(COLUMN.de),
    aliases: aliases === '' ? [] : aliases.split('|'),
  };
}

const SECTION = 'section';
/** Most people name a part of a city together with its city. */
const sectionMalus = -0.6;

/** Travellers mean St. Moritz rather than a Sankt Martin with slightly more inhabitants. */
const renownOf = (kind: string): number => (kind === SECTION ? sectionMalus : Number(kind));

/** The place at `row` as callers see it. */
export function townAt(table: Table, row: number): Town {
  const others = table.otherNames.get(row);
  const country = table.countries.at(row);
  const regionCode = table.regionCodes.at(row) || null;
  return {
    id: table.ids[row] ?? 0,
    name: table.names.at(row),
    country,
    region: regionCode === null ? null : (regionNames(country, regionCode)?.en ?? null),
    regionCode,
    lat: table.lats[row] ?? 0,
    lng: table.lngs[row] ?? 0,
    population: table.populations[row] ?? 0,
    names: { ...(others?.en && { en: others.en }), ...(others?.de && { de: others.de }) },
  };
}

/** Every name of the place at `row`: its own, English, German, others. */
export function namesAt(table: Table, row: number): string[] {
  const name = table.names.at(row);
  const others = table.otherNames.get(row);
  if (!others) return [name];
  return [name, others.en, others.de, ...others.aliases].filter((text) => text !== '');
}
