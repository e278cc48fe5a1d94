import { Dialog } from '../../design/primitives/dialog/dialog.tsx';
import { useMember } from '../../platform/session/member.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';

const key =
  'inline-flex h-7 min-w-7 items-center justify-center rounded-4 border border-line-strong px-1.5 text-14 font-medium';

export default function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const { t } = useTexts();
  const member = useMember();
  const lines = [
    { keys: ['?'], text: t('layout.shortcuts.help') },
    { keys: ['/'], text: t('layout.shortcuts.search') },
    { keys: ['L'], text: t('layout.shortcuts.favourite') },
    { keys: ['Esc'], text: t('layout.shortcuts.close') },
    { keys: ['G', 'H'], text: t('layout.shortcuts.home') },
    ...(member === null
      ? []
      : [
          { keys: ['G', 'F'], text: t('layout.shortcuts.feed') },
          { keys: ['G', 'N'], text: t('layout.shortcuts.new_post') },
        ]),
  ];
  return (
    <Dialog onClose={onClose} title={t('layout.shortcuts.title')} closeLabel={t('actions.close')}>
      <ul className="divide-y divide-line px-6 pt-2 pb-6">
        {lines.map(({ keys, text }) => (
          <li key={text} className="flex items-center justify-between gap-4 py-2.5">
            <span>{text}</span>
            <span className="flex items-center gap-1.5">
              {keys.map((name) => (
                <kbd key={name} className={key}>
                  {name}
                </kbd>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
