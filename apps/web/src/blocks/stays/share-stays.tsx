import { Link2, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/primitives/button/button.tsx';
import { toast } from '../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../platform/api/api.tsx';
import { problemText } from '../../platform/api/problem-text.ts';
import { storeMember } from '../../platform/api/session-store.ts';
import { usePaths } from '../../platform/page/paths.ts';
import { type Texts, useTexts } from '../../platform/texts/texts.tsx';

interface Props {
  username: string;
  /** Everyone can open the atlas already. */
  isShown: boolean;
  onShown(): void;
}

/** Shares the atlas. Friends could not open a hidden one, so the same press shows it, as the button says. */
export function ShareStays({ username, isShown, onShown }: Props) {
  const api = useApi();
  const texts = useTexts();
  const { t } = texts;
  const paths = usePaths();
  const [isBusy, setIsBusy] = useState(false);
  const show = async () => {
    const { user } = await api.call('PUT /api/me/atlas', { body: { shown: true } });
    storeMember(user);
    onShown();
  };
  const press = async () => {
    setIsBusy(true);
    try {
      if (!isShown) await show();
      await share(new URL(paths.atlas(username), window.location.origin).href, texts);
    } catch (error) {
      toast(problemText(error, texts), { tone: 'bad' });
    }
    setIsBusy(false);
  };
  const hasSheet = typeof navigator.share === 'function';
  return (
    <Button
      icon={hasSheet ? <Share2 aria-hidden="true" /> : <Link2 aria-hidden="true" />}
      busy={isBusy}
      onClick={press}
    >
      {t(isShown ? 'instagramImport.saved.share' : 'instagramImport.saved.show_and_share')}
    </Button>
  );
}

/** The device's share sheet if there is one, else a copied link. */
async function share(url: string, { t }: Texts): Promise<void> {
  if (typeof navigator.share === 'function') {
    const answer = await navigator
      .share({ title: t('instagramImport.saved.share_title'), url })
      .catch((error: unknown) => error);
    // Closing the sheet without sharing is no error; if it may not open after the wait, the link can still be copied.
    if (!(answer instanceof DOMException && answer.name === 'NotAllowedError')) return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast(t('posts.link_copied'), { tone: 'good' });
  } catch {
    toast(t('posts.copy_failed', { link: url }));
  }
}
