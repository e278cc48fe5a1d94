import { Queries } from '../../../../platform/lists/queries.tsx';
import { PostList, type PostListProps } from './post-list.tsx';

/** The list of cards that fetches itself. */
export default function LivePostList(props: PostListProps) {
  return (
    <Queries>
      <PostList {...props} />
    </Queries>
  );
}
