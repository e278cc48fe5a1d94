import { Button } from '../../../../design/primitives/button/button.tsx';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { useBlock } from '../use-block.ts';

interface Props {
  member: { id: number; username: string };
  onChanged(): void;
}

/** Lifts a block. */
export function UnblockButton({ member, onChanged }: Props) {
  const { t } = useTexts();
  const { busy, unblock } = useBlock(member, onChanged);
  return (
    <Button
      kind="secondary"
      size="small"
      busy={busy}
      aria-label={t('blocks.unblock_name', { username: member.username })}
      onClick={() => void unblock()}
    >
      {t('blocks.unblock')}
    </Button>
  );
}
