import type { Post } from '@staylore/contract/stays/posts';
import { Link } from 'react-router';
import { useAuthorPath } from '../../author-path.ts';
import { AuthorLine } from './author-line.tsx';

export function AuthorLink({ post }: { post: Post }) {
  const path = useAuthorPath(post);
  return (
    <Link to={path} className="inline-block max-w-full rounded-8 hover:underline">
      <AuthorLine post={post} size={36} />
    </Link>
  );
}
