import { ChangePasswordForm } from '../../features/accounts/forms/change-password-form.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { Part } from './part.tsx';

export default function PasswordSettings() {
  const { t } = useTexts();
  return (
    <Part name="password" lead={t('settings.password.lead')}>
      <ChangePasswordForm />
    </Part>
  );
}
