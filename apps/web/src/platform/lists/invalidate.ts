import { queryClient } from './query-client.ts';

/** Topics that a list may depend on: a change invalidates the list. */
export type Topic = 'follows' | 'recommendations' | 'notifications';

/** Reports that a topic has changed: lists about it (first in their key) or depending on it (`meta.dependsOn`) are fetched again. */
export function invalidate(topic: Topic): Promise<void> {
  return queryClient().invalidateQueries({
    predicate: ({ queryKey, meta }) => queryKey[0] === topic || meta?.['dependsOn'] === topic,
  });
}
