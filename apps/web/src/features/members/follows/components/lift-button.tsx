import { Button } from '../../../../design/primitives/button/button.tsx';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { type Aside, useSetAside } from '../use-set-aside.ts';

interface Props {
  aside: Aside;
  member: { id: number; username: string };
  onChanged(): void;
}

export function LiftButton({ aside, member, onChanged }: Props) {
  const { t } = useTexts();
  const { busy, lift } = useSetAside(aside, member, onChanged);
  return (
    <Button
      kind="secondary"
      size="small"
      busy={busy}
      aria-label={t(`blocks.un${aside}_name`, { username: member.username })}
      onClick={() => void lift()}
    >
      {t(`blocks.un${aside}`)}
    </Button>
  );
}
