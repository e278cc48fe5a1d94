import type { AnswerOf } from '@staylore/contract/contract';
import { type FormEvent, useState } from 'react';
import { AlertDialog } from '../../../design/primitives/alert-dialog/alert-dialog.tsx';
import { Button } from '../../../design/primitives/button/button.tsx';
import { Field } from '../../../design/primitives/field/field.tsx';
import { focusWrong } from '../../../design/primitives/field/focus-wrong.ts';
import { TextInput } from '../../../design/primitives/text-input/text-input.tsx';
import { useApi } from '../../../platform/api/api.tsx';
import { isProblem } from '../../../platform/api/problem.ts';
import { problemText } from '../../../platform/api/problem-text.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { MoneyChoice } from './money-choice.tsx';

interface Props {
  leaving: AnswerOf<'GET /api/me/leaving'>;
  /** The account is on its way out, and this browser signed out. */
  onLeft(): void;
}

/** Asks for the password and, where money is coming, what becomes of it; then once more whether that is meant. */
export function LeaveForm({ leaving, onLeft }: Props) {
  const { t } = useTexts();
  const [password, setPassword] = useState('');
  const [givesUp, setGivesUp] = useState(false);
  const [sure, setSure] = useState(false);
  const { busy, wrong, failure, refuse, leave } = useLeave({ onLeft });
  if (!leaving.needs_password && !leaving.fresh)
    return <p className="rounded-8 bg-sunken px-4 py-3">{t('leaving.stale')}</p>;
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!leaving.needs_password || password !== '') return setSure(true);
    refuse(t('leaving.required'));
    focusWrong(event.currentTarget);
  };
  return (
    <form onSubmit={ask} noValidate className="grid gap-6">
      {leaving.coming.length === 0 ? null : (
        <MoneyChoice leaving={leaving} givesUp={givesUp} onChange={setGivesUp} />
      )}
      {leaving.needs_password ? (
        <div className="max-w-form">
          <Field label={t('leaving.password')} hint={t('leaving.password_hint')} error={wrong}>
            {(control) => (
              <TextInput
                {...control}
                type="password"
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.currentTarget.value)}
              />
            )}
          </Field>
        </div>
      ) : null}
      <p role="alert" className={failure === null ? 'hidden' : 'rounded-8 bg-bad-soft px-4 py-3 text-14'}>
        {failure}
      </p>
      <Button type="submit" kind="danger" size="large" busy={busy} className="sm:justify-self-start">
        {t('leaving.submit')}
      </Button>
      <AlertDialog
        open={sure}
        onClose={() => setSure(false)}
        title={t('leaving.sure.title')}
        text={t('leaving.sure.text')}
        cancel={t('leaving.sure.cancel')}
        confirm={t('leaving.sure.confirm')}
        danger
        onConfirm={() => void leave({ password, gives_up: givesUp })}
      />
    </form>
  );
}

function useLeave({ onLeft }: Pick<Props, 'onLeft'>) {
  const api = useApi();
  const texts = useTexts();
  const { t } = texts;
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  return {
    busy,
    wrong,
    failure,
    refuse: setWrong,
    leave: async (body: { password: string; gives_up: boolean }) => {
      setBusy(true);
      setWrong(undefined);
      setFailure(null);
      try {
        await api.call('POST /api/me/leaving', { body });
        onLeft();
      } catch (error) {
        setBusy(false);
        if (isProblem(error) && error.code === 'accounts.wrong_password') setWrong(t('leaving.wrong'));
        else setFailure(t('leaving.failed', { reason: problemText(error, texts) }));
      }
    },
  };
}
