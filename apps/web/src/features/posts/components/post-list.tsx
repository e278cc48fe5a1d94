import type { Post } from '@staylore/contract/posts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '../../../platform/api-client.ts';
import { EndlessList } from '../../../platform/endless-list.tsx';
import { useTexts } from '../../../platform/texts.tsx';
import type { PagedPosts } from '../api/paged-posts.ts';
import { type CardMode, PostCard } from './post-card.tsx';
import { PostLayout, PostSkeletons } from './post-layout.tsx';
import { PostOpener } from './post-opener.tsx';

interface Props {
  source: PagedPosts;
  /** The page rendered with the document; null where the browser has to fetch it. */
  first: Page<Post[]> | null;
  empty: ReactNode;
  /** Buttons on the picture of a card. */
  actions(post: Post): ReactNode;
  /** What stands in the place of a missing picture. */
  placeholder?: (post: Post) => ReactNode;
  end?: ReactNode;
  mode?: CardMode;
}

/** Cards of a paged list, three abreast where there is room, opening their details over the page. */
export function PostList({ source, first, empty, actions, placeholder, end, mode = 'grid' }: Props) {
  const { t } = useTexts();
  const initial = first === null ? {} : { initialData: { pages: [first], pageParams: [null] } };
  const query = useInfiniteQuery({ ...source, ...initial } as PagedPosts);
  return (
    <EndlessList
      query={query}
      empty={empty}
      end={end}
      skeleton={(which) => (
        <PostSkeletons
          mode={mode}
          count={which === 'first' ? 6 : 3}
          label={t(which === 'first' ? 'posts.loading' : 'posts.loading_more')}
        />
      )}
    >
      {(posts) => (
        <PostLayout mode={mode}>
          {posts.map((post, index) => (
            <li key={post.id}>
              <PostCard
                post={post}
                mode={mode}
                eager={index === 0}
                actions={actions(post)}
                placeholder={placeholder?.(post)}
                opener={(title, className) => <PostOpener post={post} title={title} className={className} />}
              />
            </li>
          ))}
        </PostLayout>
      )}
    </EndlessList>
  );
}
