import { AlertDialog } from '../../../../design/primitives/alert-dialog/alert-dialog.tsx';
import { usePaths } from '../../../../platform/page/paths.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import type { SaveAnswer } from '../api/save-scan.ts';
import type { SaveResult } from '../use-save-scan.ts';

/** Tells how a save ended. */
export default function SaveDialog({ result, onClose }: { result: SaveResult; onClose(): void }) {
  const { t } = useTexts();
  const { home } = usePaths();
  if (result.kind === 'saved') {
    return (
      <AlertDialog
        open
        onClose={onClose}
        title={t('instagramImport.saved.title')}
        text={<Saved answer={result.answer} />}
        confirm={t('instagramImport.saved.home')}
        onConfirm={() => window.location.assign(home)}
      />
    );
  }
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={t('instagramImport.save_error.title')}
      text={result.kind === 'refused' ? t('instagramImport.save_error.text') : result.text}
      confirm={t('instagramImport.save_error.close')}
    />
  );
}

function Saved({ answer }: { answer: SaveAnswer }) {
  const { t } = useTexts();
  const reasons = [...new Set(answer.skipped.map((item) => item.message))];
  return (
    <>
      {t('instagramImport.saved.text')}
      {answer.skipped_count === 0 ? null : (
        <span className="mt-3 block text-14">
          {t('instagramImport.saved.skipped', { count: answer.skipped_count })} {reasons.join(' ')}
        </span>
      )}
    </>
  );
}
