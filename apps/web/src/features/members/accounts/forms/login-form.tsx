import { type FormEvent, useState } from 'react';
import { Button } from '../../../../design/primitives/button/button.tsx';
import { Field } from '../../../../design/primitives/field/field.tsx';
import { TextInput } from '../../../../design/primitives/text-input/text-input.tsx';
import { useApi } from '../../../../platform/api/api.tsx';
import { problemText } from '../../../../platform/api/problem-text.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { type Session, signIn } from '../api/sign-in.ts';
import { PasswordInput } from '../components/password-input.tsx';

type LoginErrors = Partial<Record<'email' | 'password' | 'form', string>>;

/** Mail address and password; errors are cleared with each try. */
export function LoginForm({ onSignedIn }: { onSignedIn(session: Session): Promise<void> }) {
  const texts = useTexts();
  const { t } = texts;
  const api = useApi();
  const [errors, setErrors] = useState<LoginErrors>({});
  const [busy, setBusy] = useState(false);

  const send = async (fields: { email: string; password: string }) => {
    setBusy(true);
    try {
      const result = await signIn(api, fields);
      if (result.kind === 'signed-in') await onSignedIn(result.session);
      if (result.kind === 'wrong-email') setErrors({ email: t('accounts.login.wrong_email') });
      if (result.kind === 'wrong-password') setErrors({ password: t('accounts.login.wrong_password') });
    } catch (error) {
      setErrors({ form: t('accounts.login.failed', { reason: problemText(error, texts) }) });
    } finally {
      setBusy(false);
    }
  };

  // Two fields that keep what is typed themselves: the first page a member sees does without the form library.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const given = new FormData(form);
    const fields = { email: String(given.get('email') ?? ''), password: String(given.get('password') ?? '') };
    const wrong: LoginErrors = {
      ...(fields.email.trim() === '' && { email: t('accounts.login.email_required') }),
      ...(fields.password === '' && { password: t('accounts.login.password_required') }),
    };
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first === undefined) void send(fields);
    else form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  return (
    <form onSubmit={submit} noValidate method="post" action="/api/login">
      <Field label={t('accounts.login.email')} error={errors.email}>
        {(control) => (
          <TextInput {...control} name="email" type="email" autoComplete="username" inputMode="email" />
        )}
      </Field>
      <Field label={t('accounts.login.password')} error={errors.password}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
      </Field>
      <FormError text={errors.form} />
      <Button type="submit" size="large" className="w-full" busy={busy}>
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
