import type { Post } from '@staylore/contract/stays/posts';
import { Link } from 'react-router';
import { usePaths } from '../../../../platform/page/paths.ts';
import { AuthorLine } from './author-line.tsx';

/** Who tells it, leading to their profile. */
export function AuthorLink({ post }: { post: Post }) {
  const paths = usePaths();
  return (
    <Link to={paths.profile(post.username)} className="inline-block max-w-full rounded-8 hover:underline">
      <AuthorLine post={post} size={36} />
    </Link>
  );
}
