import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { FollowList } from './api/member-lists.ts';

/** Query parameter that opens one of the two lists: `?list=followers` or `?list=following`. */
const listParameter = 'list';

const readList = (value: string | null): FollowList | null =>
  value === 'followers' || value === 'following' ? value : null;

/** The list that the address names, and how to open one or, with null, close it. */
export function useFollowLists(): [FollowList | null, (list: FollowList | null) => void] {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const open = useCallback(
    (list: FollowList | null) => {
      const next = new URLSearchParams(window.location.search);
      if (list === null) next.delete(listParameter);
      else next.set(listParameter, list);
      navigate({ search: next.size === 0 ? '' : `?${next}` }, { preventScrollReset: true });
    },
    [navigate],
  );
  return [readList(search.get(listParameter)), open];
}
