import type { Language } from '@staylore/contract/fields';
import {
  countryName,
  foldName,
  isArea,
  loadGazetteer,
  type Region,
  regionName,
  type Town,
  townLabel,
  townName,
} from '@staylore/gazetteer/gazetteer';
import type { FoundPlace, PlacesService, Suggestion } from '../places-service.ts';
import { areaExtent, isNamesake } from './area-extent.ts';
import { readAddress } from './read-address.ts';

/** How far from a town a point may lie and still count as in it. */
const townKm = 30;
/** How far to look for the country of a point. */
const countryKm = 250;

/** Loads the gazetteer and uses each of its indexes once, so that the first keystrokes do not wait for it. Synchronous, about half a second. */
export function preparePlaces(): void {
  const gazetteer = loadGazetteer();
  for (const text of ['zermatt', 'barcelnoa']) gazetteer.autocomplete(text, { language: 'en', limit: 5 });
  gazetteer.regionsBeginning('wallis');
  const near = gazetteer.nearest(46, 7.7, townKm);
  if (near !== null) gazetteer.byId(near.id);
}

/** Places of the gazetteer that comes with the server: towns, holiday areas, regions and countries, no streets. */
export function embeddedPlaces(): PlacesService {
  return {
    attribution: null,
    storable: true,
    hotelService: null,

    async autocomplete({ text, limit, near }, { language }) {
      const towns = loadGazetteer().autocomplete(text, { language, limit, near });
      const suggestions = towns.map((town) => suggestTown(town, language));
      const regions = loadGazetteer()
        .regionsBeginning(text)
        .filter((begun) => !towns.some((town) => isNamesake(town, begun)));
      return withRegions(suggestions, { regions, text, language, limit });
    },

    async geocode(text, { language }) {
      const read = readAddress(text, loadGazetteer());
      const regions = loadGazetteer()
        .regionsBeginning(text)
        .filter((region) => isNamed(region, text) && !read.towns.some((town) => isNamesake(town, region)));
      const towns = read.towns.map((town) => ({
        ...placeOf(town, language),
        name: read.name,
        label: [read.name, townLabel(town, language)].filter(Boolean).join(', '),
        street: read.street,
        houseNumber: read.houseNumber,
        postalCode: read.postalCode,
      }));
      return [...regions.map((region) => placeOfRegion(region, language)), ...towns].slice(0, 5);
    },

    async byId(id, { language }) {
      const region = /^region:(.+)$/.exec(id)?.[1];
      if (region !== undefined) {
        const found = loadGazetteer().regionById(region);
        return found === null ? null : placeOfRegion(found, language);
      }
      const number = /^town:(\d{1,10})$/.exec(id)?.[1];
      const town = number === undefined ? null : loadGazetteer().byId(Number(number));
      return town === null ? null : placeOf(town, language);
    },

    async hotels() {
      return [];
    },

    async reverse(point, { language }) {
      const gazetteer = loadGazetteer();
      const town = gazetteer.nearest(point.lat, point.lng, townKm);
      if (town !== null) return { ...placeOf(town, language), ...point, id: null };
      const distant = gazetteer.nearest(point.lat, point.lng, countryKm);
      return distant === null ? null : wilderness(distant, { point, language });
    },
  };
}

function suggestTown(town: Town, language: Language): Suggestion {
  return {
    id: `town:${town.id}`,
    name: townName(town, language),
    detail: detailOf(town, language),
    kind: isArea(town) ? 'area' : 'town',
    coordinates: { lat: town.lat, lng: town.lng },
    extent: isArea(town) ? areaExtent(town) : undefined,
  };
}

/** Regions whose name is complete come first, the country and the state of Georgia; of those that only begin so the largest comes last. */
function withRegions(
  towns: Suggestion[],
  {
    regions,
    text,
    language,
    limit,
  }: { regions: readonly Region[]; text: string; language: Language; limit: number },
): Suggestion[] {
  const whole = regions.filter((region) => isNamed(region, text)).slice(0, Math.min(2, limit));
  const begun = whole.length > 0 ? [] : regions.slice(0, 1);
  const suggest = (region: Region) => suggestRegion(region, language);
  const others = towns.slice(0, limit - whole.length - begun.length);
  return [...whole.map(suggest), ...others, ...begun.map(suggest)];
}

/** Whether the text is its whole name. */
const isNamed = ({ names }: Region, text: string) =>
  [names.en, names.de].some((name) => foldName(name) === foldName(text));

const isCountry = ({ id, country }: Region) => id === country;

function suggestRegion(region: Region, language: Language): Suggestion {
  return {
    id: `region:${region.id}`,
    name: region.names[language],
    detail: isCountry(region) ? '' : countryName(region.country, language),
    kind: 'area',
    coordinates: { lat: region.lat, lng: region.lng },
    extent: region.extent,
  };
}

function detailOf(town: Town, language: Language): string {
  const label = townLabel(town, language);
  const name = townName(town, language);
  return label === name ? '' : label.slice(name.length + 2);
}

function placeOf(town: Town, language: Language): FoundPlace {
  const area = isArea(town);
  const name = townName(town, language);
  return {
    id: `town:${town.id}`,
    name: null,
    label: townLabel(town, language),
    kind: area ? 'area' : 'town',
    lat: town.lat,
    lng: town.lng,
    precision: area ? 'region' : 'locality',
    extent: area ? areaExtent(town) : undefined,
    street: null,
    houseNumber: null,
    postalCode: null,
    locality: area ? null : name,
    admin1: regionName(town, language),
    countryCode: town.country,
  };
}

function placeOfRegion(region: Region, language: Language): FoundPlace {
  const { id, country, lat, lng, extent } = region;
  const name = region.names[language];
  return {
    id: `region:${id}`,
    name: null,
    label: isCountry(region) ? name : [name, countryName(country, language)].filter(Boolean).join(', '),
    kind: 'area',
    lat,
    lng,
    precision: 'region',
    extent,
    street: null,
    houseNumber: null,
    postalCode: null,
    locality: null,
    admin1: isCountry(region) ? null : name,
    countryCode: country,
  };
}

/** Far from any town only the country is given, and the region. */
function wilderness(
  nearest: Town,
  { point, language }: { point: { lat: number; lng: number }; language: Language },
): FoundPlace {
  const admin1 = regionName(nearest, language);
  return {
    ...placeOf(nearest, language),
    ...point,
    id: null,
    kind: 'area',
    precision: 'region',
    locality: null,
    label: [admin1, countryName(nearest.country, language)].filter(Boolean).join(', '),
  };
}
