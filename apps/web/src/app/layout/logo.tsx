import { Link } from 'react-router';
import { usePaths } from '../../platform/page/paths.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

/** The logo: a house that is an open book with a lit keyhole. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={className}>
      <path
        d="M16 2.6L29.4 12.4V27.2Q29.4 28.6 28 28.6Q20.6 28.4 16 31.2Q11.4 28.4 4 28.6Q2.6 28.6 2.6 27.2V12.4Z"
        className="fill-accent"
      />
      <path
        d="M16 11.4A4.7 4.7 0 0 1 18.5 20.1L20 26.2Q17.6 26.9 16 28Q14.4 26.9 12 26.2L13.5 20.1A4.7 4.7 0 0 1 16 11.4Z"
        className="fill-favourite"
      />
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
