import { countryFromName, type Town } from '@staylore/gazetteer/gazetteer';
import { isArea } from './geography.ts';
import { lookUp } from './places.ts';

/** Where a post says it was taken. */
export interface TagPlace {
  readonly town: Town | null;
  readonly country: string | null;
  /** The town stands for what lies around it: "Kotor Bay", "Douro Valley". */
  readonly around: boolean;
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
  if (whole) return { town: whole, country: whole.country, around: isArea(whole) };
  for (const part of parts) {
    const whole = lookUp(part, country);
    const town = whole ?? lookUp(withoutKind(part), country);
    if (town) return { town, country: town.country, around: isArea(town) || (!whole && WIDE.test(part)) };
  }
  return { town: null, country: country ?? countryFromName(parts[0] ?? ''), around: false };
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
