import type { Post } from '@staylore/contract/stays/posts';
import { Heart } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { IconButton } from '../../../../design/primitives/icon-button/icon-button.tsx';
import { toast } from '../../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../../platform/api/api.tsx';
import { problemText } from '../../../../platform/api/problem-text.ts';
import { usePaths } from '../../../../platform/page/paths.ts';
import { useMember } from '../../../../platform/session/member.tsx';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { useFavourite } from '../favourite-store.ts';
import { toggleFavourite } from '../toggle-favourite.ts';

interface Props {
  post: Post;
  over?: 'picture' | 'page';
  /** Called when the server has taken the favourite back. */
  onRemoved?(): void;
}

/** The heart: yellow when anybody, the viewer above all, has favourited the post. Visitors are asked to sign in. */
export function FavouriteButton({ post, over = 'picture', onRemoved }: Props) {
  const api = useApi();
  const member = useMember();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const paths = usePaths();
  const texts = useTexts();
  const now = useFavourite(post);
  const mine = now.favorite_id !== null;
  const press = () => {
    if (member === null) return navigate(`${paths.login}?next=${encodeURIComponent(pathname + search)}`);
    return toggleFavourite(api, post.id, now).then(
      () => (mine ? onRemoved?.() : undefined),
      (error: unknown) =>
        toast(texts.t('posts.favourite.failed', { reason: problemText(error, texts) }), { tone: 'bad' }),
    );
  };
  return (
    <IconButton
      over={over}
      label={texts.t(mine ? 'posts.favourite.remove' : 'posts.favourite.add')}
      aria-pressed={mine}
      data-favourite={post.id}
      onClick={press}
      icon={
        <Heart
          aria-hidden="true"
          className={mine || now.favorite > 0 ? 'fill-favourite text-favourite' : ''}
        />
      }
    />
  );
}
