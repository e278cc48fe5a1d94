import { useState } from 'react';
import { Button } from '../../../../design/primitives/button/button.tsx';
import { toast } from '../../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../../platform/api/api.tsx';
import { problemText } from '../../../../platform/api/problem-text.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';

/** Has the link mailed again by which the member confirms their address. */
export function ConfirmationButton({ email }: { email: string }) {
  const api = useApi();
  const texts = useTexts();
  const { t } = texts;
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await api.call('POST /api/me/email/confirmation');
      toast(t('accounts.confirm.sent', { email }), { tone: 'good' });
    } catch (error) {
      toast(t('accounts.confirm.failed', { reason: problemText(error, texts) }), { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="secondary" size="small" busy={busy} onClick={send}>
      {t('accounts.confirm.again')}
    </Button>
  );
}
