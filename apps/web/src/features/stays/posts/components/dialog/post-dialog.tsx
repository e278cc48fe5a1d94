import type { ReactNode } from 'react';
import { Dialog } from '../../../../../design/primitives/dialog/dialog.tsx';
import { Day } from '../../../../../platform/texts/day.tsx';
import { useTexts } from '../../../../../platform/texts/texts.tsx';
import { captionText } from '../../caption-text.ts';
import { type CardPost, picturesOf, titleOf } from '../../card-post.ts';
import { AuthorLine } from '../parts/author-line.tsx';
import { Credit } from '../parts/credit.tsx';
import { Gallery } from '../parts/gallery.tsx';
import { AdLabel, PlaceLine, Price } from '../parts/post-facts.tsx';
import { AdNote, HotelLink, HotelPageLink, OriginalLink, Tags } from '../parts/post-links.tsx';

interface Props {
  post: CardPost;
  onClose(): void;
  /** Heart, share and the like. */
  actions?: ReactNode;
  /** A link to the author's profile instead of the bare line. */
  author?: ReactNode;
}

/** A stay over the page it was found on: pictures, author, caption, tags, hotel, place and price. */
export default function PostDialog({ post, onClose, actions, author }: Props) {
  const { t } = useTexts();
  const name = titleOf(post);
  const title = name === '' ? t('instagramImport.stay_only') : name;
  return (
    <Dialog onClose={onClose} title={title} titleHidden closeLabel={t('actions.close')} size="large">
      <div className="grid sm:grid-cols-2">
        <Gallery
          pictures={picturesOf(post)}
          fallbackAlt={t('posts.picture_of', { title })}
          sizes="(min-width: 769px) 512px, 60vw"
        />
        <div className="flex min-w-0 flex-col p-6 md:p-8 md:pt-7">
          <div className="sm:pr-12">
            <Credit post={post} />
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              {author ?? <AuthorLine post={post} size={36} />}
              <AdLabel post={post} />
            </div>
          </div>
          <p aria-hidden="true" className="mt-5 font-serif text-28 font-medium tracking-tight text-balance">
            {title}
          </p>
          <PlaceLine post={post} linked className="mt-1" />
          <p className="mt-5 whitespace-pre-line">{captionText(post)}</p>
          <div className="mt-5">
            <Tags tags={post.tags} />
          </div>
          <div className="mt-5">
            <HotelPageLink post={post} />
            <OriginalLink post={post} />
          </div>
          <div className="mt-auto pt-6">
            <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
              <Price post={post} />
              <HotelLink post={post} size="normal" />
            </div>
            <div className="mt-3">
              <AdNote post={post} />
            </div>
            <div className="mt-4 flex flex-wrap items-center gap-x-1 text-14 text-ink-soft">
              <Day at={post.created_at} className="mr-auto shrink-0" />
              {actions}
            </div>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
