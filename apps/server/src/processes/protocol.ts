/** The messages between the primary process of a site and its web processes. */

/** Metrics of one process, as `prom-client` returns them. */
export type Figures = readonly Figure[];

export interface Figure {
  readonly name: string;
  readonly help: string;
  /** A word, though the types of prom-client say a number. */
  readonly type: unknown;
  readonly values: readonly object[];
}

/** To a web process. */
export type Order =
  | { readonly start: Part }
  | { readonly close: number }
  /** Requests the process's metrics. */
  | { readonly collect: number }
  /** The answer to `collectAll`. */
  | { readonly answer: number; readonly figures: readonly Figures[] };

/** From a web process. */
export type Report =
  | { readonly progress: string }
  | { readonly ready: string }
  | { readonly collected: number; readonly figures: Figures }
  /** Requests the metrics of all processes. */
  | { readonly collectAll: number };

/** The role of one of several web processes. */
export interface Part {
  /** From 1. The first also runs the jobs and the work done once per start. */
  readonly number: number;
  readonly databaseUrl: string;
}
