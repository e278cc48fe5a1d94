import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Page } from '../api/api-client.ts';

/** A query declares what it holds by `meta: { holds: 'posts' }`, so that a change reaches every list without naming any. */
export type Holds = 'posts' | 'members' | 'wishes';

interface Item {
  id: number;
}

type Held = InfiniteData<Page<Item[]>> | Item[] | Item;

/** Changes, or with `null` removes, the item with this id in everything cached; returns how to undo it. */
export function changeCached<T extends Item>(
  client: QueryClient,
  target: { holds: Holds; id: number },
  change: (item: T) => T | null,
): () => void {
  const filter = {
    predicate: (query: { meta?: Record<string, unknown> | undefined }) =>
      query.meta?.['holds'] === target.holds,
  };
  const before = client.getQueriesData<Held>(filter);
  const apply = (item: Item): Item | null => (item.id === target.id ? change(item as T) : item);
  client.setQueriesData<Held>(filter, (held) => (held === undefined ? held : changeHeld(held, apply)));
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
}

function changeHeld(held: Held, apply: (item: Item) => Item | null): Held {
  const all = (items: Item[]) => items.map(apply).filter((item) => item !== null);
  if (Array.isArray(held)) return all(held);
  if ('pages' in held)
    return { ...held, pages: held.pages.map((page) => ({ ...page, items: all(page.items) })) };
  return apply(held) ?? held;
}
