import { Button } from '../../../design/primitives/button/button.tsx';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { isAble, type usePush } from './use-push.ts';

/** Switches push notifications for this device on and off; says so if they are not possible. */
export function PushSwitch({ pushing, isBusy, failure, change }: ReturnType<typeof usePush>) {
  const { t } = useTexts();
  return (
    <section className="mb-8 rounded-card border border-line bg-surface px-4 py-4 md:px-5">
      <h3 className="text-18">{t('settings.notifications.push_label')}</h3>
      <p role="status" className="mt-1 text-14 text-ink-soft">
        {t(`settings.notifications.push_${pushing}`)}
      </p>
      {isAble(pushing) ? (
        <Button kind="secondary" className="mt-4" busy={isBusy} onClick={() => void change()}>
          {t(`settings.notifications.${pushing === 'on' ? 'push_end' : 'push_start'}`)}
        </Button>
      ) : null}
      <p role="alert" className={failure === null ? 'hidden' : 'mt-3 text-14 text-bad'}>
        {failure}
      </p>
    </section>
  );
}
