import { useForm } from 'react-hook-form';
import { Button } from '../../../design/primitives/button/button.tsx';
import { Field } from '../../../design/primitives/field/field.tsx';
import { TextInput } from '../../../design/primitives/text-input/text-input.tsx';
import { useApi } from '../../../platform/api.tsx';
import { useHydrated } from '../../../platform/hydrated.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { useTexts } from '../../../platform/texts.tsx';
import { type Session, signIn } from '../api/sign-in.ts';
import { PasswordInput } from '../components/password-input.tsx';

interface LoginFields {
  email: string;
  password: string;
}

/** Mail address and password; errors are cleared with each try. */
export function LoginForm({ onSignedIn }: { onSignedIn(session: Session): Promise<void> }) {
  const api = useApi();
  const texts = useTexts();
  const { t } = texts;
  const form = useForm<LoginFields>({ reValidateMode: 'onSubmit' });
  const alive = useHydrated();
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (fields) => {
    try {
      const result = await signIn(api, fields);
      if (result.kind === 'signed-in') await onSignedIn(result.session);
      if (result.kind === 'wrong-email') form.setError('email', { message: t('accounts.login.wrong_email') });
      if (result.kind === 'wrong-password')
        form.setError('password', { message: t('accounts.login.wrong_password') });
    } catch (error) {
      form.setError('root', { message: t('accounts.login.failed', { reason: problemText(error, texts) }) });
    }
  });

  return (
    <form onSubmit={submit} noValidate method="post" action="/api/login">
      <Field label={t('accounts.login.email')} error={errors.email?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('email', {
              validate: (value) => value.trim() !== '' || t('accounts.login.email_required'),
            })}
            type="email"
            autoComplete="username"
            inputMode="email"
          />
        )}
      </Field>
      <Field label={t('accounts.login.password')} error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password', { required: t('accounts.login.password_required') })}
            autoComplete="current-password"
          />
        )}
      </Field>
      <FormError text={errors.root?.message} />
      <Button type="submit" size="large" className="w-full" busy={isSubmitting} disabled={!alive}>
        {t('accounts.login.submit')}
      </Button>
    </form>
  );
}

/** What went wrong with the whole form. */
export function FormError({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p role="alert" className="mb-4 rounded-8 bg-bad-soft px-4 py-3 text-14 text-ink">
      {text}
    </p>
  );
}
