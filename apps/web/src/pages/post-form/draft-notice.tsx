import { Button } from '../../design/primitives/button/button.tsx';
import { useTexts } from '../../platform/texts.tsx';

/** Says that what was written earlier is back, and offers to begin anew. */
export function DraftNotice({ onDiscard }: { onDiscard(): void }) {
  const { t } = useTexts();
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-card bg-good-soft px-4 py-3"
    >
      <p className="text-14">{t('postForm.draft.restored')}</p>
      <Button kind="secondary" size="small" onClick={onDiscard}>
        {t('postForm.draft.discard')}
      </Button>
    </div>
  );
}
