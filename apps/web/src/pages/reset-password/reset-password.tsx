import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../design/primitives/button/button.tsx';
import { SignInLayout } from '../../features/members/accounts/components/sign-in-layout.tsx';
import { ForgotForm } from '../../features/members/accounts/forms/forgot-form.tsx';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

export const handle: PageHandle = { texts: ['homePage', 'passwordReset'] };

/** Forgot password: one address, one button, the same answer for everyone. */
export default function ResetPassword() {
  const { t } = useTexts();
  const paths = usePaths();
  const [sent, setSent] = useState<string | null>(null);
  return (
    <SignInLayout
      title={t(sent === null ? 'passwordReset.forgot.title' : 'passwordReset.forgot.sent_title')}
      lead={sent ?? t('passwordReset.forgot.lead')}
    >
      <PageHead title={t('passwordReset.forgot.meta_title')} description={t('passwordReset.forgot.lead')} />
      {sent === null ? (
        <ForgotForm onSent={setSent} />
      ) : (
        <div role="status">
          <p className="text-ink-soft">{t('passwordReset.forgot.sent_hint')}</p>
          <Button kind="secondary" className="mt-6" onClick={() => setSent(null)}>
            {t('passwordReset.forgot.again')}
          </Button>
        </div>
      )}
      <p className="mt-6">
        <Link to={paths.login} className="text-link">
          {t('passwordReset.forgot.to_login')}
        </Link>
      </p>
    </SignInLayout>
  );
}
