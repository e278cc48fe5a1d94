import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Dialog } from '../../../design/primitives/dialog/dialog.tsx';
import { useApi } from '../../../platform/api.tsx';
import { EndlessList } from '../../../platform/endless-list.tsx';
import { useHydrated } from '../../../platform/hydrated.ts';
import { useTexts } from '../../../platform/texts.tsx';
import { type FollowList, followList } from '../api/member-lists.ts';
import { FollowButton } from './follow-button.tsx';
import { MemberRow, MemberSkeletons } from './member-row.tsx';

/** Query parameter that opens one of the two lists: `?list=followers` or `?list=following`. */
const listParameter = 'list';

interface Props {
  member: { id: number; username: string };
  /** The viewer looks at their own lists. */
  own: boolean;
  onChanged?(): void;
}

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

/** Followers or following in a window over the page, never both: the address names one. */
export function FollowLists({ member, own, onChanged }: Props) {
  const [list, open] = useFollowLists();
  const hydrated = useHydrated();
  const { t } = useTexts();
  if (list === null || !hydrated) return null;
  return (
    <Dialog open onClose={() => open(null)} title={t(`follows.${list}`)} closeLabel={t('layout.close')}>
      <div className="px-6 pt-2 pb-6">
        <div className="max-h-[13rem] overflow-y-auto pr-1">
          <Members key={list} list={list} member={member} own={own} {...(onChanged && { onChanged })} />
        </div>
      </div>
    </Dialog>
  );
}

function Members({ list, member, own, onChanged }: Props & { list: FollowList }) {
  const api = useApi();
  const { t } = useTexts();
  const query = useInfiniteQuery(followList(api, { memberId: member.id, list }));
  const whose = own ? 'own' : 'theirs';
  return (
    <EndlessList
      query={query}
      skeleton={(which) => <MemberSkeletons count={which === 'first' ? 3 : 1} label={t('follows.loading')} />}
      empty={
        <p className="py-6 text-center text-ink-soft">
          {t(`follows.empty.${list}_${whose}`, { username: member.username })}
        </p>
      }
    >
      {(members) => (
        <ul className="divide-y divide-line">
          {members.map((item) => (
            <MemberRow
              key={item.id}
              member={item}
              note={item.mutualFollower ? `@${item.username} · ${t('follows.mutual')}` : undefined}
            >
              <FollowButton member={item} size="small" {...(onChanged && { onChanged })} />
            </MemberRow>
          ))}
        </ul>
      )}
    </EndlessList>
  );
}
