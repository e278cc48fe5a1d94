import { Button } from '../../../../design/primitives/button/button.tsx';
import { toast } from '../../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../../platform/api/api.tsx';
import { useAction } from '../../../../platform/api/use-action.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';

export function ConfirmationButton({ email }: { email: string }) {
  const api = useApi();
  const { t } = useTexts();
  const { isBusy, act } = useAction((reason) => t('accounts.confirm.failed', { reason }));
  const send = () =>
    act(async () => {
      await api.call('POST /api/me/email/confirmation');
      toast(t('accounts.confirm.sent', { email }), { tone: 'good' });
    });
  return (
    <Button kind="secondary" size="small" busy={isBusy} onClick={send}>
      {t('accounts.confirm.again')}
    </Button>
  );
}
