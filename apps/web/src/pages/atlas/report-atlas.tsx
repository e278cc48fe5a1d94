import { Flag } from 'lucide-react';
import { Link } from 'react-router';
import { usePaths } from '../../platform/page/paths.ts';
import { reportPath } from '../../platform/page/report-path.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

/** Links to the form for reporting the member: for visitors, who see no profile, their atlas is where the person can be seen. */
export function ReportAtlas({ username }: { username: string }) {
  const { t, language } = useTexts();
  const paths = usePaths();
  return (
    <div className="mx-auto max-w-page px-edge pt-10">
      <Link
        to={reportPath(language, paths.atlas(username))}
        rel="nofollow"
        className="inline-flex min-h-11 items-center gap-2 text-14 text-ink-soft underline underline-offset-4"
      >
        <Flag aria-hidden="true" className="size-4" />
        {t('atlas.report', { username })}
      </Link>
    </div>
  );
}
