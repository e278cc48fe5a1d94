/** One ZIP part of an export, read piece by piece: a `File` or `Blob` of the browser, or anything that slices like one. */
export interface Part {
  /** Bytes. */
  readonly size: number;
  readonly name?: string;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}
