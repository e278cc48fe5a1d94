import { useInfiniteQuery } from '@tanstack/react-query';
import { StayList } from '../../blocks/stays/stay-list.tsx';
import { latestPosts } from '../../features/stays/posts/api/latest-posts.ts';
import { postsAtPlace } from '../../features/stays/posts/api/posts-at-place.ts';
import { useApi } from '../../platform/api/api.tsx';
import { Queries } from '../../platform/lists/queries.tsx';
import { useMember } from '../../platform/session/member.tsx';
import type { StaysProps } from './stays-source.ts';

/** The list of stays once it goes on below its first page. */
export default function LiveStays(props: StaysProps) {
  return (
    <Queries>
      <Live {...props} />
    </Queries>
  );
}

function Live({ source, first, mode, empty }: StaysProps) {
  const api = useApi();
  const viewerId = useMember()?.id ?? 0;
  const initial = first === null ? {} : { initialData: { pages: [first], pageParams: [null] } };
  const options =
    source.kind === 'latest'
      ? latestPosts(api, viewerId)
      : postsAtPlace(api, { viewerId, place: source.place });
  const query = useInfiniteQuery({ ...options, ...initial } as ReturnType<typeof latestPosts>);
  return <StayList query={query} mode={mode} empty={empty} />;
}
