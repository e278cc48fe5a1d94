import type { Post } from '@staylore/contract/stays/posts';
import { useSyncExternalStore } from 'react';

/** How a post stands with the viewer: the id of their favourite (`null` none, 0 on its way) and how many have one. */
export interface Favourite {
  favorite_id: number | null;
  favorite: number;
}

/** What the viewer did in this document; it outlives the lists in which the posts came. */
const done = new Map<number, Favourite>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Remembers, or with `undefined` forgets, what the viewer did with a post. */
export function setFavourite(postId: number, favourite: Favourite | undefined): void {
  if (favourite === undefined) done.delete(postId);
  else done.set(postId, favourite);
  for (const listener of listeners) listener();
}

/** The favourite of a post as it stands now, the same wherever the post is shown. */
export function useFavourite(post: Pick<Post, 'id' | 'favorite_id' | 'favorite'>): Favourite {
  return (
    useSyncExternalStore(
      subscribe,
      () => done.get(post.id),
      () => undefined,
    ) ?? post
  );
}
