import picture from '@staylore/geo/relief-mercator.avif?url&no-inline';

/** Light and shadow of the mountains around the world, as a square picture in Web Mercator. */
export const reliefPicture = picture;

/** Where the square ends in the north and the south. */
export const reliefLatitude = 85.0511287798;

/** Zooms as map services count them: to the first one the relief is shown whole, from the last one on it would be a blur. */
export const reliefFades = { from: 6, to: 9 };

/** How much of the relief is shown at a zoom. */
export const reliefAt = (zoom: number): number =>
  Math.min(1, Math.max(0, (reliefFades.to - zoom) / (reliefFades.to - reliefFades.from)));
