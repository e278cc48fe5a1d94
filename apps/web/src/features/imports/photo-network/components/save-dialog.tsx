import type { ReactNode } from 'react';
import { AlertDialog } from '../../../../design/primitives/alert-dialog/alert-dialog.tsx';
import { usePaths } from '../../../../platform/page/paths.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import type { SaveAnswer } from '../api/save-scan.ts';
import type { SavedStays, SaveResult } from '../use-save-scan.ts';

/** What a page adds to the dialog after a successful save. */
export type ShowSaved = (saved: SavedStays, close: () => void) => ReactNode;

interface Props {
  result: SaveResult;
  onClose(): void;
  showSaved?: ShowSaved | undefined;
}

export default function SaveDialog({ result, onClose, showSaved }: Props) {
  const { t } = useTexts();
  const { home } = usePaths();
  if (result.kind === 'saved') {
    return (
      <AlertDialog
        open
        onClose={onClose}
        title={t(`instagramImport.saved.${isKnown(result.answer) ? 'nothing_new' : 'title'}`)}
        text={<Saved answer={result.answer} />}
        confirm={t('instagramImport.saved.home')}
        kind="secondary"
        onConfirm={() => window.location.assign(home)}
      >
        {showSaved?.(result, onClose)}
      </AlertDialog>
    );
  }
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={t('instagramImport.save_error.title')}
      text={result.kind === 'refused' ? t('instagramImport.save_error.text') : result.text}
      confirm={t('actions.close')}
    />
  );
}

/** Nothing was saved, as the member has every one of these stays. */
const isKnown = ({ saved_count, skipped }: SaveAnswer): boolean =>
  saved_count === 0 && skipped.length > 0 && skipped.every(({ reason }) => reason === 'duplicate');

function Saved({ answer }: { answer: SaveAnswer }) {
  const { t } = useTexts();
  // Worded here: the answers to several calls each count their own.
  const reasons = [...Map.groupBy(answer.skipped, ({ reason }) => reason)].map(([reason, items]) =>
    t(`scan.skipped.${reason}`, { count: items.length, defaultValue: items[0]?.message ?? '' }),
  );
  const count = answer.skipped_count;
  if (isKnown(answer)) return t('instagramImport.saved.already', { count });
  return (
    <>
      {t('instagramImport.saved.text')}
      {count === 0 ? null : (
        <span className="mt-3 block text-14">
          {answer.skipped.every((item) => item.reason === 'duplicate')
            ? t('instagramImport.saved.already', { count })
            : `${t('instagramImport.saved.skipped', { count })} ${reasons.join(' ')}`}
        </span>
      )}
    </>
  );
}
