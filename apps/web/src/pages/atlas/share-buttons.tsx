import type { Atlas } from '@staylore/contract/discovery/atlas';
import { ImageDown } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { ShareAtlas } from '../../blocks/atlas/share-atlas.tsx';
import { buttonStyle } from '../../design/primitives/button/button-style.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

/** Shares the link of the atlas, and its picture for a story. */
export function ShareButtons({ atlas, title }: { atlas: Atlas; title: string }) {
  const { t, language } = useTexts();
  const { revalidate } = useRevalidator();
  return (
    <>
      <ShareAtlas
        username={atlas.username}
        isShown={atlas.shown}
        onShown={revalidate}
        kind="secondary"
        words={{
          title,
          share: t('actions.share'),
          showAndShare: t('atlas.show_and_share'),
          copied: t('atlas.copied'),
          copyFailed: (link) => t('atlas.copy_failed', { link }),
        }}
      />
      <a
        href={`/api/atlases/${atlas.username}/story.jpg?language=${language}&v=${atlas.content}`}
        download={`staylore-${atlas.username}.jpg`}
        className={buttonStyle({ kind: 'secondary' })}
      >
        <ImageDown aria-hidden="true" />
        {t('atlas.story')}
      </a>
    </>
  );
}
