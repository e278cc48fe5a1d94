import { useInfiniteQuery } from '@tanstack/react-query';
import { latestPosts } from '../../features/posts/api/latest-posts.ts';
import { postsAtPlace } from '../../features/posts/api/posts-at-place.ts';
import { useApi } from '../../platform/api.tsx';
import { useMember } from '../../platform/member.tsx';
import { Queries } from '../../platform/queries.tsx';
import { StayList } from '../stays/stay-list.tsx';
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
