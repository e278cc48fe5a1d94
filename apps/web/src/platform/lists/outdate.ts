import type { QueryClient } from '@tanstack/react-query';

/** What a list may depend on: a change of it makes the list old. */
export type Topic = 'follows' | 'recommendations' | 'notifications';

/** A list by its query: what it is of stands first in its key, what else it depends on in `meta.dependsOn`. */
interface Source {
  queryKey: readonly unknown[];
  meta?: Record<string, unknown> | undefined;
}

export const dependsOn = ({ queryKey, meta }: Source, topic: Topic): boolean =>
  queryKey[0] === topic || meta?.['dependsOn'] === topic;

let cache: QueryClient | undefined;
const listeners = new Set<(topic: Topic) => void>();

/** Makes the document's query cache known, once there is one. */
export function keepCache(client: QueryClient): void {
  cache = client;
}

/** Tells that a topic has changed; lists that are shown and depend on it are fetched anew. Whoever calls needs no query library. */
export async function outdate(topic: Topic): Promise<void> {
  for (const listener of listeners) listener(topic);
  await cache?.invalidateQueries({ predicate: (query) => dependsOn(query, topic) });
}

/** Hears of topics that change; answers how to stop. */
export function onOutdated(listener: (topic: Topic) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
