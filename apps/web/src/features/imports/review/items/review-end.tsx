import type { ReactNode } from 'react';
import { ErrorState } from '../../../../design/primitives/error-state/error-state.tsx';
import { Spinner } from '../../../../design/primitives/spinner/spinner.tsx';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import type { useReview } from './use-review.ts';

/** If no stay is left to show: `children` if all are done, else that more are being loaded, or a button to retry. */
export function ReviewEnd({
  review,
  children,
}: {
  review: ReturnType<typeof useReview>;
  children: ReactNode;
}) {
  const { t } = useTexts();
  if (review.rest.is === 'none') return children;
  if (review.rest.is === 'failed')
    return (
      <ErrorState
        text={t('imports.review.rest_failed', { count: review.counts.review })}
        retryLabel={t('actions.retry')}
        onRetry={() => void review.rest.fetch()}
      />
    );
  return (
    <p role="status" className="flex items-center gap-3 py-10 text-ink-soft">
      <Spinner />
      {t('imports.review.rest_coming')}
    </p>
  );
}
