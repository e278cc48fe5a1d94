import type { AnswerOf } from '@staylore/contract/contract';
import { ButtonLink } from '../../../../design/primitives/button/button-link.tsx';
import { useApi } from '../../../../platform/api/api.tsx';
import { PagedList } from '../../../../platform/lists/paged-list.tsx';
import { type Cursor, usePages } from '../../../../platform/lists/use-pages.ts';
import { usePaths } from '../../../../platform/page/paths.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { PostRow, RowSkeletons } from './item-rows.tsx';
import type { useReview } from './use-review.ts';

type Outcome = AnswerOf<'GET /api/imports/:id/report'>['outcomes'][number];

/** How each post of the source ended: imported, duplicate, or left out with its reason. */
export function ReportList({ importId, review }: { importId: number; review: ReturnType<typeof useReview> }) {
  const { t } = useTexts();
  const api = useApi();
  const load = async (cursor: Cursor, signal: AbortSignal) => {
    await review.sent();
    const query = { limit: 50, ...cursor };
    const page = await api.page('GET /api/imports/:id/report', { params: { id: importId }, query, signal });
    return { items: page.items.outcomes, next: page.next };
  };
  const query = usePages(['import-report', importId], load, { gcTime: 0 });
  const { accepted, duplicate, imported, rejected, review: waiting, skipped } = review.counts;
  const open = accepted + waiting;
  return (
    <>
      <p className="mb-5 max-w-text">
        {t('imports.review.summary', { imported, duplicate, skipped: skipped + rejected, open })}{' '}
        {open === 0 ? t('imports.review.summary_done') : null}
      </p>
      <PagedList
        query={query}
        skeleton={(which) => <RowSkeletons which={which} />}
        empty={<p className="py-8 text-ink-soft">{t('imports.review.nothing.report')}</p>}
      >
        {(outcomes) => (
          <ul className="divide-y divide-line border-y border-line">
            {outcomes.map((outcome) => (
              <OutcomeRow key={outcome.key} outcome={outcome} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function OutcomeRow({ outcome }: { outcome: Outcome }) {
  const { t } = useTexts();
  const paths = usePaths();
  const { caption, post_id, reason, taken_at } = outcome;
  return (
    <PostRow
      caption={caption}
      takenAt={taken_at}
      title=""
      reason={t(`imports.review.why.${reason ?? 'imported'}`)}
    >
      {post_id === null ? null : (
        <ButtonLink to={paths.post(post_id)} kind="quiet" size="small">
          {t('imports.review.show_post')}
        </ButtonLink>
      )}
    </PostRow>
  );
}
