import type { FormEvent } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { Button } from '../../../../design/primitives/button/button.tsx';
import { Field } from '../../../../design/primitives/field/field.tsx';
import { TextInput } from '../../../../design/primitives/text-input/text-input.tsx';
import { useApi } from '../../../../platform/api/api.tsx';
import { problemText } from '../../../../platform/api/problem-text.ts';
import { type Texts, useTexts } from '../../../../platform/texts/texts.tsx';
import type { Session } from '../api/sign-in.ts';
import { type SignUpFields, signUp } from '../api/sign-up.ts';
import { PasswordInput } from '../components/password-input.tsx';
import { FormError } from './login-form.tsx';

interface Fields extends SignUpFields {
  confirm: string;
}

type Form = UseFormReturn<Fields>;

const fieldNames = ['name', 'last_name', 'username', 'email', 'password', 'confirm'] as const;

const isField = (name: string): name is keyof Fields => (fieldNames as readonly string[]).includes(name);

/** Removes every digit as it is typed or pasted: names have none. */
function dropDigits(event: FormEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  const clean = input.value.replace(/\p{Nd}/gu, '');
  if (clean !== input.value) input.value = clean;
}

/** A new account. Any failing check keeps it from being sent. */
export function SignUpForm({ onSignedUp }: { onSignedUp(session: Session): Promise<void> }) {
  const api = useApi();
  const texts = useTexts();
  const form = useForm<Fields>({ reValidateMode: 'onSubmit' });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ confirm: _, ...fields }) => {
    try {
      const result = await signUp(api, fields, texts.language);
      if (result.kind === 'signed-up') await onSignedUp(result.session);
      else showRefusal(form, result, texts);
    } catch (error) {
      const reason = problemText(error, texts);
      form.setError('root', { message: texts.t('accounts.sign_up.failed', { reason }) });
    }
  });

  return (
    <form onSubmit={submit} noValidate method="post" action="/api/register">
      <NameFields form={form} />
      <AccountFields form={form} />
      <PasswordFields form={form} />
      <FormError text={errors.root?.message} />
      <Button type="submit" size="large" className="w-full" busy={isSubmitting}>
        {texts.t('accounts.sign_up.submit')}
      </Button>
    </form>
  );
}

type Refusal = Exclude<Awaited<ReturnType<typeof signUp>>, { kind: 'signed-up' }>;

function showRefusal(form: Form, refusal: Refusal, { t }: Texts): void {
  if (refusal.kind === 'taken') {
    const message = t(
      refusal.field === 'email' ? 'accounts.sign_up.email_taken' : 'accounts.sign_up.username_taken',
    );
    form.setError(refusal.field, { message }, { shouldFocus: true });
    return;
  }
  for (const [field, message] of Object.entries(refusal.errors)) {
    if (isField(field)) form.setError(field, { message });
    else form.setError('root', { message });
  }
}

function NameFields({ form }: { form: Form }) {
  const { t } = useTexts();
  const { errors } = form.formState;
  const filled = (message: string) => (value: string) => value.trim() !== '' || message;
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      <Field label={t('accounts.sign_up.full_name')} error={errors.name?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('name', { validate: filled(t('accounts.sign_up.first_name_required')) })}
            onInput={dropDigits}
            autoComplete="given-name"
          />
        )}
      </Field>
      <Field label={t('accounts.sign_up.last_name')} error={errors.last_name?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('last_name', { validate: filled(t('accounts.sign_up.last_name_required')) })}
            onInput={dropDigits}
            autoComplete="family-name"
          />
        )}
      </Field>
    </div>
  );
}

function AccountFields({ form }: { form: Form }) {
  const { t } = useTexts();
  const { errors } = form.formState;
  const filled = (message: string) => (value: string) => value.trim() !== '' || message;
  return (
    <>
      <Field
        label={t('accounts.sign_up.username')}
        hint={t('accounts.sign_up.username_hint')}
        error={errors.username?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.register('username', { validate: filled(t('accounts.sign_up.username_required')) })}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t('accounts.sign_up.email')} error={errors.email?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('email', { validate: filled(t('accounts.sign_up.email_required')) })}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        )}
      </Field>
    </>
  );
}

function PasswordFields({ form }: { form: Form }) {
  const { t } = useTexts();
  const { errors } = form.formState;
  return (
    <>
      <Field
        label={t('accounts.sign_up.password')}
        hint={t('accounts.sign_up.password_hint')}
        error={errors.password?.message}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password', { required: t('accounts.sign_up.password_required') })}
            autoComplete="new-password"
          />
        )}
      </Field>
      <Field label={t('accounts.sign_up.confirm')} error={errors.confirm?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('confirm', {
              required: t('accounts.sign_up.confirm_required'),
              validate: (value, all) => value === all.password || t('accounts.sign_up.mismatch'),
            })}
            autoComplete="new-password"
          />
        )}
      </Field>
    </>
  );
}
