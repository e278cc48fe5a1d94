import { foldName } from '../src/text/fold.ts';
import { type RawCity, rawCities, rawPlaces, rawRegions, readTable } from './sources.ts';
import { BEFORE_AREAS, newVillages, type Row, splitNames, usualRenown, writtenRows } from './written-rows.ts';

interface Region {
  code: string;
  en: string;
  de: string;
}

/** Historical, abandoned or industrial: without lodging. */
const LEFT_OUT = new Set(['PPLCH', 'PPLH', 'PPLQ', 'PPLW']);

/** The text of `data/regions.tsv`. */
export function regionTable(): string {
  return buildRegions()
    .map((region) => `${region.code}\t${region.en}\t${region.de}\n`)
    .join('');
}

/** The text of `data/towns.tsv`; `unresolved` lists hand-written exonyms that match no town. */
export function townTable(): { text: string; unresolved: string[] } {
  const { lines, unresolved } = buildTowns(buildRegions());
  return { text: `${lines.join('\n')}\n`, unresolved };
}

/** Regions by `country.code`, with the English name corrected and the German one if it differs. */
function buildRegions(): Region[] {
  const written = new Map(
    readTable('regions.tsv').map(([code = '', en = '', de = '']) => [code, { en, de }]),
  );
  const regions = rawRegions.map(({ code, name }) => {
    const own = written.get(code);
    written.delete(code);
    const en = own?.en || plainRegionName(name);
    return { code, en, de: own?.de || '' };
  });
  for (const [code, own] of written) regions.push({ code, ...own });
  return regions.sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** "Municipality of Bohinj" is Bohinj and "Split-Dalmatia County" Split-Dalmatia; "Central Province" stays. */
function plainRegionName(name: string): string {
  const plain = name
    .replace(/^(?:Urban |City )?Municipality of |^Opština |^County of /, '')
    .replace(/ (?:Municipality|Governorate|Department|County|county|District|Prefecture|Voivodeship)$/, '')
    .replace(/ (?:Province|province|Region)$/, '');
  return VAGUE.test(plain) ? name : plain;
}

const VAGUE =
  /^(?:(?:north|south|west|east|central|capital|upper|lower|northern|southern|western|eastern|coast)[- ]?)+$/i;

/** One line per place, most populous first; `unresolved` lists hand-written rows that match no town. */
function buildTowns(regions: readonly Region[]): { lines: string[]; unresolved: string[] } {
  const known = new Set(regions.map((region) => region.code));
  const rows = townRows(known);
  const unresolved = applyExonyms(rows);
  rows.push(...writtenRows('areas.tsv', BEFORE_AREAS), ...newVillages(rows));
  rows.sort((a, b) => b.population - a.population || a.id - b.id);
  return { lines: rows.map(toLine), unresolved };
}

function townRows(known: ReadonlySet<string>): Row[] {
  const regionAt = currentRegionLookup();
  return rawCities
    .filter((city) => city.population > 0 && !LEFT_OUT.has(city.featureCode))
    .map((city) => {
      const [lng, lat] = city.loc.coordinates;
      const code = city.country === 'IT' && city.adminCode === '17' ? provinceCode(city) : city.adminCode;
      const region = known.has(`${city.country}.${code}`) ? code : regionAt(city);
      return {
        id: city.cityId,
        name: city.name.trim(),
        en: '',
        de: '',
        aliases: [],
        country: city.country,
        region,
        lat,
        lng,
        population: city.population,
        section: city.featureCode === 'PPLX',
        renown: 0,
      };
    });
}

/** South Tyrol and Trentino are one region in GeoNames and two for travellers. */
function provinceCode(city: RawCity): string {
  if (city.muni?.startsWith('021')) return 'BZ';
  return city.muni?.startsWith('022') ? 'TN' : city.adminCode;
}

/** Region codes were renumbered since the older extract; the newer one knows the current code. */
function currentRegionLookup(): (city: RawCity) => string {
  const places = Map.groupBy(rawPlaces, (place) => `${place.country}.${foldName(place.name)}`);
  return (city) => {
    const [lng, lat] = city.loc.coordinates;
    const match = places
      .get(`${city.country}.${foldName(city.name)}`)
      ?.find((place) => Math.abs(Number(place.lat) - lat) < 0.1 && Math.abs(Number(place.lng) - lng) < 0.1);
    return match?.admin1 ?? '';
  };
}

/**
 * Columns of `exonyms.tsv`: country (or country.region), English, German, other names separated by `|`, renown
 * where it is unusual.
 * The most populous town called any of them is meant.
 */
function applyExonyms(rows: readonly Row[]): string[] {
  const byName = Map.groupBy(rows, (row) => `${row.country}.${foldName(row.name)}`);
  const unresolved: string[] = [];
  for (const [place = '', en = '', de = '', others = '', renown = ''] of readTable('exonyms.tsv')) {
    const [country = '', region = ''] = place.split('.');
    const aliases = splitNames(others);
    const town = [en, de, ...aliases]
      .flatMap((name) => byName.get(`${country}.${foldName(name)}`) ?? [])
      .filter((row) => region === '' || row.region === region)
      .reduce<Row | null>((best, row) => (best && best.population >= row.population ? best : row), null);
    if (!town) unresolved.push(`${place} ${en}`);
    else Object.assign(town, { en, de, aliases, renown: Number(renown) || usualRenown });
  }
  return unresolved;
}

function toLine(row: Row): string {
  const { id, name, country, region, population, en, de } = row;
  const fields = [id, name, country, region, row.lat.toFixed(5), row.lng.toFixed(5), population];
  const names = [
    row.section ? 'section' : row.renown || '',
    en === name ? '' : en,
    de === name ? '' : de,
    row.aliases.join('|'),
  ];
  return [...fields, ...names].join('\t').trimEnd();
}
