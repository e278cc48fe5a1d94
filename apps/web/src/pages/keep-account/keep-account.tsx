import type { Leaving } from '@staylore/contract/members/accounts';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { SignOut } from '../../blocks/sign-in/sign-out.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { buttonStyle } from '../../design/primitives/button/button-style.ts';
import { SignInLayout } from '../../features/members/accounts/components/sign-in-layout.tsx';
import { useApi } from '../../platform/api/api.tsx';
import { Form, Submit } from '../../platform/forms/form.tsx';
import { useForm } from '../../platform/forms/use-form.ts';
import { apiContext } from '../../platform/page/page-context.ts';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { formatDay } from '../../platform/texts/format.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

export const handle: PageHandle = { texts: ['homePage', 'leaving'] };

/** The viewer: a leaving member, or a visitor. Other members have nothing to restore. */
async function load({ context }: LoaderFunctionArgs) {
  const { user, leaving } = await context.get(apiContext).call('GET /api/me');
  if (user !== null) throw redirect('/');
  return { leaving: leaving ?? null };
}

export { load as clientLoader, load as loader };

/** After an account was deleted: how to restore it, and for its member the button that does it. */
export default function KeepAccount() {
  const { leaving } = useLoaderData<typeof load>();
  return leaving === null ? <Gone /> : <Keep leaving={leaving} />;
}

function Gone() {
  const { t } = useTexts();
  const paths = usePaths();
  return (
    <SignInLayout title={t('leaving.keep.gone_title')} lead={t('leaving.keep.gone')}>
      <PageHead title={t('leaving.keep.meta_title')} hidden />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.home} size="large" className="max-sm:w-full" reloadDocument>
          {t('leaving.keep.home')}
        </ButtonLink>
        <ButtonLink to={paths.login} kind="secondary" size="large" className="max-sm:w-full" reloadDocument>
          {t('leaving.keep.login')}
        </ButtonLink>
      </div>
    </SignInLayout>
  );
}

function Keep({ leaving }: { leaving: Leaving }) {
  const api = useApi();
  const { t, language } = useTexts();
  const form = useForm({
    values: {},
    failed: (reason) => t('leaving.keep.failed', { reason }),
    send: async () => {
      await api.call('DELETE /api/me/leaving');
      window.location.assign('/');
    },
  });
  const lead = leaving.over
    ? t('leaving.keep.over')
    : t('leaving.keep.lead', { day: formatDay(leaving.until, language) });
  return (
    <SignInLayout title={t('leaving.keep.title', { name: leaving.name })} lead={lead}>
      <PageHead title={t('leaving.keep.meta_title')} hidden />
      <div className="grid gap-3">
        <Form form={form} className="grid">
          <Submit form={form}>{t('leaving.keep.submit')}</Submit>
        </Form>
        <SignOut label={t('leaving.keep.leave')} className={buttonStyle({ kind: 'secondary' })} />
      </div>
    </SignInLayout>
  );
}
