import { type FormEvent, useState } from 'react';
import { Button } from '../../../design/primitives/button/button.tsx';
import { Field } from '../../../design/primitives/field/field.tsx';
import { focusWrong } from '../../../design/primitives/field/focus-wrong.ts';
import { TextInput } from '../../../design/primitives/text-input/text-input.tsx';
import { useApi } from '../../../platform/api/api.tsx';
import { isProblem } from '../../../platform/api/problem.ts';
import { problemText } from '../../../platform/api/problem-text.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import type { Claim } from './claim-type.ts';

/** Starts to claim a handle. */
export function ClaimForm({ onStarted }: { onStarted(claim: Claim): void }) {
  const api = useApi();
  const texts = useTexts();
  const { t } = texts;
  const [handle, setHandle] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const start = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const refuse = (reason: string) => {
      setError(reason);
      focusWrong(form);
    };
    if (handle.trim() === '') return refuse(t('claims.handle_required'));
    setError(undefined);
    setBusy(true);
    try {
      const { claim } = await api.call('POST /api/claims', { body: { handle: handle.trim() } });
      setHandle('');
      onStarted(claim);
    } catch (caught) {
      const atField = isProblem(caught) ? caught.errors['handle'] : undefined;
      refuse(atField ?? problemText(caught, texts));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={start} noValidate className="max-w-form">
      <Field label={t('claims.handle')} error={error}>
        {(control) => (
          <TextInput
            {...control}
            lead="@"
            value={handle.replace(/^@/, '')}
            onChange={(event) => setHandle(event.target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Button type="submit" className="max-sm:w-full" busy={busy}>
        {t('claims.start')}
      </Button>
    </form>
  );
}
