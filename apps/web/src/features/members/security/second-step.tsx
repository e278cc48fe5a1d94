import type { AnswerOf } from '@staylore/contract/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { Failure } from '../../../design/primitives/failure/failure.tsx';
import { Spinner } from '../../../design/primitives/spinner/spinner.tsx';
import { useApi } from '../../../platform/api/api.tsx';
import { isProblem } from '../../../platform/api/problem.ts';
import { problemText } from '../../../platform/api/problem-text.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { FactorChoice } from './factor-choice.tsx';

type Session = AnswerOf<'POST /api/login/second-factor'>;
type Factors = AnswerOf<'GET /api/login/second-factor'>['factors'];

interface Props {
  onSignedIn(session: Session): Promise<void>;
  /** No sign-in is pending in this browser any more. */
  onOver(): void;
}

const isOver = (error: unknown): boolean => isProblem(error) && error.code === 'security.step_over';

/** The step of signing in that asks for the second factor. */
export function SecondStep({ onSignedIn, onOver }: Props) {
  const api = useApi();
  const { t } = useTexts();
  const [factors, setFactors] = useState<Factors>();
  const [failure, setFailure] = useState<string>();
  const onFailed = useEffectEvent((error: unknown) =>
    isOver(error) ? onOver() : setFailure(problemText(error, t)),
  );
  useEffect(() => {
    api.call('GET /api/login/second-factor').then((answer) => setFactors(answer.factors), onFailed);
  }, [api]);
  const finish = async (answer: Promise<Session>) => {
    try {
      await onSignedIn(await answer);
    } catch (error) {
      if (!isOver(error)) throw error;
      onOver();
    }
  };
  if (failure !== undefined) return <Failure text={failure} />;
  if (factors === undefined) return <Spinner />;
  return (
    <FactorChoice
      factors={factors}
      ask={() => api.call('POST /api/login/second-factor/options')}
      sendPasskey={(credential) =>
        finish(api.call('POST /api/login/second-factor/passkey', { body: { credential } }))
      }
      sendCode={(code) => finish(api.call('POST /api/login/second-factor', { body: { code } }))}
    />
  );
}
