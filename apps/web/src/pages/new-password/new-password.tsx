import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { SignInLayout } from '../../features/members/accounts/components/sign-in-layout.tsx';
import { ResetForm } from '../../features/members/accounts/forms/reset-form.tsx';
import { isProblem } from '../../platform/api/problem.ts';
import { apiContext } from '../../platform/page/page-context.ts';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

export const handle: PageHandle = { texts: ['homePage', 'passwordReset'] };

async function load({ context, params }: LoaderFunctionArgs): Promise<{ token: string; valid: boolean }> {
  const token = params['token'] ?? '';
  try {
    const { valid } = await context
      .get(apiContext)
      .call('GET /api/forgot/reset/:token', { params: { token } });
    return { token, valid };
  } catch (error) {
    // A malformed token counts as expired.
    if (isProblem(error) && error.status === 400) return { token, valid: false };
    throw error;
  }
}

export { load as clientLoader, load as loader };

/** Sets a new password by a mailed link; an expired link says so and offers a new one. */
export default function NewPassword() {
  const { t } = useTexts();
  const paths = usePaths();
  const { token, valid } = useLoaderData<typeof load>();
  const [dead, setDead] = useState(!valid);
  const [done, setDone] = useState<string | null>(null);
  if (dead) {
    return (
      <SignInLayout title={t('passwordReset.dead.title')} lead={t('passwordReset.dead.lead')}>
        <PageHead title={t('passwordReset.dead.title')} hidden />
        <ButtonLink to={paths.forgotPassword} size="large">
          {t('passwordReset.dead.action')}
        </ButtonLink>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout
      title={t(done === null ? 'passwordReset.reset.title' : 'passwordReset.reset.done_title')}
      lead={done ?? t('passwordReset.reset.lead')}
    >
      <PageHead title={t('passwordReset.reset.meta_title')} hidden />
      {done === null ? (
        <ResetForm token={token} onDone={setDone} onDead={() => setDead(true)} />
      ) : (
        <ButtonLink to={paths.login} reloadDocument size="large">
          {t('actions.sign_in')}
        </ButtonLink>
      )}
    </SignInLayout>
  );
}
