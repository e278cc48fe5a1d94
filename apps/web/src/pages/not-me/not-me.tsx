import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { Entrance } from '../../features/members/accounts/components/entrance.tsx';
import { useApi } from '../../platform/api/api.tsx';
import { isProblem } from '../../platform/api/problem.ts';
import { clearSession } from '../../platform/api/session-store.ts';
import { Form, Submit } from '../../platform/forms/form.tsx';
import { useForm } from '../../platform/forms/use-form.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import type { PageHandle } from '../../platform/page/page-texts.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

export const handle: PageHandle = { texts: ['homePage', 'passwordReset'] };

/** Closes an account to a stranger who signed in to it. Only the button does it: mail programs open links on their own. */
export default function NotMe() {
  const api = useApi();
  const { t } = useTexts();
  const token = useParams()['token'] ?? '';
  const [state, setState] = useState<'asking' | 'dead' | 'done'>('asking');
  const form = useForm({
    values: {},
    failed: (reason) => t('passwordReset.notMe.failed', { reason }),
    send: async () => {
      try {
        await api.call('POST /api/users/not-me', { body: { token } });
        clearSession();
        setState('done');
      } catch (error) {
        if (!isProblem(error) || (error.code !== 'accounts.token_dead' && error.status !== 400)) throw error;
        setState('dead');
      }
    },
  });
  if (state !== 'asking') return <Over state={state} />;
  return (
    <Frame title={t('passwordReset.notMe.title')} lead={t('passwordReset.notMe.lead')}>
      <Form form={form}>
        <Submit form={form}>{t('passwordReset.notMe.submit')}</Submit>
      </Form>
    </Frame>
  );
}

function Frame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const { t } = useTexts();
  return (
    <Entrance title={title} lead={lead}>
      <PageHead title={t('passwordReset.notMe.meta_title')} hidden />
      {children}
    </Entrance>
  );
}

/** What is left to do: a new password, by the link that was mailed or by another one. */
function Over({ state }: { state: 'dead' | 'done' }) {
  const { t } = useTexts();
  const paths = usePaths();
  const isDone = state === 'done';
  return (
    <Frame
      title={t(isDone ? 'passwordReset.notMe.done_title' : 'passwordReset.dead.title')}
      lead={t(isDone ? 'passwordReset.notMe.done' : 'passwordReset.notMe.dead_lead')}
    >
      <ButtonLink to={paths.forgotPassword} reloadDocument kind={isDone ? 'secondary' : 'primary'}>
        {t(isDone ? 'passwordReset.notMe.again' : 'passwordReset.notMe.new_password')}
      </ButtonLink>
    </Frame>
  );
}
