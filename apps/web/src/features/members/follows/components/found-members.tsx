import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../platform/api/api.tsx';
import { problemText } from '../../../../platform/api/problem-text.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { findMembers } from '../api/member-lists.ts';
import { FollowButton } from './follow-button.tsx';
import { MemberRow } from './member-row.tsx';

interface Props {
  text: string;
  viewerId: number;
  onChanged(): void;
}

export default function FoundMembers({ text, viewerId, onChanged }: Props) {
  const api = useApi();
  const { t } = useTexts();
  const { data, error, isPending } = useQuery({
    queryKey: ['members', 'find', text],
    queryFn: ({ signal }) => findMembers(api, { text, viewerId, signal }),
    placeholderData: keepPreviousData,
    meta: { holds: 'members' },
  });
  const message =
    error !== null
      ? problemText(error, t)
      : isPending
        ? t('follows.find.searching')
        : data.length === 0
          ? t('follows.find.none', { text })
          : t('follows.find.found', { count: data.length });
  return (
    <div className="mb-4 rounded-card border border-line bg-surface px-4 py-1">
      <p
        role="status"
        className={data !== undefined && data.length > 0 ? 'sr-only' : 'py-3 text-14 text-ink-soft'}
      >
        {message}
      </p>
      <ul className="max-h-[13rem] divide-y divide-line overflow-y-auto">
        {data?.map((item) => (
          <MemberRow key={item.id} member={item}>
            <FollowButton member={item} size="small" onChanged={onChanged} />
          </MemberRow>
        ))}
      </ul>
    </div>
  );
}
