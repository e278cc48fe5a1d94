import type { Post } from '@staylore/contract/stays/posts';
import { ImagePlus } from 'lucide-react';
import { lazy, useState } from 'react';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { useTexts } from '../../../platform/texts/texts.tsx';

const LinkDialog = lazy(() => import('./link-dialog.tsx'));

/** The placeholder of an own post without a picture: a press asks for the link of the post that has one. */
export function MissingPicture({ post }: { post: Post }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const title = post.hotel_name ?? (post.location === '' ? t('posts.untitled') : post.location);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex size-full flex-col items-center justify-center gap-3 rounded-card p-6 text-center text-ink-soft hover:text-ink focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-accent"
      >
        <ImagePlus aria-hidden="true" className="size-8" />
        <span className="text-14">{t('instagramLinks.add_picture', { title })}</span>
      </button>
      {open ? (
        <LazyPart>
          <LinkDialog post={post} onClose={() => setOpen(false)} />
        </LazyPart>
      ) : null}
    </>
  );
}
