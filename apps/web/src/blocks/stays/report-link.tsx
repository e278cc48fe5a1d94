import type { Post } from '@staylore/contract/stays/posts';
import { Flag } from 'lucide-react';
import { Link } from 'react-router';
import { usePaths } from '../../platform/page/paths.ts';
import { reportPath } from '../../platform/page/report-path.ts';
import { useMember } from '../../platform/session/member.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';

/** Links to the form for reporting a stay; authors cannot report their own. */
export function ReportLink({ post, className = '' }: { post: Post; className?: string }) {
  const { t, language } = useTexts();
  const paths = usePaths();
  if (useMember()?.id === post.user_id) return null;
  return (
    <Link
      to={reportPath(language, paths.post(post.id))}
      rel="nofollow"
      className={`inline-flex min-h-11 items-center gap-2 text-14 text-ink-soft underline underline-offset-4 ${className}`}
    >
      <Flag aria-hidden="true" className="size-4" />
      {t('posts.report')}
    </Link>
  );
}
