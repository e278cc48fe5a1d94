import { useApi } from '../../../../platform/api/api.tsx';
import { isProblem } from '../../../../platform/api/problem.ts';
import { Form, Submit } from '../../../../platform/forms/form.tsx';
import { FormField } from '../../../../platform/forms/form-field.tsx';
import { PasswordInput } from '../../../../platform/forms/password-input.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { repeated } from './repeated.ts';

interface Props {
  token: string;
  onDone(message: string): void;
  /** The token expired between opening the page and sending the form. */
  onDead(): void;
}

const limits = () =>
  import('@staylore/contract/members/password-reset').then((it) =>
    it.resetPassword.body.pick({ password: true }),
  );

/** Sets a new password by a mailed token. */
export function ResetForm({ token, onDone, onDead }: Props) {
  const api = useApi();
  const { t } = useTexts();
  const form = useForm({
    schema: limits,
    values: { password: '', confirm: '' },
    check: repeated({
      missing: t('passwordReset.reset.confirm_required'),
      different: t('passwordReset.reset.mismatch'),
    }),
    failed: (reason) => t('passwordReset.reset.failed', { reason }),
    send: async ({ password }) => {
      try {
        onDone((await api.call('POST /api/forgot/reset', { body: { password, token } })).message);
      } catch (error) {
        if (!isProblem(error) || error.code !== 'accounts.token_dead') throw error;
        onDead();
      }
    },
  });
  return (
    <Form form={form} method="post" action="/api/forgot/reset">
      <FormField
        form={form}
        name="password"
        label={t('passwordReset.reset.password')}
        missing={t('passwordReset.reset.password_required')}
        as={PasswordInput}
        autoComplete="new-password"
      />
      <FormField
        form={form}
        name="confirm"
        label={t('passwordReset.reset.confirm')}
        as={PasswordInput}
        autoComplete="new-password"
      />
      <Submit form={form} className="w-full">
        {t('passwordReset.reset.submit')}
      </Submit>
    </Form>
  );
}
