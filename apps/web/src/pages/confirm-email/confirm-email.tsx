import { type ReactNode, useState } from 'react';
import { useLoaderData, useParams } from 'react-router';
import { Button } from '../../design/primitives/button/button.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { Failure } from '../../design/primitives/failure/failure.tsx';
import { ConfirmationButton } from '../../features/members/accounts/components/confirmation-button.tsx';
import { SignInLayout } from '../../features/members/accounts/components/sign-in-layout.tsx';
import { useApi } from '../../platform/api/api.tsx';
import { isProblem } from '../../platform/api/problem.ts';
import { problemText } from '../../platform/api/problem-text.ts';
import { storeMember } from '../../platform/api/session-store.ts';
import type { Member } from '../../platform/page/page-context.ts';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useReplaceMember } from '../../platform/session/member.tsx';
import { memberLoader } from '../../platform/session/require-member.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

export const handle: PageHandle = { texts: ['homePage', 'passwordReset'] };

const load = memberLoader<Member>(async ({ member }) => member);

export { load as clientLoader, load as loader };

/** Confirms the member's address. Only the button does it: mail programs open links on their own. */
export default function ConfirmEmail() {
  const member = useLoaderData<typeof load>();
  const api = useApi();
  const replaceMember = useReplaceMember();
  const texts = useTexts();
  const { t } = texts;
  const token = useParams()['token'] ?? '';
  const [state, setState] = useState<'asking' | 'busy' | 'dead' | 'done'>('asking');
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    setFailure(undefined);
    setState('busy');
    try {
      const { user } = await api.call('POST /api/users/email/confirm', { body: { token } });
      storeMember(user);
      replaceMember(user);
      setState('done');
    } catch (error) {
      const isDead = isProblem(error) && error.status === 400;
      setState(isDead ? 'dead' : 'asking');
      if (!isDead) setFailure(t('accounts.confirm.not_done', { reason: problemText(error, t) }));
    }
  };
  if (state === 'dead') return <Dead email={member.email} />;
  if (state === 'done') return <Done />;
  const { email, username } = member;
  return (
    <Frame title={t('accounts.confirm.title')} lead={t('accounts.confirm.lead', { email, username })}>
      <Failure text={failure} />
      <Button size="large" busy={state === 'busy'} onClick={confirm}>
        {t('accounts.confirm.submit')}
      </Button>
    </Frame>
  );
}

function Frame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const { t } = useTexts();
  return (
    <SignInLayout title={title} lead={lead}>
      <PageHead title={t('accounts.confirm.meta_title')} hidden />
      {children}
    </SignInLayout>
  );
}

function Dead({ email }: { email: string }) {
  const { t } = useTexts();
  return (
    <Frame title={t('passwordReset.dead.title')} lead={t('accounts.confirm.dead_lead')}>
      <ConfirmationButton email={email} />
    </Frame>
  );
}

function Done() {
  const { t } = useTexts();
  const paths = usePaths();
  return (
    <Frame title={t('accounts.confirm.done_title')} lead={t('accounts.confirm.done')}>
      <ButtonLink to={paths.feed} reloadDocument>
        {t('accounts.confirm.to_feed')}
      </ButtonLink>
    </Frame>
  );
}
