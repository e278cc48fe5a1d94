import { countryFromName, regionsNamed, type Town } from '@staylore/gazetteer/gazetteer';
import { distanceKm } from '@staylore/geo/geo';
import { isArea } from './geography.ts';
import { lookUp } from './places.ts';

/** Where a post says it was taken. */
export interface TagPlace {
  readonly town: Town | null;
  readonly country: string | null;
  /** The town represents its surroundings: "Kotor Bay", "Douro Valley". */
  readonly around: boolean;
  /** A place in the tag's own words that is not in the gazetteer of towns, if `town` is the area around it: "Agay, Côte d'Azur". */
  readonly unlisted: string | null;
}

/** Reads a location tag: "Belek, Türkei", "Astoria, Queens", "Allgäu". */
export function readTag(tag: string): TagPlace {
  const parts = tag
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, 4);
  const country = countryFromName(parts.at(-1) ?? '');
  const whole = parts.length === 1 && country !== null ? lookUp(tag, country) : lookUp(parts.join(', '));
  if (whole) return { town: whole, country: whole.country, around: isArea(whole), unlisted: null };
  const within = country ?? countryOfRegion(parts.slice(1).at(-1));
  for (const [at, part] of parts.entries()) {
    const whole = lookUp(part, within);
    const town = whole ?? lookUp(withoutKind(part), within);
    if (!town || (at === 0 && liesElsewhere(town, parts[1], within))) continue;
    const around = isArea(town) || (!whole && WIDE.test(part));
    return {
      town,
      country: town.country,
      around,
      unlisted: at > 0 && isArea(town) ? (parts[0] ?? null) : null,
    };
  }
  const named = within ?? countryFromName(parts[0] ?? '');
  return { town: null, country: named, around: false, unlisted: null };
}

/** The country of a region that only one country has: Arizona, not La Rioja. */
function countryOfRegion(name: string | undefined): string | null {
  const countries = new Set(name === undefined ? [] : regionsNamed(name).map(({ country }) => country));
  const [only = null] = countries;
  return countries.size === 1 ? only : null;
}

const SAME_AREA_KM = 400;

/** Things named after a place are near it: "Lara Beach, Antalya" is not a town in Australia. */
function liesElsewhere(town: Town, behind: string | undefined, within: string | null): boolean {
  const wider = behind === undefined ? null : lookUp(behind, within);
  const near = (other: Town | null) => other !== null && distanceKm(town, other) <= SAME_AREA_KM;
  return wider !== null && !near(wider) && !near(lookUp(behind ?? '', town.country));
}

const WIDE = /\b(?:bay|valley|lake|coast|region|hills|mountains|island|islands|national park|game reserve)$/i;

const KIND_OF_PLACE =
  /(?: (?:bay|beach|island|islands|valley|lake|village|old town|downtown|city|centre|center|national park|game reserve|altstadt|mitte|strand|hafen))+$/i;

/** "Studland Bay" → "Studland", "Old Québec" → "Québec". */
function withoutKind(name: string): string {
  return name
    .replace(KIND_OF_PLACE, '')
    .replace(/^(?:old|downtown|central|north|south|east|west|vieux|greater) /i, '');
}
