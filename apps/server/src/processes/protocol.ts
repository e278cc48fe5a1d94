/** The messages between the primary process of a site and its web processes. */

/** Metrics of one process, as `prom-client` returns them. */
export type Figures = readonly Figure[];

export interface Figure {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly values: readonly object[];
}

/** To a web process. */
export type Order =
  | { readonly start: Part }
  | { readonly close: number }
  /** Tell your figures. */
  | { readonly tell: number }
  /** What was asked for by `ask`. */
  | { readonly answer: number; readonly figures: readonly Figures[] };

/** From a web process. */
export type Report =
  | { readonly progress: string }
  | { readonly ready: string }
  | { readonly told: number; readonly figures: Figures }
  /** The figures of all processes are wanted. */
  | { readonly ask: number };

/** What one of several web processes does. */
export interface Part {
  /** From 1. The first also runs the jobs and what is done once at a start. */
  readonly number: number;
  readonly databaseUrl: string;
}
