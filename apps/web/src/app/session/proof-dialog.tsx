import type { AnswerOf, SentTo } from '@staylore/contract/contract';
import { useEffect, useState } from 'react';
import { Button } from '../../design/primitives/button/button.tsx';
import { Dialog } from '../../design/primitives/dialog/dialog.tsx';
import { Failure } from '../../design/primitives/failure/failure.tsx';
import { FactorChoice } from '../../features/members/security/factor-choice.tsx';
import { useApi } from '../../platform/api/api.tsx';
import { problemText } from '../../platform/api/problem-text.ts';
import { Form, Submit } from '../../platform/forms/form.tsx';
import { FormField } from '../../platform/forms/form-field.tsx';
import { PasswordInput } from '../../platform/forms/password-input.tsx';
import { useForm } from '../../platform/forms/use-form.ts';
import type { Member } from '../../platform/page/page-context.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

interface Props {
  member: Member;
  /** Called with whether the member has proved who they are. */
  onAnswer(proven: boolean): void;
}

type Proof = AnswerOf<'GET /api/me/proof'>;
type Prove = (body: SentTo<'POST /api/me/proof'>['body']) => Promise<void>;

/** Asks the member for a proof in a dialog; then the pending action continues, and nothing typed is lost. */
export default function ProofDialog({ member, onAnswer }: Props) {
  const { t } = useTexts();
  const api = useApi();
  const [proof, setProof] = useState<Proof>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    api.call('GET /api/me/proof').then(setProof, (error) => setFailure(problemText(error, t)));
  }, [api, t]);
  const prove: Prove = async (body) => {
    await api.call('POST /api/me/proof', { body });
    onAnswer(true);
  };
  return (
    <Dialog onClose={() => onAnswer(false)} title={t('accounts.proof.title')} closeLabel={t('actions.close')}>
      <div className="px-6 pt-2 pb-6">
        <p className="mb-5 text-ink-soft">{t('accounts.proof.text')}</p>
        <Failure text={failure} />
        {proof?.by === 'password' ? <ByPassword prove={prove} /> : null}
        {proof?.by === 'mail' ? <ByMail email={member.email} prove={prove} /> : null}
        {proof?.by === 'factor' ? (
          <FactorChoice
            factors={proof.factors ?? []}
            ask={() => api.call('POST /api/me/proof/passkey')}
            sendPasskey={(passkey) => prove({ passkey })}
            sendCode={(code) => prove({ code })}
          />
        ) : null}
      </div>
    </Dialog>
  );
}

function ByPassword({ prove }: { prove: Prove }) {
  const { t } = useTexts();
  const form = useForm({ values: { password: '' }, send: prove });
  return (
    <Form form={form}>
      <FormField
        form={form}
        name="password"
        label={t('accounts.proof.password')}
        as={PasswordInput}
        autoComplete="current-password"
      />
      <Submit form={form} className="w-full">
        {t('accounts.proof.submit')}
      </Submit>
    </Form>
  );
}

function ByMail({ email, prove }: { email: string; prove: Prove }) {
  const api = useApi();
  const { t } = useTexts();
  const [state, setState] = useState<'asking' | 'busy' | 'sent'>('asking');
  const [failure, setFailure] = useState<string>();
  const send = async () => {
    setState('busy');
    setFailure(undefined);
    try {
      await api.call('POST /api/me/proof/code');
      setState('sent');
    } catch (error) {
      setState('asking');
      setFailure(problemText(error, t));
    }
  };
  if (state === 'sent') return <CodeForm email={email} prove={prove} />;
  return (
    <>
      <Failure text={failure} />
      <Button size="large" className="w-full" busy={state === 'busy'} onClick={send}>
        {t('accounts.proof.send', { email })}
      </Button>
    </>
  );
}

function CodeForm({ email, prove }: { email: string; prove: Prove }) {
  const { t } = useTexts();
  const form = useForm({ values: { code: '' }, send: prove });
  return (
    <Form form={form}>
      <FormField
        form={form}
        name="code"
        label={t('accounts.proof.code')}
        hint={t('accounts.proof.code_hint', { email })}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Submit form={form} className="w-full">
        {t('accounts.proof.submit')}
      </Submit>
    </Form>
  );
}
