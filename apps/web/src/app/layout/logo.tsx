import { Link } from 'react-router';
import { usePaths } from '../../platform/paths.ts';
import { useTexts } from '../../platform/texts.tsx';

/** The mark: a lit window under a gable, and the moon. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path
        d="M4 29V14.2a2 2 0 0 1 .8-1.6L15 4.9a1.7 1.7 0 0 1 2 0l10.2 7.7a2 2 0 0 1 .8 1.6V29Z"
        className="fill-accent"
      />
      <path d="M12 29v-8a4 4 0 0 1 8 0v8Z" className="fill-favourite" />
      <path d="M16 17v12M12 23h8" className="stroke-accent" strokeWidth="1.4" />
    </svg>
  );
}

/** Mark and name, linking home. */
export function Logo() {
  const { t } = useTexts();
  return (
    <Link to={usePaths().home} aria-label={t('layout.logo')} className="flex items-center gap-2 text-ink">
      <Mark className="size-8" />
      <span className="font-serif text-28 leading-none font-semibold tracking-tight">Staylore</span>
    </Link>
  );
}
