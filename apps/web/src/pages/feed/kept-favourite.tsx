import type { Post } from '@staylore/contract/stays/posts';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../design/primitives/toast/toast-store.ts';
import { FavouriteButton } from '../../features/stays/favourites/components/favourite-button.tsx';
import { useFavourite } from '../../features/stays/favourites/use-favourite.ts';
import { favouritePosts } from '../../features/stays/posts/api/post-lists.ts';
import { useApi } from '../../platform/api/api.tsx';
import type { Page } from '../../platform/api/api-client.ts';
import { toastFailure } from '../../platform/api/toast-failure.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

type Held = InfiniteData<Page<Post[]>, string | null>;

/** The heart of a card among the favourites: removing the favourite removes the card, and can be undone. */
export function KeptFavourite({ post }: { post: Post }) {
  const api = useApi();
  const client = useQueryClient();
  const { t } = useTexts();
  const { toggle } = useFavourite(post);
  const { queryKey } = favouritePosts(api);

  const takeOut = async () => {
    // An answer in progress would bring the card back.
    await client.cancelQueries({ queryKey });
    const before = client.getQueryData<Held>(queryKey);
    client.setQueryData<Held>(queryKey, (held) =>
      held === undefined ? held : { ...held, pages: held.pages.map((page) => without(page, post.id)) },
    );
    const undo = async () => {
      try {
        await toggle({ favorite_id: null, favorite: Math.max(0, post.favorite - 1) });
        client.setQueryData(queryKey, before);
      } catch (error) {
        toastFailure(error, t);
      }
    };
    toast(t('posts.favourite.removed'), {
      action: { label: t('actions.undo'), run: () => void undo() },
    });
  };
  return <FavouriteButton post={post} onRemoved={() => void takeOut()} />;
}

const without = (page: Page<Post[]>, id: number): Page<Post[]> => ({
  ...page,
  items: page.items.filter((item) => item.id !== id),
});
