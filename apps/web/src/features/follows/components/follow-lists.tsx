import { lazy, Suspense } from 'react';
import { useHydrated } from '../../../platform/hydrated.ts';
import { useFollowLists } from '../use-follow-lists.ts';

const FollowListDialog = lazy(() => import('./follow-list-dialog.tsx'));

export interface FollowListsProps {
  member: { id: number; username: string };
  /** The viewer looks at their own lists. */
  own: boolean;
  onChanged?(): void;
}

/** Followers or following in a window over the page, never both: the address names one. */
export function FollowLists(props: FollowListsProps) {
  const [list, open] = useFollowLists();
  const hydrated = useHydrated();
  if (list === null || !hydrated) return null;
  return (
    <Suspense>
      <FollowListDialog {...props} list={list} onClose={() => open(null)} />
    </Suspense>
  );
}
