import { useHydrated } from '../../../../design/hydrated.ts';
import { LazyPart } from '../../../../platform/page/lazy-part.tsx';
import { lazyPart } from '../../../../platform/page/lazy-part-loading.ts';
import { useFollowLists } from '../use-follow-lists.ts';
import type { FollowListsProps } from './follow-list-dialog.tsx';

const FollowListDialog = lazyPart(() => import('./follow-list-dialog.tsx'));

/** Followers or following in a window over the page, never both: the address names one. */
export function FollowLists(props: FollowListsProps) {
  const [list, open] = useFollowLists();
  const hydrated = useHydrated();
  if (list === null || !hydrated) return null;
  return (
    <LazyPart>
      <FollowListDialog {...props} list={list} onClose={() => open(null)} />
    </LazyPart>
  );
}
