import type { Coordinates } from './json-shape.ts';

/** A post as one file of an export contains it; `seconds` is its time in epoch seconds. */
export interface RawPost {
  seconds: number | null;
  caption: string;
  locationName: string | null;
  coordinates: Coordinates | null;
  /** Paths as the file writes them, in the order of the carousel. */
  media: string[];
  source: 'posts' | 'reels';
}
