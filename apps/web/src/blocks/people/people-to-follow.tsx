import { useQuery } from '@tanstack/react-query';
import { FollowButton } from '../../features/members/follows/components/follow-button.tsx';
import { MemberRow } from '../../features/members/follows/components/member-row.tsx';
import { useApi } from '../../platform/api/api.tsx';

interface Props {
  title: string;
  most: number;
}

/** Creators near the member's own places whom the member does not follow yet; nothing if there are none. */
export default function PeopleToFollow({ title, most }: Props) {
  const api = useApi();
  const { data = [] } = useQuery({
    queryKey: ['invites', 'to-follow', most],
    queryFn: ({ signal }) => api.call('GET /api/invites', { query: { limit: most }, signal }),
    // Members followed here stay in the list until it is closed; the next time it is fetched again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (data.length === 0) return null;
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className="text-16">{title}</h3>
      <ul className="mt-1">
        {data.map((person) => (
          <MemberRow key={person.id} member={person} note={person.location || undefined}>
            <FollowButton member={{ ...person, follow_id: null }} size="small" />
          </MemberRow>
        ))}
      </ul>
    </section>
  );
}
