import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../design/primitives/button/button.tsx';
import { toast } from '../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../platform/api/api.tsx';
import { problemText } from '../../platform/api/problem-text.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

/** Tells the member that nobody else sees the atlas, with a button that shows it to everybody. */
export function HiddenNotice() {
  const api = useApi();
  const texts = useTexts();
  const { t } = texts;
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const show = async () => {
    setBusy(true);
    try {
      await api.call('PUT /api/me/atlas', { body: { shown: true } });
      toast(t('atlas.shown_now'), { tone: 'good' });
      await revalidate();
    } catch (error) {
      toast(t('atlas.failed', { reason: problemText(error, texts) }), { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <aside className="border-b border-line bg-accent-soft">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-6 gap-y-3 px-edge py-3">
        <p className="flex items-start gap-3">
          <EyeOff aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
          <span>
            <strong className="font-semibold">{t('atlas.only_you')}</strong>{' '}
            <span className="text-ink">{t('atlas.only_you_text')}</span>
          </span>
        </p>
        <Button size="small" busy={busy} onClick={() => void show()}>
          {t('atlas.show')}
        </Button>
      </div>
    </aside>
  );
}
