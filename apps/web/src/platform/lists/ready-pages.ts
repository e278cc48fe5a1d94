import type { Page } from '../api/api-client.ts';
import { dependsOn, onOutdated } from './outdate.ts';

/** Milliseconds that a fetched list counts as fresh. */
export const freshFor = 60_000;

/** The query of a list, as far as its first page needs it. */
export interface ListSource {
  queryKey: readonly unknown[];
  meta?: Record<string, unknown> | undefined;
  /** Milliseconds the list counts as fresh, where it is not `freshFor`. */
  staleTime?: unknown;
}

/** The first page of a list, as it came with the document. */
export interface ReadyPage<T> {
  page: Page<T[]>;
  /** When it came, in milliseconds of the browser's clock; 0 where it has become old. */
  since: number;
  /** The list has gone on below it. */
  live: boolean;
}

/** First pages of this document, so that going back finds them again. */
const kept = new Map<string, { source: ListSource; ready: ReadyPage<unknown> }>();

const keyOf = (source: ListSource): string => JSON.stringify(source.queryKey);

onOutdated((topic) => {
  for (const { source, ready } of kept.values()) if (dependsOn(source, topic)) ready.since = 0;
});

/** The first page to begin with: the one remembered, old ones marked, or the one that came; null where there is none. */
export function readyPage<T>(source: ListSource, came: Page<T[]> | null): ReadyPage<T> | null {
  const known = kept.get(keyOf(source))?.ready as ReadyPage<T> | undefined;
  if (known === undefined) return came === null ? null : { page: came, since: Date.now(), live: false };
  const longest = typeof source.staleTime === 'number' ? source.staleTime : freshFor;
  return Date.now() - known.since > longest ? { ...known, since: 0 } : known;
}

/** Remembers a first page and whether its list has gone on. */
export function rememberPage<T>(source: ListSource, ready: ReadyPage<T>): void {
  kept.set(keyOf(source), { source, ready });
}
