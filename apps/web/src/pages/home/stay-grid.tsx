import type { Post } from '@staylore/contract/posts';
import { FavouriteButton } from '../../features/favourites/components/favourite-button.tsx';
import { type CardMode, PostCard } from '../../features/posts/components/post-card.tsx';
import { PostLayout } from '../../features/posts/components/post-layout.tsx';
import { PostOpener } from '../../features/posts/components/post-opener.tsx';

/** Stays as cards with their hearts. The first picture is fetched at once where the list opens a page. */
export function StayGrid({ posts, mode }: { posts: readonly Post[]; mode: CardMode }) {
  return (
    <PostLayout mode={mode}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard
            post={post}
            mode={mode}
            actions={<FavouriteButton post={post} />}
            opener={(title, className) => <PostOpener post={post} title={title} className={className} />}
          />
        </li>
      ))}
    </PostLayout>
  );
}
