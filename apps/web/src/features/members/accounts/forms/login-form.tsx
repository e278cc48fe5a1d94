import { useActionState, useEffect, useRef } from 'react';
import { Button } from '../../../../design/primitives/button/button.tsx';
import { Field } from '../../../../design/primitives/field/field.tsx';
import { TextInput } from '../../../../design/primitives/text-input/text-input.tsx';
import { useApi } from '../../../../platform/api/api.tsx';
import { problemText } from '../../../../platform/api/problem-text.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { type Session, signIn } from '../api/sign-in.ts';
import { PasswordInput } from '../components/password-input.tsx';

type LoginErrors = Partial<Record<'email' | 'password' | 'form', string>>;

interface LoginState {
  email: string;
  password: string;
  errors: LoginErrors;
}

/**
 * Mail address and password; errors are cleared with each try. A form action, because React replays one that was sent before hydration;
 * and it resets the fields afterwards, so they begin with what was sent.
 */
export function LoginForm({ onSignedIn }: { onSignedIn(session: Session): Promise<void> }) {
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [{ email, password, errors }, send, busy] = useActionState(useSend(onSignedIn), {
    email: '',
    password: '',
    errors: {},
  });
  useEffect(() => {
    const wrong = errors.email === undefined ? errors.password && 'password' : 'email';
    if (wrong !== undefined) form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  }, [errors]);
  return (
    <form ref={form} action={send} noValidate>
      <Field label={t('accounts.login.email')} error={errors.email}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            defaultValue={email}
          />
        )}
      </Field>
      <Field label={t('accounts.login.password')} error={errors.password}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
            defaultValue={password}
          />
        )}
      </Field>
      <FormError text={errors.form} />
      <Button type="submit" early size="large" className="w-full" busy={busy}>
        {t('accounts.login.submit')}
      </Button>
    </form>
  );
}

function useSend(onSignedIn: (session: Session) => Promise<void>) {
  const texts = useTexts();
  const { t } = texts;
  const api = useApi();
  return async (_before: LoginState, given: FormData): Promise<LoginState> => {
    const fields = { email: String(given.get('email') ?? ''), password: String(given.get('password') ?? '') };
    const errors: LoginErrors = {
      ...(fields.email.trim() === '' && { email: t('accounts.login.email_required') }),
      ...(fields.password === '' && { password: t('accounts.login.password_required') }),
    };
    if (Object.keys(errors).length > 0) return { ...fields, errors };
    try {
      const result = await signIn(api, fields);
      if (result.kind === 'signed-in') await onSignedIn(result.session);
      if (result.kind === 'wrong-email') errors.email = t('accounts.login.wrong_email');
      if (result.kind === 'wrong-password') errors.password = t('accounts.login.wrong_password');
    } catch (error) {
      errors.form = t('accounts.login.failed', { reason: problemText(error, texts) });
    }
    return { ...fields, errors };
  };
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
