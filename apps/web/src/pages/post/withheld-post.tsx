import type { Statement } from '@staylore/contract/lifecycle/statements';
import type { Post } from '@staylore/contract/stays/posts';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

/** The decision that withholds a post, with the token of its own page. */
export interface Withheld {
  token: string;
  statement: Statement;
}

/** What the author sees instead of a withheld post: that it is withheld, why, and where to appeal. */
export function WithheldPost({ post, why }: { post: Post; why: Withheld | null }) {
  const { t } = useTexts();
  const paths = usePaths();
  const reason = post.withheld === null || post.withheld === 'held' ? 'hidden' : post.withheld;
  const title = t(
    post.withheld === 'creator' ? 'moderation.withheld.creator_title' : 'moderation.withheld.title',
  );
  return (
    <div className="mx-auto max-w-column px-edge pt-8 md:pt-14">
      <PageHead title={title} hidden />
      <h1 className="text-36">{title}</h1>
      <p className="mt-4 text-18 text-ink-soft">{t(`moderation.withheld.${reason}`)}</p>
      <p className="mt-6 text-18 font-medium">{post.location}</p>
      {why === null ? null : (
        <>
          <p className="mt-4 text-14 text-ink-soft">
            {t(`moderation.grounds.${why.statement.ground ?? 'terms'}`)}: {why.statement.clause}
          </p>
          <p className="mt-2 mb-8 max-w-text break-words whitespace-pre-line">{why.statement.facts}</p>
          <ButtonLink to={paths.decision(why.token)}>{t('moderation.withheld.more')}</ButtonLink>
        </>
      )}
    </div>
  );
}
