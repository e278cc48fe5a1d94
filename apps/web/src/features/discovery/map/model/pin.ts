/** Where a small map has its pin. */
export interface Pin {
  lat: number;
  long: number;
  /** As map services count it; 10 unless said. */
  zoom?: number;
}
