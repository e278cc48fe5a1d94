import type { Post } from '@staylore/contract/stays/posts';
import { memo, type ReactNode } from 'react';
import { FavouriteButton } from '../../features/stays/favourites/components/favourite-button.tsx';
import type { CardMode } from '../../features/stays/posts/card-mode.ts';
import { PostCard } from '../../features/stays/posts/components/post-card.tsx';
import { PostLayout } from '../../features/stays/posts/components/post-layout.tsx';
import { PostOpener } from '../../features/stays/posts/components/post-opener.tsx';

interface Props {
  posts: readonly Post[];
  mode: CardMode;
  /** Buttons before the heart, such as the menu of one's own posts. */
  tools?: (post: Post) => ReactNode;
}

/** Stays as cards with their hearts; a card opens its details over the page. Rendered anew only when the stays or their look change. */
export const StayGrid = memo(function StayGrid({ posts, mode, tools }: Props) {
  return (
    <PostLayout mode={mode}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard
            post={post}
            mode={mode}
            actions={
              <>
                {tools?.(post)}
                <FavouriteButton post={post} />
              </>
            }
            opener={(title, className) => <PostOpener post={post} title={title} className={className} />}
          />
        </li>
      ))}
    </PostLayout>
  );
});
