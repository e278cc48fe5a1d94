import type { FeatureCollection } from 'geojson';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { lakes } from './lakes.ts';
import type { Palette } from './palette.ts';
import { reliefFades, reliefLatitude, reliefPicture } from './relief.ts';

const nothing: FeatureCollection = { type: 'FeatureCollection', features: [] };

/** Outlines exist twice; they are never drawn from both. */
export type Detail = 'coarse' | 'fine';
export const outlineSources = ['land', 'coast', 'borders'] as const;

/** The map before anything is loaded: a plain background, and empty sources for what follows. */
export function emptyStyle(palette: Palette): StyleSpecification {
  return {
    version: 8,
    transition: { duration: 0, delay: 0 },
    sources: {
      ...Object.fromEntries(
        [
          ...outlineSources.flatMap((name) => [`${name}-coarse`, `${name}-fine`]),
          'graticule',
          'towns',
          spotRoom,
        ].map((name) => [name, { type: 'geojson', data: nothing, tolerance: 0.3 }]),
      ),
      lakes: { type: 'geojson', data: lakes },
      relief: {
        type: 'image',
        url: reliefPicture,
        coordinates: [
          [-180, reliefLatitude],
          [180, reliefLatitude],
          [180, -reliefLatitude],
          [-180, -reliefLatitude],
        ],
      },
    },
    layers: layersIn(palette),
  };
}

/** The sea around the land, and the lakes in it, invisible at first. */
export const seaLayer = 'water';
export const lakesLayer = 'lakes';

export const reliefLayer = 'relief';

export const townDot = 'town';

/** Source, layer and icon that keep town names from being hidden under the spots, which are buttons above the canvas. */
export const spotRoom = 'spot-room';

/** Without a `glyphs` address letters are drawn from the page's own font. */
const font = ['Inter Variable', 'Inter Arial', 'sans-serif'];

/** The layers from the ground up, in the colours of a theme. */
export function layersIn(palette: Palette): LayerSpecification[] {
  const { land, water, line, label } = palette;
  return [
    { id: 'ground', type: 'background', paint: { 'background-color': land } },
    // The sea appears once the land in it is drawn: a town in the sea would look like a bug.
    { id: seaLayer, type: 'background', paint: { 'background-color': water, 'background-opacity': 0 } },
    ...landIn(palette, 'coarse'),
    ...landIn(palette, 'fine'),
    {
      id: reliefLayer,
      type: 'raster',
      source: 'relief',
      // Hidden until the coast is drawn: shading alone cannot be read.
      layout: { visibility: 'none' },
      // The library counts one zoom less.
      paint: {
        'raster-opacity': [
          'interpolate',
          ['linear'],
          ['zoom'],
          reliefFades.from - 1,
          1,
          reliefFades.to - 1,
          reliefFades.least,
        ],
        'raster-fade-duration': 0,
      },
    },
    { id: lakesLayer, type: 'fill', source: 'lakes', paint: { 'fill-color': water, 'fill-opacity': 0 } },
    { id: 'graticule', type: 'line', source: 'graticule', paint: { 'line-color': line, 'line-width': 0.75 } },
    ...linesIn(palette, 'coarse'),
    ...linesIn(palette, 'fine'),
    {
      id: 'town-names',
      type: 'symbol',
      source: 'towns',
      layout: {
        'icon-image': townDot,
        'icon-size': ['interpolate', ['linear'], ['get', 'rank'], 0, 0.6, 1, 0.35],
        'text-field': ['get', 'name'],
        'text-font': font,
        'text-size': ['interpolate', ['linear'], ['get', 'rank'], 0, 15, 0.3, 13, 1, 11.5],
        'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
        'text-radial-offset': 0.5,
        'text-padding': 8,
        'text-max-width': 9,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: {
        'icon-color': label,
        'text-color': label,
        'text-halo-color': land,
        'text-halo-width': 2,
      },
    },
    // Invisible. The topmost layer is placed first, and later ones give way.
    {
      id: spotRoom,
      type: 'symbol',
      source: spotRoom,
      layout: { 'icon-image': spotRoom, 'icon-allow-overlap': true, 'icon-padding': 2 },
    },
  ];
}

/** Without antialiasing there is no seam between two countries. */
function landIn({ land }: Palette, detail: Detail): LayerSpecification[] {
  const id = `land-${detail}`;
  return [{ id, type: 'fill', source: id, paint: { 'fill-color': land, 'fill-antialias': false } }];
}

function linesIn({ border }: Palette, detail: Detail): LayerSpecification[] {
  return [
    {
      id: `coast-${detail}`,
      type: 'line',
      source: `coast-${detail}`,
      paint: { 'line-color': border, 'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.5, 10, 1.25] },
    },
    {
      id: `borders-${detail}`,
      type: 'line',
      source: `borders-${detail}`,
      paint: {
        'line-color': border,
        'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.5, 10, 1.5],
        'line-dasharray': [4, 2.5],
      },
    },
  ];
}
