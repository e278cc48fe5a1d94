import { BadgeCheck, Copy } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../../../design/primitives/alert-dialog/alert-dialog.tsx';
import { Button } from '../../../design/primitives/button/button.tsx';
import { Card } from '../../../design/primitives/card/card.tsx';
import { Checkbox } from '../../../design/primitives/checkbox/checkbox.tsx';
import { toast } from '../../../design/primitives/toast/toast-store.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { useClaim } from './use-claim.ts';

/** A claimed handle: its code until it is found, then the switch for new stays. */
export function ClaimCard(props: Parameters<typeof useClaim>[0]) {
  const { claim } = props;
  const { t } = useTexts();
  const acts = useClaim(props);
  return (
    <Card className="p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="min-w-0 truncate text-22">@{claim.handle}</h2>
        <span
          className={`inline-flex items-center gap-1.5 rounded-pill px-2.5 py-0.5 text-14 font-medium ${claim.confirmed ? 'bg-good-soft text-good' : 'bg-sunken text-ink-soft'}`}
        >
          {claim.confirmed ? <BadgeCheck aria-hidden="true" className="size-4" /> : null}
          {t(claim.confirmed ? 'claims.yours' : 'claims.pending')}
        </span>
      </div>
      {claim.confirmed ? null : <CodeToPlace code={claim.code} />}
      <p role="alert" className={acts.failure === null ? 'hidden' : 'mt-3 text-14 text-bad'}>
        {acts.failure}
      </p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        {claim.confirmed ? (
          <Checkbox
            look="switch"
            checked={claim.rescan}
            onChange={acts.toggleRescan}
            label={t('claims.rescan')}
          />
        ) : (
          <Button busy={acts.checking} onClick={acts.check}>
            {t('claims.check')}
          </Button>
        )}
        <GiveUp handle={claim.handle} onConfirm={acts.giveUp} />
      </div>
    </Card>
  );
}

function CodeToPlace({ code }: { code: string }) {
  const { t } = useTexts();
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => toast(t('claims.copied')),
      () => toast(t('claims.copy_failed'), { tone: 'bad' }),
    );
  return (
    <>
      <p className="mt-3 max-w-text text-ink-soft">{t('claims.how')}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <span className="sr-only">{t('claims.code_label')}</span>
        <code className="rounded-8 border border-dashed border-line-strong bg-paper px-4 py-2 text-22 font-semibold tracking-wide select-all">
          {code}
        </code>
        <Button kind="secondary" size="small" icon={<Copy />} onClick={copy}>
          {t('claims.copy')}
        </Button>
      </div>
    </>
  );
}

function GiveUp({ handle, onConfirm }: { handle: string; onConfirm(): void }) {
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        aria-label={t('claims.give_up_named', { handle })}
        onClick={() => setAsking(true)}
      >
        {t('claims.give_up')}
      </Button>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('claims.give_up_title', { handle })}
        text={t('claims.give_up_text')}
        cancel={t('actions.cancel')}
        confirm={t('claims.give_up')}
        danger
        onConfirm={onConfirm}
      />
    </>
  );
}
