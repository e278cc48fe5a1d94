import { useState } from 'react';
import { useParams } from 'react-router';
import { Button } from '../../design/primitives/button/button.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { Entrance } from '../../features/members/accounts/components/entrance.tsx';
import { FormError } from '../../features/members/accounts/forms/login-form.tsx';
import { useApi } from '../../platform/api/api.tsx';
import { isProblem } from '../../platform/api/problem.ts';
import { problemText } from '../../platform/api/problem-text.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import type { PageHandle } from '../../platform/page/page-texts.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';

export const handle: PageHandle = { texts: ['digest', 'homePage'] };

type State = 'asking' | 'busy' | 'done' | 'dead';

const heads = {
  asking: ['digest.end.title', 'digest.end.lead'],
  busy: ['digest.end.title', 'digest.end.lead'],
  done: ['digest.end.done_title', 'digest.end.done'],
  dead: ['digest.end.dead_title', 'digest.end.dead'],
} as const;

/** Ends the mails with what is new. Only the button does it: mail programs open links on their own. */
export default function EndDigest() {
  const api = useApi();
  const texts = useTexts();
  const { t, language } = texts;
  const token = useParams()['token'] ?? '';
  const [state, setState] = useState<State>('asking');
  const [failure, setFailure] = useState<string>();
  const end = async () => {
    setFailure(undefined);
    setState('busy');
    try {
      await api.call('POST /api/notifications/digest/end', { body: { token } });
      setState('done');
    } catch (error) {
      const isDead = isProblem(error) && error.status === 400;
      setState(isDead ? 'dead' : 'asking');
      if (!isDead) setFailure(t('digest.end.failed', { reason: problemText(error, texts) }));
    }
  };
  const [title, lead] = heads[state];
  return (
    <Entrance title={t(title)} lead={t(lead)}>
      <PageHead title={t('digest.end.title')} hidden />
      <FormError text={failure} />
      {state === 'asking' || state === 'busy' ? (
        <Button size="large" busy={state === 'busy'} onClick={() => void end()}>
          {t('digest.end.submit')}
        </Button>
      ) : (
        <ButtonLink to={`/${language}/settings/notifications`} kind="secondary">
          {t('digest.end.settings')}
        </ButtonLink>
      )}
    </Entrance>
  );
}
