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

type State = { kind: 'asking' } | { kind: 'dead' } | { kind: 'done'; email: string };

/** Takes a change of the mail address back. Only the button does it: mail programs open links on their own. */
export default function UndoEmail() {
  const api = useApi();
  const { t } = useTexts();
  const token = useParams()['token'] ?? '';
  const [state, setState] = useState<State>({ kind: 'asking' });
  const form = useForm({
    values: {},
    failed: (reason) => t('passwordReset.undo.failed', { reason }),
    send: async () => {
      try {
        const { email } = await api.call('POST /api/users/email/undo', { body: { token } });
        clearSession();
        setState({ kind: 'done', email });
      } catch (error) {
        if (!isProblem(error) || (error.code !== 'accounts.token_dead' && error.status !== 400)) throw error;
        setState({ kind: 'dead' });
      }
    },
  });
  if (state.kind === 'dead') return <Dead />;
  if (state.kind === 'done') return <Done email={state.email} />;
  return (
    <Frame title={t('passwordReset.undo.title')} lead={t('passwordReset.undo.lead')}>
      <Form form={form}>
        <Submit form={form}>{t('passwordReset.undo.submit')}</Submit>
      </Form>
    </Frame>
  );
}

function Frame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const { t } = useTexts();
  return (
    <Entrance title={title} lead={lead}>
      <PageHead title={t('passwordReset.undo.meta_title')} hidden />
      {children}
    </Entrance>
  );
}

function Dead() {
  const { t } = useTexts();
  const paths = usePaths();
  return (
    <Frame title={t('passwordReset.dead.title')} lead={t('passwordReset.undo.dead_lead')}>
      <ButtonLink to={paths.contact} kind="secondary">
        {t('passwordReset.undo.contact')}
      </ButtonLink>
    </Frame>
  );
}

function Done({ email }: { email: string }) {
  const { t } = useTexts();
  const paths = usePaths();
  return (
    <Frame title={t('passwordReset.undo.done_title')} lead={t('passwordReset.undo.done', { email })}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.forgotPassword} reloadDocument>
          {t('passwordReset.undo.new_password')}
        </ButtonLink>
        <ButtonLink to={paths.login} reloadDocument kind="secondary">
          {t('passwordReset.undo.to_login')}
        </ButtonLink>
      </div>
    </Frame>
  );
}
