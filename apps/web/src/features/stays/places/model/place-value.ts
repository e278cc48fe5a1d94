import type { MapWindow } from '@staylore/contract/map-window';
import type { PlaceKind, PlaceSuggestion } from '@staylore/contract/stays/places';

/** The value of a place field: free text, or a chosen place with its coordinates. */
export interface PlaceValue {
  text: string;
  /** Id of the chosen suggestion, null while the text is only typed. */
  id: string | null;
  kind: PlaceKind | null;
  lat: number | null;
  lng: number | null;
  /** All of a country or region. */
  extent?: MapWindow | undefined;
}

export const noPlace: PlaceValue = { text: '', id: null, kind: null, lat: null, lng: null };

/** Typing makes the text free again: coordinates of another place must not remain. */
export function typed(text: string): PlaceValue {
  return { ...noPlace, text };
}

export function chosen(suggestion: PlaceSuggestion): PlaceValue {
  const { id, kind, label, lat, lng, extent } = suggestion;
  return { text: label, id, kind, lat, lng, extent };
}
