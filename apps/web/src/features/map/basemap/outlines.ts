import type { Feature, FeatureCollection, MultiLineString } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import fine from 'world-atlas/countries-10m.json?url';
import coarse from 'world-atlas/countries-50m.json?url';

export interface Outlines {
  land: Feature | FeatureCollection;
  borders: MultiLineString;
}

type Atlas = Topology<{ land: GeometryCollection; countries: GeometryCollection }>;

const files = { coarse, fine };
const loaded = new Map<keyof typeof files, Promise<Outlines>>();

/** Outlines of land and countries (Natural Earth), from our own files; fetched once a document. Rejects when they cannot be had. */
export function loadOutlines(detail: keyof typeof files): Promise<Outlines> {
  const known = loaded.get(detail);
  if (known !== undefined) return known;
  const loading = fetchOutlines(files[detail]);
  loaded.set(detail, loading);
  loading.catch(() => loaded.delete(detail));
  return loading;
}

async function fetchOutlines(url: string): Promise<Outlines> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const atlas = (await response.json()) as Atlas;
  const { land, countries } = atlas.objects;
  return { land: feature(atlas, land), borders: mesh(atlas, countries, (one, other) => one !== other) };
}
