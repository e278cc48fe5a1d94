import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { Button } from '../../../../design/primitives/button/button.tsx';
import { Field } from '../../../../design/primitives/field/field.tsx';
import { useApi } from '../../../../platform/api/api.tsx';
import { isProblem } from '../../../../platform/api/problem.ts';
import { problemText } from '../../../../platform/api/problem-text.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { PasswordInput } from '../components/password-input.tsx';
import { FormError } from './login-form.tsx';

interface PasswordFields {
  old_password: string;
  password: string;
  confirm: string;
}

const empty: PasswordFields = { old_password: '', password: '', confirm: '' };

/** Changes the own password; says below the button how that ended. */
export function ChangePasswordForm() {
  const api = useApi();
  const texts = useTexts();
  const { t } = texts;
  const form = useForm<PasswordFields>({ reValidateMode: 'onSubmit', defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const [saved, setSaved] = useState(false);
  const submit = form.handleSubmit(async ({ old_password, password }) => {
    const body = old_password === '' ? { password } : { password, old_password };
    setSaved(false);
    try {
      await api.call('PUT /api/users/password', { body });
      form.reset(empty);
      setSaved(true);
    } catch (error) {
      const refused = isProblem(error) ? Object.entries(error.errors).filter(([name]) => name in empty) : [];
      for (const [name, sentence] of refused) {
        const isOldWrong = isProblem(error) && error.code === 'accounts.wrong_password';
        const message = isOldWrong && old_password !== '' ? t('settings.password.old_wrong') : sentence;
        form.setError(name as keyof PasswordFields, { message }, { shouldFocus: true });
      }
      if (refused.length === 0) {
        const reason = problemText(error, texts);
        form.setError('root', { message: t('settings.password.failed', { reason }) });
      }
    }
  });
  return (
    <form onSubmit={submit} noValidate className="max-w-form">
      <OldField form={form} />
      <NewFields form={form} />
      <FormError text={errors.root?.message} />
      <Button type="submit" size="large" className="max-sm:w-full" busy={isSubmitting}>
        {t('settings.password.save')}
      </Button>
      <p role="status" className="mt-4 min-h-6 text-good">
        {saved ? t('settings.password.saved') : ''}
      </p>
    </form>
  );
}

function OldField({ form }: { form: UseFormReturn<PasswordFields> }) {
  const { t } = useTexts();
  return (
    <Field
      label={t('settings.password.old')}
      hint={t('settings.password.old_hint')}
      error={form.formState.errors.old_password?.message}
    >
      {(control) => (
        <PasswordInput {...control} {...form.register('old_password')} autoComplete="current-password" />
      )}
    </Field>
  );
}

function NewFields({ form }: { form: UseFormReturn<PasswordFields> }) {
  const { t } = useTexts();
  const { errors } = form.formState;
  return (
    <>
      <Field
        label={t('settings.password.new')}
        hint={t('settings.password.new_hint')}
        error={errors.password?.message}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password', { required: t('settings.password.required') })}
            autoComplete="new-password"
          />
        )}
      </Field>
      <Field label={t('settings.password.confirm')} error={errors.confirm?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('confirm', {
              required: t('settings.password.confirm_required'),
              validate: (value, all) => value === all.password || t('settings.password.mismatch'),
            })}
            autoComplete="new-password"
          />
        )}
      </Field>
    </>
  );
}
