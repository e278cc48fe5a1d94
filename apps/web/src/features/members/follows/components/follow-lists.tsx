import { Suspense } from 'react';
import { useHydrated } from '../../../../platform/page/hydrated.ts';
import { later } from '../../../../platform/page/later.tsx';
import { useFollowLists } from '../use-follow-lists.ts';
import type { FollowListsProps } from './follow-list-dialog.tsx';

const FollowListDialog = later(() => import('./follow-list-dialog.tsx'));

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
