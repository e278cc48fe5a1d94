import type { Post } from '@staylore/contract/posts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { IconButton } from '../../../design/primitives/icon-button/icon-button.tsx';
import { toast } from '../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../platform/api.tsx';
import { changeCached } from '../../../platform/cached-items.ts';
import { useMember } from '../../../platform/member.tsx';
import { usePaths } from '../../../platform/paths.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { useTexts } from '../../../platform/texts.tsx';

/** Toggles a favourite at once everywhere the post is shown, and takes it back with a message when that fails. */
function useToggleFavourite(post: Post) {
  const api = useApi();
  const client = useQueryClient();
  const texts = useTexts();
  const target = { holds: 'posts', id: post.id } as const;
  return useMutation({
    mutationFn: async () => {
      if (post.favorite_id === null) {
        return (await api.call('POST /api/postfavorites', { body: { post_id: post.id } })).post.id;
      }
      await api.call('DELETE /api/postfavorites/:id', { params: { id: post.favorite_id } });
      return null;
    },
    onMutate: () => {
      const adding = post.favorite_id === null;
      return changeCached<Post>(client, target, (item) => ({
        ...item,
        // 0 stands for "on its way" until the record's id is known.
        favorite_id: adding ? 0 : null,
        favorite: Math.max(0, item.favorite + (adding ? 1 : -1)),
      }));
    },
    onSuccess: (id) => {
      changeCached<Post>(client, target, (item) => ({ ...item, favorite_id: id }));
    },
    onError: (error, _, undo) => {
      undo?.();
      toast(texts.t('posts.favourite.failed', { reason: problemText(error, texts) }), { tone: 'bad' });
    },
  });
}

/** The heart: yellow when the viewer has favourited the post. Visitors are asked to sign in. */
export function FavouriteButton({ post, over = 'picture' }: { post: Post; over?: 'picture' | 'page' }) {
  const member = useMember();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const paths = usePaths();
  const { t } = useTexts();
  const toggle = useToggleFavourite(post);
  const on = post.favorite_id !== null;
  const press = () => {
    if (member === null) navigate(`${paths.login}?next=${encodeURIComponent(pathname + search)}`);
    else if (!toggle.isPending) toggle.mutate();
  };
  return (
    <IconButton
      over={over}
      label={t(on ? 'posts.favourite.remove' : 'posts.favourite.add')}
      aria-pressed={on}
      data-favourite={post.id}
      onClick={press}
      icon={
        <Heart
          aria-hidden="true"
          className={on || post.favorite > 0 ? 'fill-favourite text-favourite' : ''}
        />
      }
    />
  );
}
