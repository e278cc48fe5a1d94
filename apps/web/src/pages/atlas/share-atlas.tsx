import type { Atlas } from '@staylore/contract/discovery/atlas';
import { ImageDown, Share2 } from 'lucide-react';
import { Button } from '../../design/primitives/button/button.tsx';
import { buttonStyle } from '../../design/primitives/button/button-style.ts';
import { toast } from '../../design/primitives/toast/toast-store.ts';
import { usePaths } from '../../platform/page/paths.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

/** Shares the atlas by the device's share sheet, or copies its link if there is none; and its picture for a story. */
export function ShareAtlas({ atlas, title }: { atlas: Atlas; title: string }) {
  const { t, language } = useTexts();
  const path = usePaths().atlas(atlas.username);
  const share = async () => {
    const link = new URL(path, window.location.origin).href;
    if (typeof navigator.share === 'function') {
      // Closing the sheet without sharing rejects; that is no error.
      await navigator.share({ title, text: title, url: link }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(link);
      toast(t('atlas.copied'), { tone: 'good' });
    } catch {
      toast(t('atlas.copy_failed', { link }));
    }
  };
  return (
    <>
      <Button kind="secondary" icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
        {t('atlas.share')}
      </Button>
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
