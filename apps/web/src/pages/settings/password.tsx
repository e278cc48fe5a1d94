import { ChangePasswordForm } from '../../features/members/accounts/forms/change-password-form.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import { Part } from './part.tsx';

export default function PasswordSettings() {
  const { t } = useTexts();
  return (
    <Part name="password" lead={t('settings.password.lead')}>
      <ChangePasswordForm />
    </Part>
  );
}
