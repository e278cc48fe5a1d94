import { useSyncExternalStore } from 'react';

/** Id of the viewer's follow record of a member; `null` none, 0 on its way. */
export type FollowId = number | null;

/** What the viewer did in this document; it outlives the lists in which the members came. */
const done = new Map<number, FollowId>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Remembers, or with `undefined` forgets, how the viewer stands to a member. */
export function setFollow(memberId: number, followId: FollowId | undefined): void {
  if (followId === undefined) done.delete(memberId);
  else done.set(memberId, followId);
  for (const listener of listeners) listener();
}

/** How the viewer stands to a member now, the same wherever the member is shown. */
export function useFollow(member: { id: number; follow_id: FollowId }): FollowId {
  const own = useSyncExternalStore(
    subscribe,
    () => done.get(member.id),
    () => undefined,
  );
  return own === undefined ? member.follow_id : own;
}
