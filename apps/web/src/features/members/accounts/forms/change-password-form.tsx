import { useState } from 'react';
import { useApi } from '../../../../platform/api/api.tsx';
import { Form, Submit } from '../../../../platform/forms/form.tsx';
import { FormField } from '../../../../platform/forms/form-field.tsx';
import { PasswordInput } from '../../../../platform/forms/password-input.tsx';
import { UnsavedGuard } from '../../../../platform/forms/unsaved-guard.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { repeated } from './repeated.ts';

const empty = { old_password: '', password: '', confirm: '' };

/** Changes the member's own password; the result is shown below the button. */
export function ChangePasswordForm() {
  const api = useApi();
  const { t } = useTexts();
  const [saved, setSaved] = useState(false);
  const form = useForm({
    schema: () => import('@staylore/contract/members/settings').then((it) => it.changePassword.body),
    values: empty,
    check: repeated({
      missing: t('settings.password.confirm_required'),
      different: t('settings.password.mismatch'),
    }),
    refused: ({ code }, { old_password }) =>
      code === 'accounts.wrong_password' && old_password !== ''
        ? { old_password: t('settings.password.old_wrong') }
        : undefined,
    failed: (reason) => t('settings.password.failed', { reason }),
    send: async ({ old_password, password }) => {
      setSaved(false);
      const body = old_password === '' ? { password } : { password, old_password };
      await api.call('PUT /api/users/password', { body });
      form.reset(empty);
      setSaved(true);
    },
  });
  return (
    <Form form={form} className="max-w-form">
      <FormField
        form={form}
        name="old_password"
        label={t('settings.password.old')}
        hint={t('settings.password.old_hint')}
        as={PasswordInput}
        autoComplete="current-password"
      />
      <FormField
        form={form}
        name="password"
        label={t('settings.password.new')}
        hint={t('settings.password.new_hint')}
        missing={t('settings.password.required')}
        as={PasswordInput}
        autoComplete="new-password"
      />
      <FormField
        form={form}
        name="confirm"
        label={t('settings.password.confirm')}
        as={PasswordInput}
        autoComplete="new-password"
      />
      <Submit form={form} className="max-sm:w-full">
        {t('settings.password.save')}
      </Submit>
      <p role="status" className="mt-4 min-h-6 text-good">
        {saved ? t('settings.password.saved') : ''}
      </p>
      <UnsavedGuard form={form} />
    </Form>
  );
}
