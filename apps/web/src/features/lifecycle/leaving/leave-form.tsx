import type { AnswerOf } from '@staylore/contract/contract';
import { useState } from 'react';
import { AlertDialog } from '../../../design/primitives/alert-dialog/alert-dialog.tsx';
import { useApi } from '../../../platform/api/api.tsx';
import { Form, Submit } from '../../../platform/forms/form.tsx';
import { FormField } from '../../../platform/forms/form-field.tsx';
import { PasswordInput } from '../../../platform/forms/password-input.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { MoneyChoice } from './money-choice.tsx';

interface Props {
  leaving: AnswerOf<'GET /api/me/leaving'>;
  /** Makes the call that begins deleting the account, and signs this browser out. */
  onLeave(call: () => Promise<unknown>): Promise<void>;
}

/** Asks for the password and, if money is owed, what happens to it; then asks for confirmation. */
export function LeaveForm({ leaving, onLeave }: Props) {
  const { t } = useTexts();
  const { form, sure, setSure, leave } = useLeave({ leaving, onLeave });
  if (!leaving.needs_password && !leaving.fresh)
    return <p className="rounded-8 bg-sunken px-4 py-3">{t('leaving.stale')}</p>;
  return (
    <Form form={form} className="grid gap-6">
      {leaving.coming.length === 0 ? null : (
        <MoneyChoice
          leaving={leaving}
          givesUp={form.watch('gives_up')}
          onChange={(givesUp) => form.setValue('gives_up', givesUp)}
        />
      )}
      {leaving.needs_password ? (
        <div className="max-w-form">
          <FormField
            form={form}
            name="password"
            label={t('leaving.password')}
            hint={t('leaving.password_hint')}
            as={PasswordInput}
            autoComplete="current-password"
          />
        </div>
      ) : null}
      <Submit form={form} kind="danger" className="sm:justify-self-start">
        {t('leaving.submit')}
      </Submit>
      <AlertDialog
        open={sure}
        onClose={() => setSure(false)}
        title={t('leaving.sure.title')}
        text={t('leaving.sure.text')}
        cancel={t('actions.cancel')}
        confirm={t('leaving.sure.confirm')}
        danger
        onConfirm={leave}
      />
    </Form>
  );
}

/** The form that only asks for confirmation, and what happens then. */
function useLeave({ leaving, onLeave }: Props) {
  const api = useApi();
  const { t } = useTexts();
  const [sure, setSure] = useState(false);
  const form = useForm({
    schema: () => import('@staylore/contract/lifecycle/leaving').then((it) => it.leave.body),
    values: { password: '', gives_up: false },
    check: ({ password }) =>
      leaving.needs_password && password === '' ? { password: t('leaving.required') } : {},
    refused: ({ code }) =>
      code === 'accounts.wrong_password' ? { password: t('leaving.wrong') } : undefined,
    failed: (reason) => t('leaving.failed', { reason }),
    send: async () => setSure(true),
  });
  const leave = () =>
    void form.run(() => onLeave(() => api.call('POST /api/me/leaving', { body: form.getValues() })));
  return { form, sure, setSure, leave };
}
