import type { Post } from '@staylore/contract/stays/posts';
import { ImageDown, ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { lazyPart } from '../../../platform/page/lazy-part-loading.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { useComingPicture } from './use-coming-picture.ts';

const LinkDialog = lazyPart(() => import('./link-dialog.tsx'));

/** Shown instead of a missing picture of the member's own post: it is being fetched, or a button asks for the link of the post that has one. */
export function MissingPicture({ post }: { post: Post }) {
  return post.picture_coming ? <PictureComing post={post} /> : <AskForPicture post={post} />;
}

function PictureComing({ post }: { post: Post }) {
  const { t } = useTexts();
  useComingPicture(post);
  return (
    <p className="flex size-full animate-pulse flex-col items-center justify-center gap-3 p-6 text-center text-14 text-ink-soft">
      <ImageDown aria-hidden="true" className="size-8" />
      {t('instagramLinks.picture_coming')}
    </p>
  );
}

function AskForPicture({ post }: { post: Post }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const title = post.hotel_name ?? (post.location === '' ? t('posts.untitled') : post.location);
  return (
    <div className="flex size-full flex-col">
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-0 w-full flex-1 flex-col items-center justify-center gap-3 rounded-card p-6 text-center text-ink-soft hover:text-ink focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-accent"
      >
        <ImagePlus aria-hidden="true" className="size-8" />
        <span className="text-14">{t('instagramLinks.add_picture', { title })}</span>
      </button>
      {open ? (
        <div className="px-6 pb-4 text-center text-14">
          <LazyPart>
            <LinkDialog post={post} onClose={() => setOpen(false)} />
          </LazyPart>
        </div>
      ) : null}
    </div>
  );
}
