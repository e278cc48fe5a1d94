import { useApi } from '../../../../platform/api/api.tsx';
import { Form, Submit } from '../../../../platform/forms/form.tsx';
import { FormField } from '../../../../platform/forms/form-field.tsx';
import { PasswordInput } from '../../../../platform/forms/password-input.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { type Session, signIn } from '../api/sign-in.ts';

interface Props {
  onSignedIn(session: Session): Promise<void>;
  /** Address and password are right, and the account asks for a second factor. */
  onFactorNeeded(): void;
}

export function LoginForm({ onSignedIn, onFactorNeeded }: Props) {
  const api = useApi();
  const { t } = useTexts();
  const form = useForm({
    schema: () => import('@staylore/contract/members/accounts').then((it) => it.login.body),
    values: { email: '', password: '' },
    failed: (reason) => t('accounts.login.failed', { reason }),
    send: async (fields) => {
      const result = await signIn(api, fields);
      if (result.kind === 'wrong-email') return { email: t('accounts.login.wrong_email') };
      if (result.kind === 'wrong-password') return { password: t('accounts.login.wrong_password') };
      if (result.kind === 'factor-needed') onFactorNeeded();
      else await onSignedIn(result.session);
      return {};
    },
  });
  return (
    <Form form={form} replayed>
      <FormField
        form={form}
        name="email"
        label={t('accounts.login.email')}
        missing={t('accounts.login.email_required')}
        type="email"
        autoComplete="username"
      />
      <FormField
        form={form}
        name="password"
        label={t('accounts.login.password')}
        missing={t('accounts.login.password_required')}
        as={PasswordInput}
        autoComplete="current-password"
      />
      <Submit form={form} early className="w-full">
        {t('actions.sign_in')}
      </Submit>
    </Form>
  );
}
