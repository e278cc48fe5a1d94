import type { AnswerOf } from '@staylore/contract/contract';
import { useState } from 'react';
import { Chapter } from '../../blocks/magazine/chapter.tsx';
import { Button } from '../../design/primitives/button/button.tsx';
import { toast } from '../../design/primitives/toast/toast-store.ts';
import { ConnectButton } from '../../features/imports/own-account/connect-button.tsx';
import { useConnectAnswer } from '../../features/imports/own-account/use-connect-answer.ts';
import { useApi } from '../../platform/api/api.tsx';
import { useAction } from '../../platform/api/use-action.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { ImportAll } from './import-all.tsx';
import { Needs } from './needs.tsx';

type Status = AnswerOf<'GET /api/instagram/account'>;

/** Importing from the member's own account: connect it once, then everything in it. */
export function OwnChapter({ status }: { status: Status | null }) {
  const { t } = useTexts();
  const [account, setAccount] = useState(status?.account ?? null);
  const { connected, trouble } = useConnectAnswer();
  if (status !== null && !status.available) return null;
  return (
    <Chapter title={t('instagramAccount.import.title')} lead={t('instagramAccount.import.lead')}>
      <div aria-live="polite">
        {trouble === null ? null : <p className="mb-4 max-w-text text-bad">{trouble}</p>}
        {connected ? (
          <p className="mb-4 max-w-text text-good">{t('instagramAccount.connected_now')}</p>
        ) : null}
      </div>
      {account === null ? (
        <ConnectButton purpose="import" kind="secondary" size="large" className="max-sm:w-full" />
      ) : (
        <>
          <Account handle={account.handle} onGone={() => setAccount(null)} />
          <ImportAll handle={account.handle} />
        </>
      )}
      <Needs text={t('instagramAccount.import.needs')} />
    </Chapter>
  );
}

function Account({ handle, onGone }: { handle: string; onGone(): void }) {
  const api = useApi();
  const { t } = useTexts();
  const { isBusy, act } = useAction((reason) => t('actions.failed', { reason }));
  const disconnect = () =>
    act(async () => {
      await api.call('DELETE /api/instagram/account');
      toast(t('instagramAccount.disconnected', { handle }));
      onGone();
    });
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-medium">{t('instagramAccount.connected', { handle })}</p>
      <Button kind="secondary" size="small" busy={isBusy} onClick={disconnect}>
        {t('instagramAccount.disconnect')}
      </Button>
    </div>
  );
}
