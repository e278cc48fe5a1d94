import { countryFromName, loadGazetteer, type Town } from '@staylore/gazetteer/gazetteer';
import { byWord } from '../text/vocabulary.ts';

/** The most likely place of that name, or null. */
export function lookUp(name: string, country: string | null = null): Town | null {
  return loadGazetteer().best(name, country);
}

/** The nearest town within 30 km; null if there is none. */
export function nearestTown(latitude: number, longitude: number): Town | null {
  return loadGazetteer().nearest(latitude, longitude, 30);
}

export const countryOfWord = byWord(countryFromName);

const PLACE_SIZE = 5_000;

/** Whether a text is the name of a country, an area or a well-known town. */
export function isPlaceName(name: string): boolean {
  if (countryFromName(name) !== null) return true;
  const town = lookUp(name);
  return town !== null && (town.population >= PLACE_SIZE || town.id > 900_000_000);
}

/** The name readers know: the English one if there is one, German in South Tyrol. */
export function cityName(town: Town): string {
  if (town.country === 'IT' && town.regionCode === 'BZ' && town.names.de) return town.names.de;
  const english = town.names.en ?? town.name;
  // "Grossarl" and Großarl are the same name.
  const same = english !== town.name && english === town.name.replaceAll('ß', 'ss');
  const name = same ? town.name : english;
  return PREFERRED[name] ?? name;
}

/** Spellings that travellers use more than the ones in the gazetteer of towns. */
const PREFERRED: Readonly<Record<string, string>> = {
  Sevilla: 'Seville',
  'St. Peter-Ording': 'Sankt Peter-Ording',
  'Borgo Egnazia': 'Savelletri',
  'Saint Andrews': 'St Andrews',
  'Saint John’s': "St. John's",
  'Sa Pa': 'Sapa',
  'Noosa Heads': 'Noosa',
  'Ostseebad Göhren': 'Göhren',
  'Ostseebad Zinnowitz': 'Zinnowitz',
  'Ostseebad Boltenhagen': 'Boltenhagen',
  'Seebad Heringsdorf': 'Heringsdorf',
};
