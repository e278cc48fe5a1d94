import { useState } from 'react';
import { useParams } from 'react-router';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { SignInLayout } from '../../features/members/accounts/components/sign-in-layout.tsx';
import { useApi } from '../../platform/api/api.tsx';
import { isProblem } from '../../platform/api/problem.ts';
import { Form, Submit } from '../../platform/forms/form.tsx';
import { useForm } from '../../platform/forms/use-form.ts';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';

export const handle: PageHandle = { texts: ['digest', 'homePage'] };

const heads = {
  asking: ['digest.end.title', 'digest.end.lead'],
  done: ['digest.end.done_title', 'digest.end.done'],
  dead: ['digest.end.dead_title', 'digest.end.dead'],
} as const;

/** Unsubscribes from the digest. Only the button does it: mail programs open links on their own. */
export default function EndDigest() {
  const api = useApi();
  const { t, language } = useTexts();
  const token = useParams()['token'] ?? '';
  const [state, setState] = useState<keyof typeof heads>('asking');
  const form = useForm({
    values: {},
    failed: (reason) => t('actions.failed', { reason }),
    send: async () => {
      try {
        await api.call('POST /api/notifications/digest/end', { body: { token } });
        setState('done');
      } catch (error) {
        if (!isProblem(error) || error.status !== 400) throw error;
        setState('dead');
      }
    },
  });
  const [title, lead] = heads[state];
  return (
    <SignInLayout title={t(title)} lead={t(lead)}>
      <PageHead title={t('digest.end.title')} hidden />
      {state === 'asking' ? (
        <Form form={form}>
          <Submit form={form}>{t('digest.end.submit')}</Submit>
        </Form>
      ) : (
        <ButtonLink to={`/${language}/settings/notifications`} kind="secondary">
          {t('digest.end.settings')}
        </ButtonLink>
      )}
    </SignInLayout>
  );
}
