import type { AnswerOf } from '@staylore/contract/contract';
import type { ComponentProps } from 'react';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { CodeForm } from './code-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';

interface Props {
  factors: AnswerOf<'GET /api/login/second-factor'>['factors'];
  ask: ComponentProps<typeof PasskeyButton>['ask'];
  sendPasskey: ComponentProps<typeof PasskeyButton>['send'];
  sendCode: ComponentProps<typeof CodeForm>['send'];
}

/** Asks for one of the account's second factors, or a recovery code. */
export function FactorChoice({ factors, ask, sendPasskey, sendCode }: Props) {
  const { t } = useTexts();
  return (
    <>
      {factors.includes('passkey') ? (
        <div className="mb-6 border-b border-line pb-6">
          <PasskeyButton label={t('accounts.step.passkey')} ask={ask} send={sendPasskey} />
        </div>
      ) : null}
      <CodeForm app={factors.includes('totp')} send={sendCode} />
    </>
  );
}
