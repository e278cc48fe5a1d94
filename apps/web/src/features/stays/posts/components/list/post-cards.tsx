import type { Post } from '@staylore/contract/stays/posts';
import type { ReactNode } from 'react';
import type { CardMode } from '../../card-mode.ts';
import { PostCard } from '../card/post-card.tsx';
import { PostOpener } from '../dialog/post-opener.tsx';
import { PostLayout } from './post-layout.tsx';

interface Props {
  posts: readonly Post[];
  /** Buttons on the picture of a card. */
  actions(post: Post): ReactNode;
  /** Shown instead of a missing picture. */
  placeholder?: ((post: Post) => ReactNode) | undefined;
  mode?: CardMode;
  /** The first card is what the page opens with. */
  opens?: boolean | undefined;
  /** There are more than these: on the widest screens an incomplete last row is held back until it is full. */
  goesOn?: boolean;
}

/** Cards per row on the widest screens; pages of lists fill the rows of all others. */
const widest = 4;

/** Posts as cards, three per row if there is room, opening their details over the page. */
export function PostCards(props: Props) {
  const { posts, actions, placeholder, mode = 'grid', opens = true, goesOn = false } = props;
  const whole = posts.length - (posts.length % widest);
  const waits = (index: number) => goesOn && mode === 'grid' && whole > 0 && index >= whole;
  return (
    <PostLayout mode={mode}>
      {posts.map((post, index) => (
        <li key={post.id} className={waits(index) ? 'row-to-come' : undefined}>
          <PostCard
            post={post}
            mode={mode}
            eager={opens && index === 0}
            actions={actions(post)}
            placeholder={placeholder?.(post)}
            opener={(title, className) => <PostOpener post={post} title={title} className={className} />}
          />
        </li>
      ))}
    </PostLayout>
  );
}
