import { useInfiniteQuery } from '@tanstack/react-query';
import { Dialog } from '../../../../design/primitives/dialog/dialog.tsx';
import { useApi } from '../../../../platform/api/api.tsx';
import { PagedList } from '../../../../platform/lists/paged-list.tsx';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { type FollowList, followList } from '../api/member-lists.ts';
import { FollowButton } from './follow-button.tsx';
import { MemberRow, MemberSkeletons } from './member-row.tsx';

export interface FollowListsProps {
  member: { id: number; username: string };
  /** The viewer looks at their own lists. */
  own: boolean;
  onChanged(): void;
}

interface Props extends FollowListsProps {
  list: FollowList;
  onClose(): void;
}

/** One of the two lists in a window over the page. */
export default function FollowListDialog({ onClose, ...shown }: Props) {
  const { list } = shown;
  const { t } = useTexts();
  return (
    <Dialog onClose={onClose} title={t(`follows.${list}`)} closeLabel={t('actions.close')}>
      <div className="px-6 pt-2 pb-6">
        <div className="max-h-[13rem] overflow-y-auto pr-1">
          <Members key={list} {...shown} />
        </div>
      </div>
    </Dialog>
  );
}

function Members({ list, member, own, onChanged }: Omit<Props, 'onClose'>) {
  const api = useApi();
  const { t } = useTexts();
  const query = useInfiniteQuery(followList(api, { memberId: member.id, list }));
  const whose = own ? 'own' : 'theirs';
  return (
    <PagedList
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
              <FollowButton member={item} size="small" onChanged={onChanged} />
            </MemberRow>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
