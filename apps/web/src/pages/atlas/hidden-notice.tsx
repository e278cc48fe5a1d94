import { EyeOff } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { Button } from '../../design/primitives/button/button.tsx';
import { toast } from '../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../platform/api/api.tsx';
import { useAction } from '../../platform/api/use-action.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

/** Tells the member that the atlas is hidden, with a button that shows it to everyone. */
export function HiddenNotice() {
  const api = useApi();
  const { t } = useTexts();
  const { revalidate } = useRevalidator();
  const { isBusy, act } = useAction((reason) => t('atlas.failed', { reason }));
  const show = () =>
    act(async () => {
      await api.call('PUT /api/me/atlas', { body: { shown: true } });
      toast(t('atlas.shown_now'), { tone: 'good' });
      await revalidate();
    });
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
        <Button size="small" busy={isBusy} onClick={show}>
          {t('atlas.show')}
        </Button>
      </div>
    </aside>
  );
}
