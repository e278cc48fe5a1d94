import type { OwnMedia } from '@staylore/contract/imports/own-account';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../design/primitives/button/button.tsx';
import { pictureFile } from '../../features/imports/own-account/own-media.ts';
import { useConnectAnswer } from '../../features/imports/own-account/use-connect-answer.ts';
import { useApi } from '../../platform/api/api.tsx';
import { problemText } from '../../platform/api/problem-text.ts';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { lazyPart } from '../../platform/page/lazy-part-loading.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

const PhotoPicker = lazyPart(() => import('../../features/imports/own-account/photo-picker.tsx'));

interface Props {
  caption: string;
  onPicture(file: File): Promise<void>;
  onCaption(caption: string): void;
}

type Notice = { tone: 'plain' | 'bad'; text: string; spare?: string };

/** Copies picture and caption of the member's own post at the photo network into the form. */
export function ImportPicker({ caption, onPicture, onCaption }: Props) {
  const api = useApi();
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const { opener, trouble } = useConnectAnswer();
  useEffect(() => {
    if (opener === null) return;
    api.call('POST /api/instagram/account/redeem', { body: { access_token: opener } }).then(
      () => setOpen(true),
      (error) => setNotice({ tone: 'bad', text: problemText(error, t) }),
    );
  }, [api, opener, t]);

  const take = async (item: OwnMedia) => {
    setBusy(true);
    setNotice({ tone: 'plain', text: t('instagramAccount.picker.taking') });
    try {
      await onPicture(await pictureFile(api, item));
      const keeps = caption.trim() !== '' && item.caption !== '' && caption !== item.caption;
      if (item.caption !== '' && !keeps) onCaption(item.caption);
      const text = t('instagramAccount.picker.taken');
      if (!keeps) return setNotice({ tone: 'plain', text });
      setNotice({
        tone: 'plain',
        text: `${text} ${t('instagramAccount.picker.kept_caption')}`,
        spare: item.caption,
      });
    } catch (error) {
      const reason = problemText(error, t);
      setNotice({ tone: 'bad', text: t('instagramAccount.picker.not_taken', { reason }) });
    } finally {
      setBusy(false);
    }
  };

  const shown: Notice | null = notice ?? (trouble === null ? null : { tone: 'bad', text: trouble });
  const { spare } = shown ?? {};
  return (
    <div className="flex flex-col items-start gap-2 md:items-end">
      <Button
        kind="secondary"
        busy={busy}
        icon={<Download aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('postForm.import')}
      </Button>
      <div aria-live="polite" className="flex flex-wrap items-center gap-x-3 text-14 md:justify-end">
        {shown === null ? null : (
          <p className={shown.tone === 'bad' ? 'text-bad' : 'text-ink-soft'}>{shown.text}</p>
        )}
        {spare === undefined ? null : (
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              onCaption(spare);
              setNotice(null);
            }}
          >
            {t('instagramAccount.picker.use_caption')}
          </Button>
        )}
      </div>
      {open ? (
        <LazyPart>
          <PhotoPicker onClose={() => setOpen(false)} onPick={(item) => void take(item)} />
        </LazyPart>
      ) : null}
    </div>
  );
}
