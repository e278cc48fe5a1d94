import { Button } from '../../design/primitives/button/button.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';

interface Props {
  /** An earlier draft is back; `sent`: it may have been saved. */
  restored: false | 'kept' | 'sent';
  /** The form began with a wish. */
  isWish: boolean;
  discard(): void;
}

/** Says where the form's initial text comes from; an earlier draft can be discarded. */
export function DraftNotice({ discard, isWish, restored }: Props) {
  const { t } = useTexts();
  if (restored === false)
    return isWish ? <p className="mb-6 text-14 text-ink-soft">{t('wishes.prefilled')}</p> : null;
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-card bg-good-soft px-4 py-3"
    >
      <p className="text-14">{t(restored === 'sent' ? 'postForm.draft.sent' : 'postForm.draft.restored')}</p>
      <Button kind="secondary" size="small" onClick={discard}>
        {t('postForm.draft.discard')}
      </Button>
    </div>
  );
}
