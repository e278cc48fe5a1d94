import { KeyRound, Smartphone } from 'lucide-react';
import { Button } from '../../../design/primitives/button/button.tsx';
import { Day } from '../../../platform/texts/day.tsx';
import { useTexts } from '../../../platform/texts/texts.tsx';
import type { Factor } from './use-factors.ts';

const icons = { totp: Smartphone, passkey: KeyRound };

interface Props {
  factor: Factor;
  busy: boolean;
  onName(): void;
  onRemove(): void;
}

/** One second factor: what it is, since when, when it was last used. */
export function FactorRow({ factor, busy, onName, onRemove }: Props) {
  const { t } = useTexts();
  const { kind, name, created_at, last_used_at } = factor;
  const Icon = icons[kind];
  const kindText = t(`security.kind.${kind}`);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-48 flex-1">
        <p className="font-medium break-words">{name}</p>
        <p className="text-14 text-balance text-ink-soft">
          {name === kindText ? null : `${kindText} · `}
          {t('security.added')} <Day at={created_at} />
          {last_used_at === null ? null : (
            <>
              , {t('security.used')} <Day at={last_used_at} />
            </>
          )}
        </p>
      </div>
      <div className="flex gap-2 max-sm:ml-10">
        <Button kind="quiet" size="small" aria-label={t('security.rename.named', { name })} onClick={onName}>
          {t('security.rename.action')}
        </Button>
        <Button
          kind="secondary"
          size="small"
          busy={busy}
          aria-label={t('security.remove.named', { name })}
          onClick={onRemove}
        >
          {t('actions.remove')}
        </Button>
      </div>
    </li>
  );
}
