import type { MapWindow } from '@staylore/contract/map-window';
import { foldName, isArea, loadGazetteer, type Region, type Town } from '@staylore/gazetteer/gazetteer';

/** Whether a holiday area or a town in the region stands for the region of its name: Tuscany, Salzburg. */
export function isNamesake(town: Town, { id, country, names }: Region): boolean {
  const isThere = isArea(town) ? town.country === country : `${town.country}.${town.regionCode}` === id;
  const called = [town.name, town.names.en, town.names.de].flatMap((name) => name ?? []).map(foldName);
  return isThere && [names.en, names.de].some((name) => called.includes(foldName(name)));
}

/** Half of what is shown of an area without borders, such as the French Riviera, in degrees. */
const around = { lat: 0.45, lng: 0.65 };

/** All of a holiday area that is a country or region too; of any other what lies around its middle. */
export function areaExtent(area: Town): MapWindow {
  const region = loadGazetteer()
    .regionsBeginning(area.name)
    .find((begun) => isNamesake(area, begun));
  if (region !== undefined) return region.extent;
  const { lat, lng } = area;
  return {
    west: lng - around.lng,
    south: lat - around.lat,
    east: lng + around.lng,
    north: lat + around.lat,
  };
}
