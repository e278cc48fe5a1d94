import { formatNumber } from '../../../../platform/texts/format.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { type FollowId, useFollowId } from '../use-follow.ts';
import { useFollowLists } from '../use-follow-lists.ts';

interface Props {
  member: { id: number; followers: number; following: number; follow_id: FollowId };
}

/** Followers and following as buttons that open their lists. */
export function FollowCounts({ member }: Props) {
  const { t, language } = useTexts();
  const [, open] = useFollowLists();
  const now = useFollowId(member);
  // The viewer's own press counts at once, before the server has been asked again.
  const mine = Number(now !== null) - Number(member.follow_id !== null);
  const counts = [
    { list: 'followers', count: member.followers + mine },
    { list: 'following', count: member.following },
  ] as const;
  return (
    <div className="-mx-2 flex flex-wrap gap-x-2">
      {counts.map(({ list, count }) => (
        <button
          key={list}
          type="button"
          onClick={() => open(list)}
          className="min-h-11 rounded-8 px-2 text-14 text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <span className="text-16 font-semibold text-ink tabular-nums">{formatNumber(count, language)}</span>{' '}
          {t(`follows.${list}_label`, { count })}
        </button>
      ))}
    </div>
  );
}
