import type { ScannedPost } from '@staylore/contract/imports/photo-network';
import { useState } from 'react';
import { Button } from '../../../design/primitives/button/button.tsx';
import { useTexts } from '../../../platform/texts/texts.tsx';

/** Longer captions are cut until the reader wants all of them. */
const longCaption = 360;

interface Props {
  post: Pick<ScannedPost, 'caption' | 'source_url'>;
  /** The card shows the whole caption already. */
  isShown: boolean;
}

/** What a reader needs to judge a hit: the whole caption, and the post itself. */
export function Original({ post: { caption, source_url }, isShown }: Props) {
  const { t } = useTexts();
  const [isWhole, setWhole] = useState(caption.length <= longCaption);
  return (
    <div className="mb-2">
      {isShown ? null : (
        <p className={`max-w-text wrap-anywhere whitespace-pre-line ${isWhole ? '' : 'line-clamp-6'}`}>
          {caption}
        </p>
      )}
      {isWhole ? null : (
        <Button kind="quiet" size="small" className="-ml-3.5" onClick={() => setWhole(true)}>
          {t('instagramImport.check.more')}
        </Button>
      )}
      {source_url === null ? null : (
        <p>
          <a
            href={source_url}
            rel="ugc nofollow noopener"
            target="_blank"
            className="inline-block py-1 text-14 underline"
          >
            {t('posts.original')}
          </a>
        </p>
      )}
    </div>
  );
}
