import picture from '@staylore/geo/relief-mercator.avif?url&no-inline';

/** Hill shading of the world, as a square picture in Web Mercator. */
export const reliefPicture = picture;

/** Where the square ends in the north and the south. */
export const reliefLatitude = 85.0511287798;

/**
 * Zooms as map services count them: up to the first one the relief is shown fully, from the last one on, where it is soft, only a share of it.
 */
export const reliefFades = { from: 4, to: 7, least: 0.3 };

/** How much of the relief a map of one place shows at a zoom. */
export const reliefAt = (zoom: number): number =>
  Math.min(1, Math.max(0, (reliefFades.to - zoom) / (reliefFades.to - reliefFades.from))) *
    (1 - reliefFades.least) +
  reliefFades.least;
