import { Button } from '../../../../design/primitives/button/button.tsx';
import { Progress } from '../../../../design/primitives/progress/progress.tsx';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import type { ImportProgress } from './import-export.ts';

/** The progress of opening an export, and a button to stop it. */
export function ImportProgressBar({
  progress,
  onStop,
  className = '',
}: {
  progress: ImportProgress;
  onStop(): void;
  className?: string;
}) {
  const { t } = useTexts();
  const { done, phase, total } = progress;
  const text =
    phase === 'sending' || phase === 'elsewhere'
      ? t(`imports.export.${phase}`, { done, total })
      : t(phase === 'listing' ? 'imports.export.listing' : 'imports.export.reading');
  return (
    <div className={`grid gap-4 ${className}`}>
      <p className="tabular-nums">{text}</p>
      <Progress label={text} value={total === 0 ? null : done / total} />
      <Button kind="secondary" size="small" onClick={onStop} className="justify-self-center">
        {t('actions.stop')}
      </Button>
    </div>
  );
}
