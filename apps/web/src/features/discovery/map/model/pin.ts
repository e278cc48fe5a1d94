/** Position of a small map's pin. */
export interface Pin {
  lat: number;
  long: number;
  /** As map services count it; 10 by default. */
  zoom?: number;
}
