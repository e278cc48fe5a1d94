import { MailedLink } from '../../blocks/sign-in/mailed-link.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import type { PageHandle } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

export const handle: PageHandle = { texts: ['homePage', 'passwordReset'] };

/** Locks out a stranger who signed in to an account. What remains is to set a new password, by the mailed link or another one. */
export default function NotMe() {
  const { t } = useTexts();
  const paths = usePaths();
  return (
    <MailedLink
      metaTitle={t('passwordReset.notMe.meta_title')}
      asking={{
        title: t('passwordReset.notMe.title'),
        lead: t('passwordReset.notMe.lead'),
        submit: t('passwordReset.notMe.submit'),
        failed: (reason) => t('passwordReset.notMe.failed', { reason }),
      }}
      act={(api, token) => api.call('POST /api/users/not-me', { body: { token } })}
      over={(done) => ({
        title: t(done ? 'passwordReset.notMe.done_title' : 'passwordReset.dead.title'),
        lead: t(done ? 'passwordReset.notMe.done' : 'passwordReset.notMe.dead_lead'),
        ways: (
          <ButtonLink to={paths.forgotPassword} reloadDocument kind={done ? 'secondary' : 'primary'}>
            {t(done ? 'passwordReset.notMe.again' : 'passwordReset.notMe.new_password')}
          </ButtonLink>
        ),
      })}
    />
  );
}
