import { readFileSync } from 'node:fs';
import { regionNames } from '../regions/regions.ts';
import { type Column, packCodes, packTexts } from './columns.ts';
import type { Town } from './town.ts';

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
  /** How likely a place is meant by its name: powers of ten of population, and renown. */
  readonly prominences: Float32Array;
}

/** Reads `data/towns.tsv` (columns: id, name, country, region, lat, lng, population, kind, en, de, aliases). */
export function readTable(): Table {
  const bytes = readFileSync(new URL('../../data/towns.tsv', import.meta.url));
  const size = countLines(bytes);
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
  const prominences = new Float32Array(size);
  for (let row = 0, start = 0, named = 0; row < size; row += 1) {
    const end = bytes.indexOf(newline, start);
    const [id, name = '', country = '', region = '', lat, lng, population, kind, en, de, aliases] = fieldsOf(
      bytes,
      start,
      end,
    );
    start = end + 1;
    ids[row] = Number(id);
    named += names.write(name, named);
    nameEnds[row] = named;
    countries.set(row, country);
    regionCodes.set(row, region);
    lats[row] = Number(lat);
    lngs[row] = Number(lng);
    populations[row] = Number(population);
    if (kind === 'section') sections.add(row);
    prominences[row] = Math.log10(Number(population) + 10) + renownOf(kind);
    if (en !== undefined) {
      otherNames.set(row, { en, de: de ?? '', aliases: aliases ? aliases.split('|') : [] });
    }
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
    prominences,
  };
}

/** A part of a city is named with its city by most. */
const sectionMalus = -0.6;

/** Travellers mean St. Moritz rather than a Sankt Martin of some more inhabitants. */
function renownOf(kind: string | undefined): number {
  return kind === 'section' ? sectionMalus : Number(kind ?? 0);
}

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

const newline = 0x0a;
const tab = 0x09;

/** The columns of a line, each a string of its own: a slice of a longer text would keep the whole file in memory. */
function fieldsOf(bytes: Buffer, start: number, end: number): string[] {
  const fields: string[] = [];
  for (let from = start; from <= end; ) {
    const found = bytes.indexOf(tab, from);
    const to = found === -1 || found > end ? end : found;
    fields.push(bytes.toString('utf8', from, to));
    from = to + 1;
  }
  return fields;
}

function countLines(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, at + 1)) lines += 1;
  return lines;
}
