import type { MapWindow } from '@staylore/contract/map-window';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { useApi } from '../../../../platform/api/api.tsx';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { townsOnMap } from '../api/map-queries.ts';
import { lakes } from '../basemap/lakes.ts';
import type { Atlas } from '../basemap/outlines.ts';
import { reliefAt, reliefLatitude, reliefPicture } from '../basemap/relief.ts';
import { savesData } from '../basemap/saves-data.ts';
import { graticule } from '../model/graticule.ts';
import { type Box, placeLabels } from '../model/labels.ts';
import { pathWriter, placeOn, type Sheet, tilesOf, windowOf } from '../model/sheet.ts';

interface Props {
  sheet: Sheet;
  pin: { lat: number; long: number };
  /** Pixels by which the paper is being pushed. */
  offset: { x: number; y: number };
  /** Null while it is loading. */
  atlas: Atlas | null;
  /** The street map, if enabled. */
  tiles: { url: string } | null;
  onTileError(): void;
}

/** A part of the world with a pin, drawn as SVG: it needs no GPU and follows the page's colours. */
export function PaperMap({ sheet, pin, offset, atlas, tiles, onTileError }: Props) {
  const { width, height } = sheet;
  const [x, y] = placeOn(sheet, pin);
  return (
    <svg width={width} height={height} aria-hidden="true" className="block overflow-visible">
      <g transform={`translate(${offset.x} ${offset.y})`}>
        <Outlines sheet={sheet} atlas={atlas} />
        <Towns sheet={sheet} pin={{ x, y }} />
        {tiles === null ? null : <Tiles sheet={sheet} url={tiles.url} onError={onTileError} />}
        <g transform={`translate(${x} ${y})`}>
          <circle r="12" className="fill-accent" />
          <circle r="8" className="fill-accent-ink" />
        </g>
      </g>
    </svg>
  );
}

/** The area beyond the edges comes into view while the map is being dragged. */
const beyondOf = ({ width, height }: Sheet): number => Math.max(width, height) / 2;

function Outlines({ sheet, atlas }: Pick<Props, 'sheet' | 'atlas'>) {
  const drawn = useMemo(() => (atlas === null ? null : draw(sheet, atlas)), [sheet, atlas]);
  const shore = useId();
  const beyond = beyondOf(sheet);
  const area = { x: -beyond, y: -beyond, width: sheet.width + 2 * beyond, height: sheet.height + 2 * beyond };
  // A town in the sea would look like a bug: the sea appears together with the land.
  if (drawn === null) return <rect {...area} fill="var(--map-land)" />;
  return (
    <>
      <rect {...area} fill="var(--map-water)" />
      <path d={drawn.land} fill="var(--map-land)" fillRule="evenodd" />
      {/* Close up the shading is soft, and would cover the sea as well. */}
      <clipPath id={shore}>
        <path d={drawn.land} clipRule="evenodd" />
      </clipPath>
      <g clipPath={`url(#${shore})`}>
        <Relief sheet={sheet} />
      </g>
      <path d={drawn.lakes} fill="var(--map-water)" />
      <g fill="none">
        <path d={drawn.lines} stroke="var(--map-line)" strokeWidth="0.75" />
        <path d={drawn.coast} stroke="var(--map-border)" strokeWidth="1.25" />
        <path d={drawn.borders} stroke="var(--map-border)" strokeWidth="1.5" strokeDasharray="6 4" />
      </g>
    </>
  );
}

/** The relief, on each copy of the world that the sheet overlaps. It is a picture of the whole world, left out to save data. */
function Relief({ sheet }: Pick<Props, 'sheet'>) {
  const opacity = reliefAt(sheet.zoom);
  if (savesData()) return null;
  const size = 256 * 2 ** sheet.zoom;
  const [middle, y] = placeOn(sheet, { lat: reliefLatitude, long: sheet.long });
  const left = middle - (sheet.long / 360 + 0.5) * size;
  return [-1, 0, 1].map((turn) => (
    <image
      key={turn}
      href={reliefPicture}
      opacity={opacity}
      preserveAspectRatio="none"
      {...{ x: left + turn * size, y, width: size, height: size }}
    />
  ));
}

function draw(sheet: Sheet, atlas: Atlas) {
  const beyond = beyondOf(sheet);
  const window = windowOf(sheet, beyond);
  const pen = pathWriter(sheet, beyond);
  const { land, coast, borders } = atlas(window);
  return {
    land: pen(land),
    lakes: pen(lakes),
    coast: pen(coast),
    borders: pen(borders),
    lines: pen(graticule(window)),
  };
}

/** Space for the zoom buttons and the attribution. */
const furniture = ({ width, height }: Sheet): Box[] => [
  { left: width - 60, right: width, top: 0, bottom: 110 },
  { left: 0, right: 240, top: height - 36, bottom: height },
];

function Towns({ sheet, pin }: { sheet: Sheet; pin: { x: number; y: number } }) {
  const api = useApi();
  const { language } = useTexts();
  const seen: MapWindow = useMemo(() => windowOf(sheet), [sheet]);
  const towns = useQuery(townsOnMap(api, seen, language)).data?.towns;
  const labels = useMemo(() => {
    const paper = { left: 0, top: 0, right: sheet.width, bottom: sheet.height };
    const pinned = { left: pin.x - 14, right: pin.x + 14, top: pin.y - 14, bottom: pin.y + 14 };
    const placed = (towns ?? []).map((town) => {
      const [x, y] = placeOn(sheet, town);
      return { name: town.name, x, y };
    });
    return placeLabels(placed, paper, [pinned, ...furniture(sheet)]);
  }, [sheet, towns, pin.x, pin.y]);
  return labels.map(({ name, x, y, size, textX, textY, anchor }) => (
    <g key={`${name} ${x} ${y}`} fill="var(--map-label)">
      <circle cx={x} cy={y} r={size / 5} />
      <text
        x={textX}
        y={textY}
        fontSize={size}
        textAnchor={anchor}
        stroke="var(--map-land)"
        strokeWidth="3"
        strokeLinejoin="round"
        paintOrder="stroke"
        className="select-none"
      >
        {name}
      </text>
    </g>
  ));
}

function Tiles({ sheet, url, onError }: { sheet: Sheet; url: string; onError(): void }) {
  return tilesOf(sheet, beyondOf(sheet)).map(({ column, row, zoom, left, top, size }) => (
    <image
      key={`${zoom}/${column}/${row}/${left}`}
      href={addressOf(url, { column, row, zoom })}
      x={left}
      y={top}
      // Slightly larger, to avoid a seam between two.
      width={size + 0.5}
      height={size + 0.5}
      onError={onError}
    />
  ));
}

const addressOf = (url: string, tile: { column: number; row: number; zoom: number }): string =>
  url.replace('{z}', String(tile.zoom)).replace('{x}', String(tile.column)).replace('{y}', String(tile.row));
