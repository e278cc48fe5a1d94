import { KeyRound } from 'lucide-react';
import { Button } from '../../../design/primitives/button/button.tsx';
import { toast } from '../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../platform/api/api.tsx';
import { isProblem } from '../../../platform/api/problem.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import type { useFactors } from './use-factors.ts';

/** The button that creates a passkey in the browser, and adds it. */
export function PasskeySetUp({
  all,
}: {
  all: Pick<ReturnType<typeof useFactors>, 'run' | 'busy' | 'added'>;
}) {
  const api = useApi();
  const { t } = useTexts();
  const add = () =>
    all.run(async () => {
      const options = await api.call('POST /api/me/security/passkeys/options');
      const { createPasskey } = await import('./browser-passkey.ts');
      const credential = await createPasskey(options).catch((error) => {
        if (isProblem(error)) throw error;
        toast(t('security.passkey.left'), { tone: 'bad' });
        return null;
      });
      if (credential !== null)
        all.added(await api.call('POST /api/me/security/passkeys', { body: { credential } }));
    });
  return (
    <Button busy={all.busy} icon={<KeyRound aria-hidden="true" className="size-5" />} onClick={add}>
      {t('security.passkey.add')}
    </Button>
  );
}
