import { Ban, Ellipsis, Flag, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AlertDialog } from '../../../../design/primitives/alert-dialog/alert-dialog.tsx';
import { IconButton } from '../../../../design/primitives/icon-button/icon-button.tsx';
import { Menu } from '../../../../design/primitives/menu/menu.tsx';
import { usePaths } from '../../../../platform/page/paths.ts';
import { reportPath } from '../../../../platform/page/report-path.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { useSetAside } from '../use-set-aside.ts';

interface Props {
  member: { id: number; username: string; muted: boolean };
  onChanged(): void;
}

/** The menu beside someone's name, with reporting and muting them, and blocking them after a confirmation. */
export function BlockMenu({ member, onChanged }: Props) {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const profile = usePaths().profile(member.username);
  const [asking, setAsking] = useState(false);
  const block = useSetAside('block', member, onChanged);
  const mute = useSetAside('mute', member, onChanged);
  const { username } = member;
  return (
    <>
      <Menu
        trigger={<IconButton label={t('blocks.menu', { username })} icon={<Ellipsis aria-hidden="true" />} />}
        items={[
          {
            label: t('blocks.report', { username }),
            icon: <Flag aria-hidden="true" />,
            onSelect: () => void navigate(reportPath(language, profile)),
          },
          {
            label: t(member.muted ? 'blocks.unmute_name' : 'blocks.mute', { username }),
            icon: member.muted ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />,
            onSelect: () => void (member.muted ? mute.lift() : mute.set()),
          },
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
        cancel={t('actions.cancel')}
        confirm={t('blocks.confirm')}
        danger
        onConfirm={() => void block.set()}
      />
    </>
  );
}
