import { Ban, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../../../../design/primitives/alert-dialog/alert-dialog.tsx';
import { IconButton } from '../../../../design/primitives/icon-button/icon-button.tsx';
import { Menu } from '../../../../design/primitives/menu/menu.tsx';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { useBlock } from '../use-block.ts';

interface Props {
  member: { id: number; username: string };
  onChanged(): void;
}

/** The menu beside somebody's name, with blocking them after a question. */
export function BlockMenu({ member, onChanged }: Props) {
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  const { block } = useBlock(member, onChanged);
  const { username } = member;
  return (
    <>
      <Menu
        trigger={<IconButton label={t('blocks.menu', { username })} icon={<Ellipsis aria-hidden="true" />} />}
        items={[
          {
            label: t('blocks.block', { username }),
            icon: <Ban aria-hidden="true" />,
            danger: true,
            onSelect: () => setAsking(true),
          },
        ]}
      />
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('blocks.title', { username })}
        text={t('blocks.question', { username })}
        cancel={t('blocks.cancel')}
        confirm={t('blocks.confirm')}
        danger
        onConfirm={() => void block()}
      />
    </>
  );
}
