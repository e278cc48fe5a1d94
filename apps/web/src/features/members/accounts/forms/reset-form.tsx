import { type UseFormReturn, useForm } from 'react-hook-form';
import { Button } from '../../../../design/primitives/button/button.tsx';
import { Field } from '../../../../design/primitives/field/field.tsx';
import { useApi } from '../../../../platform/api/api.tsx';
import { isProblem } from '../../../../platform/api/problem.ts';
import { problemText } from '../../../../platform/api/problem-text.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { PasswordInput } from '../components/password-input.tsx';
import { FormError } from './login-form.tsx';

interface ResetFields {
  password: string;
  confirm: string;
}

interface Props {
  token: string;
  onDone(message: string): void;
  /** The token died between opening the page and sending the form. */
  onDead(): void;
}

/** Sets a new password by a mailed token. */
export function ResetForm({ token, onDone, onDead }: Props) {
  const api = useApi();
  const texts = useTexts();
  const { t } = texts;
  const form = useForm<ResetFields>({
    reValidateMode: 'onSubmit',
    defaultValues: { password: '', confirm: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      onDone((await api.call('POST /api/forgot/reset', { body: { password, token } })).message);
    } catch (error) {
      if (isProblem(error) && error.code === 'accounts.token_dead') return onDead();
      const atField = isProblem(error) ? error.errors['password'] : undefined;
      if (atField !== undefined) form.setError('password', { message: atField }, { shouldFocus: true });
      else
        form.setError('root', {
          message: t('passwordReset.reset.failed', { reason: problemText(error, texts) }),
        });
    }
  });

  return (
    <form onSubmit={submit} noValidate method="post" action="/api/forgot/reset">
      <PasswordFields form={form} />
      <FormError text={errors.root?.message} />
      <Button type="submit" size="large" className="w-full" busy={isSubmitting}>
        {t('passwordReset.reset.submit')}
      </Button>
    </form>
  );
}

function PasswordFields({ form }: { form: UseFormReturn<ResetFields> }) {
  const { t } = useTexts();
  const { errors } = form.formState;
  return (
    <>
      <Field label={t('passwordReset.reset.password')} error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password', { required: t('passwordReset.reset.password_required') })}
            autoComplete="new-password"
          />
        )}
      </Field>
      <Field label={t('passwordReset.reset.confirm')} error={errors.confirm?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('confirm', {
              required: t('passwordReset.reset.confirm_required'),
              validate: (value, all) => value === all.password || t('passwordReset.reset.mismatch'),
            })}
            autoComplete="new-password"
          />
        )}
      </Field>
    </>
  );
}
