import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../texts/texts.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import type { FormOf } from './use-form.ts';

/** Asks before a form of the settings is left with something typed but not saved. */
export function UnsavedGuard<Values extends FieldValues>({ form }: { form: FormOf<Values> }) {
  const { t } = useTexts();
  return (
    <LeaveGuard
      active={form.formState.isDirty && !form.isBusy}
      title={t('settings.unsaved.title')}
      text={t('settings.unsaved.text')}
      stay={t('settings.unsaved.stay')}
      leave={t('settings.unsaved.leave')}
    />
  );
}
