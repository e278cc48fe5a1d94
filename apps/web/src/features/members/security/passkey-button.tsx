import type { AnswerOf, ReceivedBy } from '@staylore/contract/contract';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design/primitives/button/button.tsx';
import { Failure } from '../../../design/primitives/failure/failure.tsx';
import { isProblem } from '../../../platform/api/problem.ts';
import { problemText } from '../../../platform/api/problem-text.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

interface Props {
  label: string;
  /** Fetches the options. @throws {Problem} */
  ask(): Promise<AnswerOf<'POST /api/login/passkey/options'>>;
  /** Sends the passkey's answer. @throws {Problem} */
  send(credential: ReceivedBy<'POST /api/login/passkey'>['body']['credential']): Promise<void>;
}

/** Uses a passkey; an error is shown above the button. */
export function PasskeyButton({ label, ask, send }: Props) {
  const { t } = useTexts();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const press = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { usedPasskey } = await import('./browser-passkey.ts');
      await send(await usedPasskey(await ask()));
    } catch (error) {
      // The browser does not distinguish cancelling from having no passkey.
      setFailure(isProblem(error) ? problemText(error, t) : t('accounts.step.passkey_left'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Failure text={failure} />
      <Button
        size="large"
        className="w-full"
        busy={busy}
        icon={<KeyRound aria-hidden="true" className="size-5" />}
        onClick={press}
      >
        {label}
      </Button>
    </>
  );
}
