export interface PlaceQuery {
  location: string;
  /** Degrees; null if only the name is known. */
  lat: number | null;
  long: number | null;
}
