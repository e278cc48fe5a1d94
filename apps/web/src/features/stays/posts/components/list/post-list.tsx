import type { Post } from '@staylore/contract/stays/posts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '../../../../../platform/api/api-client.ts';
import { withFirst } from '../../../../../platform/lists/first-page.ts';
import { PagedList } from '../../../../../platform/lists/paged-list.tsx';
import { useTexts } from '../../../../../platform/texts/texts.tsx';
import type { PagedPosts } from '../../api/post-lists.ts';
import type { CardMode } from '../../card-mode.ts';
import { PostCards } from './post-cards.tsx';
import { PostSkeletons } from './post-layout.tsx';
import { withoutCopies } from './without-copies.ts';

export interface PostListProps {
  source: PagedPosts;
  /** The page rendered with the document; null if the browser has to fetch it. */
  first: Page<Post[]> | null;
  empty: ReactNode;
  /** Buttons on the picture of a card. */
  actions(post: Post): ReactNode;
  /** Shown instead of a missing picture. */
  placeholder?: (post: Post) => ReactNode;
  end?: ReactNode;
  mode?: CardMode;
  /** The first card is what the page opens with. */
  opens?: boolean;
  /** More cards load only on request, because there is content below them. */
  byButton?: boolean;
  /** The page's address says where the list begins. */
  linked?: boolean;
}

/** Cards of a paged list without copies, three per row if there is room, opening their details over the page. */
export function PostList(props: PostListProps) {
  const { source, first, empty, actions, placeholder, end, mode = 'grid', opens } = props;
  const { byButton = false, linked = false } = props;
  const { t } = useTexts();
  const query = useInfiniteQuery(withFirst(source, first));
  return (
    <PagedList
      query={query}
      empty={empty}
      end={end}
      byButton={byButton}
      linked={linked}
      skeleton={(which) => (
        <PostSkeletons
          mode={mode}
          count={which === 'first' ? 6 : 3}
          label={t(which === 'first' ? 'posts.loading' : 'posts.loading_more')}
        />
      )}
    >
      {(posts) => (
        <PostCards
          posts={withoutCopies(posts)}
          mode={mode}
          actions={actions}
          placeholder={placeholder}
          opens={opens}
          goesOn={query.hasNextPage}
        />
      )}
    </PagedList>
  );
}
