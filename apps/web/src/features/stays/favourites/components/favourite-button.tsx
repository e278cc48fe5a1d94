import type { Post } from '@staylore/contract/stays/posts';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { toastFailure } from '../../../../platform/api/toast-failure.ts';
import { LazyPart } from '../../../../platform/page/lazy-part.tsx';
import { lazyPart } from '../../../../platform/page/lazy-part-loading.ts';
import { useMember } from '../../../../platform/session/member.tsx';
import { formatNumber } from '../../../../platform/texts/format.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { useFavourite } from '../use-favourite.ts';

const VisitorSheet = lazyPart(() => import('./visitor-sheet.tsx'));

interface Props {
  post: Post;
  over?: 'picture' | 'page';
  /** Called when the server has removed the favourite. */
  onRemoved?(): void;
}

/** The heart, yellow for the member's own, and the number of favourites. Visitors are asked to sign in. */
export function FavouriteButton({ post, over = 'picture', onRemoved }: Props) {
  const member = useMember();
  const { t, language } = useTexts();
  const { now, toggle } = useFavourite(post);
  const [asks, setAsks] = useState(false);
  const mine = now.favorite_id !== null;
  const count = now.favorite === 0 ? '' : formatNumber(now.favorite, language);
  const does = t(mine ? 'posts.favourite.remove' : 'posts.favourite.add');
  const press = () => {
    if (member === null) return setAsks(true);
    return toggle().then(
      () => (mine ? onRemoved?.() : undefined),
      (error: unknown) => toastFailure(error, t),
    );
  };
  return (
    <>
      <button
        type="button"
        title={does}
        aria-pressed={mine}
        data-favourite={post.id}
        onClick={press}
        className={`heart heart-on-${over}`}
      >
        <Heart aria-hidden="true" />
        {/* The accessible name is the content of the button, so that it contains the visible number. */}
        <span className="sr-only">{does}</span> <span className="count">{count}</span>
      </button>
      {asks ? (
        <LazyPart>
          <VisitorSheet post={post} onClose={() => setAsks(false)} />
        </LazyPart>
      ) : null}
    </>
  );
}
