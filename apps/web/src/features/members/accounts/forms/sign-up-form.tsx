import { useApi } from '../../../../platform/api/api.tsx';
import { takenField } from '../../../../platform/api/taken-field.ts';
import { Form, Submit } from '../../../../platform/forms/form.tsx';
import { FormField } from '../../../../platform/forms/form-field.tsx';
import { NameInput } from '../../../../platform/forms/name-input.tsx';
import { PasswordInput } from '../../../../platform/forms/password-input.tsx';
import { type FormOf, useForm } from '../../../../platform/forms/use-form.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import type { Session } from '../api/sign-in.ts';
import { repeated } from './repeated.ts';

const empty = { name: '', last_name: '', username: '', email: '', password: '', confirm: '' };

type Fields = typeof empty;

/** A new account. Any failing check keeps it from being sent. */
export function SignUpForm({ onSignedUp }: { onSignedUp(session: Session): Promise<void> }) {
  const api = useApi();
  const { t, language } = useTexts();
  const isRepeated = repeated({
    missing: t('accounts.sign_up.confirm_required'),
    different: t('accounts.sign_up.mismatch'),
  });
  const form = useForm({
    schema: () => import('@staylore/contract/members/accounts').then((it) => it.register.body),
    values: empty,
    check: (fields) => ({
      ...(fields.last_name.trim() === '' && { last_name: t('accounts.sign_up.last_name_required') }),
      ...isRepeated(fields),
    }),
    refused: (problem) => {
      const field = takenField(problem);
      return field && { [field]: t(`accounts.sign_up.${field}_taken`) };
    },
    failed: (reason) => t('accounts.sign_up.failed', { reason }),
    send: async (fields) => {
      const body = { ...fields, language };
      const { access_token: token, user } = await api.call('POST /api/register', { body });
      await onSignedUp({ token, user });
    },
  });
  return (
    <Form form={form} method="post" action="/api/register">
      <NameFields form={form} />
      <AccountFields form={form} />
      <PasswordFields form={form} />
      <Submit form={form} className="w-full">
        {t('accounts.sign_up.submit')}
      </Submit>
    </Form>
  );
}

function NameFields({ form }: { form: FormOf<Fields> }) {
  const { t } = useTexts();
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      <FormField
        form={form}
        name="name"
        label={t('accounts.sign_up.full_name')}
        missing={t('accounts.sign_up.first_name_required')}
        as={NameInput}
        autoComplete="given-name"
      />
      <FormField
        form={form}
        name="last_name"
        label={t('accounts.sign_up.last_name')}
        as={NameInput}
        autoComplete="family-name"
      />
    </div>
  );
}

function AccountFields({ form }: { form: FormOf<Fields> }) {
  const { t } = useTexts();
  return (
    <>
      <FormField
        form={form}
        name="username"
        label={t('accounts.sign_up.username')}
        hint={t('accounts.sign_up.username_hint')}
        missing={t('accounts.sign_up.username_required')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormField
        form={form}
        name="email"
        label={t('accounts.sign_up.email')}
        missing={t('accounts.sign_up.email_required')}
        type="email"
        autoComplete="email"
      />
    </>
  );
}

function PasswordFields({ form }: { form: FormOf<Fields> }) {
  const { t } = useTexts();
  return (
    <>
      <FormField
        form={form}
        name="password"
        label={t('accounts.sign_up.password')}
        hint={t('accounts.sign_up.password_hint')}
        missing={t('accounts.sign_up.password_required')}
        as={PasswordInput}
        autoComplete="new-password"
      />
      <FormField
        form={form}
        name="confirm"
        label={t('accounts.sign_up.confirm')}
        as={PasswordInput}
        autoComplete="new-password"
      />
    </>
  );
}
