import { useApi } from '../../../../platform/api/api.tsx';
import { Form, Submit } from '../../../../platform/forms/form.tsx';
import { FormField } from '../../../../platform/forms/form-field.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';

/** Asks for a link to set a new password. The answer is the same whether the address has an account or not. */
export function ForgotForm({ onSent }: { onSent(message: string): void }) {
  const api = useApi();
  const { t } = useTexts();
  const form = useForm({
    schema: () => import('@staylore/contract/members/password-reset').then((it) => it.forgotPassword.body),
    values: { email: '' },
    failed: (reason) => t('passwordReset.forgot.failed', { reason }),
    send: async (body) => onSent((await api.call('POST /api/forgot/password', { body })).message),
  });
  return (
    <Form form={form} method="post" action="/api/forgot/password">
      <FormField
        form={form}
        name="email"
        label={t('passwordReset.forgot.email')}
        missing={t('passwordReset.forgot.email_required')}
        type="email"
        autoComplete="username"
      />
      <Submit form={form} className="w-full">
        {t('passwordReset.forgot.submit')}
      </Submit>
    </Form>
  );
}
