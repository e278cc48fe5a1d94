import { MailedLink } from '../../blocks/sign-in/mailed-link.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import type { PageHandle } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

export const handle: PageHandle = { texts: ['homePage', 'passwordReset'] };

export default function UndoEmail() {
  const { t } = useTexts();
  return (
    <MailedLink
      metaTitle={t('passwordReset.undo.meta_title')}
      asking={{
        title: t('passwordReset.undo.title'),
        lead: t('passwordReset.undo.lead'),
        submit: t('passwordReset.undo.submit'),
        failed: (reason) => t('passwordReset.undo.failed', { reason }),
      }}
      act={(api, token) => api.call('POST /api/users/email/undo', { body: { token } })}
      over={(done) =>
        done === null
          ? {
              title: t('passwordReset.dead.title'),
              lead: t('passwordReset.undo.dead_lead'),
              ways: <ToContact />,
            }
          : {
              title: t('passwordReset.undo.done_title'),
              lead: t('passwordReset.undo.done', { email: done.email }),
              ways: <ToAccount />,
            }
      }
    />
  );
}

function ToContact() {
  const { t } = useTexts();
  const paths = usePaths();
  return (
    <ButtonLink to={paths.contact} kind="secondary">
      {t('actions.write_to_us')}
    </ButtonLink>
  );
}

function ToAccount() {
  const { t } = useTexts();
  const paths = usePaths();
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={paths.forgotPassword} reloadDocument>
        {t('passwordReset.undo.new_password')}
      </ButtonLink>
      <ButtonLink to={paths.login} reloadDocument kind="secondary">
        {t('actions.sign_in')}
      </ButtonLink>
    </div>
  );
}
