import { useState } from 'react';
import { isProblem } from '../../../platform/api/problem.ts';
import { Form, Submit } from '../../../platform/forms/form.tsx';
import { FormField } from '../../../platform/forms/form-field.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

interface Props {
  /** Whether the account has an authenticator app; without one only recovery codes are asked for. */
  app: boolean;
  /** Sends the code. @throws {Problem} */
  send(code: string): Promise<void>;
}

/** Asks for a code of the authenticator app, or for a recovery code. */
export function CodeForm({ app, send }: Props) {
  const { t } = useTexts();
  const [recovery, setRecovery] = useState(!app);
  const form = useForm({
    values: { code: '' },
    check: ({ code }) => (code.trim() === '' ? { code: t('accounts.step.required') } : {}),
    refused: ({ code, message }) => (code === 'security.wrong_code' ? { code: message } : undefined),
    failed: (reason, error) =>
      isProblem(error) && error.code === 'security.too_many_codes' ? { code: reason } : reason,
    send: ({ code }) => send(code),
  });
  const turn = () => {
    form.reset({ code: '' });
    setRecovery(!recovery);
  };
  return (
    <Form form={form}>
      <FormField
        // The keyboard of a phone does not change with the attribute alone.
        key={recovery ? 'recovery' : 'app'}
        form={form}
        name="code"
        label={t(recovery ? 'accounts.step.recovery' : 'accounts.step.code')}
        hint={t(recovery ? 'accounts.step.recovery_hint' : 'accounts.step.code_hint')}
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete={recovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Submit form={form} className="w-full">
        {t('accounts.step.submit')}
      </Submit>
      {app ? (
        <button type="button" onClick={turn} className="mx-auto mt-2 flex min-h-11 items-center text-link">
          {t(recovery ? 'accounts.step.to_app' : 'accounts.step.to_recovery')}
        </button>
      ) : null}
    </Form>
  );
}
