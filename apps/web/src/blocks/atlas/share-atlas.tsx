import { Link2, Share2 } from 'lucide-react';
import { Button } from '../../design/primitives/button/button.tsx';
import { toast } from '../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../platform/api/api.tsx';
import { storeMember } from '../../platform/api/session-store.ts';
import { useAction } from '../../platform/api/use-action.ts';
import { usePaths } from '../../platform/page/paths.ts';

interface Words {
  /** The title of what is shared. */
  title: string;
  share: string;
  showAndShare: string;
  copied: string;
  copyFailed(link: string): string;
}

interface Props {
  username: string;
  words: Words;
  kind?: 'primary' | 'secondary';
  /** The atlas is already public. */
  isShown: boolean;
  onShown(): unknown;
}

/** Shares the atlas. Friends could not open a hidden one, so the same press shows it, as the button says. */
export function ShareAtlas({ username, isShown, onShown, words, kind = 'primary' }: Props) {
  const api = useApi();
  const paths = usePaths();
  const { isBusy, act } = useAction();
  const show = async () => {
    const { user } = await api.call('PUT /api/me/atlas', { body: { shown: true } });
    storeMember(user);
    await onShown();
  };
  const press = () =>
    act(async () => {
      if (!isShown) await show();
      await share(new URL(paths.atlas(username), window.location.origin).href, words);
    });
  const hasSheet = typeof navigator.share === 'function';
  return (
    <Button
      kind={kind}
      icon={hasSheet ? <Share2 aria-hidden="true" /> : <Link2 aria-hidden="true" />}
      busy={isBusy}
      onClick={press}
    >
      {isShown ? words.share : words.showAndShare}
    </Button>
  );
}

/** The device's share sheet if there is one, else a copied link. */
async function share(url: string, { title, copied, copyFailed }: Words): Promise<void> {
  if (typeof navigator.share === 'function') {
    const answer = await navigator.share({ title, text: title, url }).catch((error: unknown) => error);
    // Closing the sheet without sharing is no error; if it may not open after the wait, the link can still be copied.
    if (!(answer instanceof DOMException && answer.name === 'NotAllowedError')) return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast(copied, { tone: 'good' });
  } catch {
    toast(copyFailed(url));
  }
}
