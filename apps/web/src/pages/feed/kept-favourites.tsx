import type { Post } from '@staylore/contract/stays/posts';
import { type ReactNode, useMemo } from 'react';
import { favouritePosts } from '../../features/stays/posts/api/post-lists.ts';
import { PostList } from '../../features/stays/posts/components/list/post-list.tsx';
import { useApi } from '../../platform/api/api.tsx';
import type { Page } from '../../platform/api/api-client.ts';
import { KeptFavourite } from './kept-favourite.tsx';
import { ListEnd } from './list-notes.tsx';

interface Props {
  first: Page<Post[]> | null;
  empty: ReactNode;
}

/** The viewer's favourites; removing one removes its card. */
export default function KeptFavourites({ first, empty }: Props) {
  const api = useApi();
  const source = useMemo(() => favouritePosts(api), [api]);
  return (
    <PostList
      source={source}
      first={first}
      actions={(post) => <KeptFavourite post={post} />}
      empty={empty}
      end={<ListEnd />}
    />
  );
}
