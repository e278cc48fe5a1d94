import type { HotelQuote } from '@staylore/contract/stays/hotels';
import type { Post } from '@staylore/contract/stays/posts';
import { Link } from 'react-router';
import { Day } from '../../../../../platform/texts/day.tsx';
import { useAuthorPath } from '../../author-path.ts';
import type { Attributed } from '../../card-post.ts';
import { AuthorName } from './author-line.tsx';
import { Credit } from './credit.tsx';

/** Whose words they are, who posted them and when; a member's name links to their profile or atlas. */
export function Byline({ post }: { post: Attributed }) {
  return (
    <div className="byline">
      <Credit post={post} />
      <AuthorAndDay post={post} />
    </div>
  );
}

/** Who posted it and when, where the credit stands elsewhere. */
export function AuthorAndDay({ post }: { post: Attributed }) {
  return (
    <>
      {'user_id' in post ? (
        <MemberLink post={post} />
      ) : (
        <span className="author">
          <AuthorName post={post} />
        </span>
      )}
      <Day at={post.created_at} short />
    </>
  );
}

function MemberLink({ post }: { post: Post | HotelQuote }) {
  return (
    <Link to={useAuthorPath(post)} className="author">
      <AuthorName post={post} />
    </Link>
  );
}
