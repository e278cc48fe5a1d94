import { useForm } from 'react-hook-form';
import { Button } from '../../../../design/primitives/button/button.tsx';
import { Field } from '../../../../design/primitives/field/field.tsx';
import { TextInput } from '../../../../design/primitives/text-input/text-input.tsx';
import { useApi } from '../../../../platform/api/api.tsx';
import { isProblem } from '../../../../platform/api/problem.ts';
import { problemText } from '../../../../platform/api/problem-text.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { FormError } from './login-form.tsx';

/** Asks for a link to set a new password. The answer is the same whether the address has an account or not. */
export function ForgotForm({ onSent }: { onSent(message: string): void }) {
  const api = useApi();
  const texts = useTexts();
  const { t } = texts;
  const form = useForm({ reValidateMode: 'onSubmit', defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email }) => {
    try {
      onSent((await api.call('POST /api/forgot/password', { body: { email: email.trim() } })).message);
    } catch (error) {
      const atField = isProblem(error) ? error.errors['email'] : undefined;
      if (atField !== undefined) form.setError('email', { message: atField }, { shouldFocus: true });
      else
        form.setError('root', {
          message: t('passwordReset.forgot.failed', { reason: problemText(error, texts) }),
        });
    }
  });

  return (
    <form onSubmit={submit} noValidate method="post" action="/api/forgot/password">
      <Field label={t('passwordReset.forgot.email')} error={errors.email?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('email', {
              validate: (value) => value.trim() !== '' || t('passwordReset.forgot.email_required'),
            })}
            type="email"
            inputMode="email"
            autoComplete="username"
          />
        )}
      </Field>
      <FormError text={errors.root?.message} />
      <Button type="submit" size="large" className="w-full" busy={isSubmitting}>
        {t('passwordReset.forgot.submit')}
      </Button>
    </form>
  );
}
