import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { Button } from '../../design/primitives/button/button.tsx';
import { ErrorState } from '../../design/primitives/error-state/error-state.tsx';
import { Sentinel } from '../../design/primitives/sentinel/sentinel.tsx';
import type { Page } from '../api/api-client.ts';
import { problemText } from '../api/problem-text.ts';
import { useTexts } from '../texts/texts.tsx';

/** Pages that come by themselves. From then on a button asks for each, so that a fling on a phone reaches what stands below. */
const automaticPages = 4;

interface Props<T> {
  query: UseInfiniteQueryResult<InfiniteData<Page<T[]>>>;
  /** Places of what is on its way: the first page, or a few more. */
  skeleton(which: 'first' | 'more'): ReactNode;
  empty: ReactNode;
  /** Stands below the last item. */
  end?: ReactNode;
  /** Goes on only when asked, where something else stands below the list. */
  byButton?: boolean;
  /** Shows only so many and does not go on. */
  limit?: number;
  children(items: T[]): ReactNode;
}

/** A paged list that goes on as one reads, in its four states: loading, empty, failed, full. */
export function PagedList<T>({ query, skeleton, empty, end, byButton = false, limit, children }: Props<T>) {
  const texts = useTexts();
  if (query.isPending) return skeleton('first');
  if (query.data === undefined) {
    return (
      <ErrorState
        text={problemText(query.error, texts)}
        retryLabel={texts.t('posts.retry')}
        onRetry={() => query.refetch()}
      />
    );
  }
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0 && !query.hasNextPage) return empty;
  return (
    <>
      {children(limit === undefined ? items : items.slice(0, limit))}
      {query.hasNextPage && limit === undefined ? (
        <More query={query} skeleton={skeleton} byButton={byButton} />
      ) : (
        end
      )}
    </>
  );
}

function More<T>({ query, skeleton, byButton }: Required<Pick<Props<T>, 'query' | 'skeleton' | 'byButton'>>) {
  const texts = useTexts();
  const { data, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const isByButton = byButton || (data?.pages.length ?? 0) >= automaticPages;
  const more = useCallback(() => {
    fetchNextPage();
  }, [fetchNextPage]);
  return (
    <div className="mt-8">
      <Sentinel onReach={more} disabled={isByButton || isFetchingNextPage || isFetchNextPageError} />
      {isFetchingNextPage ? skeleton('more') : null}
      {isFetchNextPageError ? (
        <ErrorState
          text={problemText(query.error, texts)}
          retryLabel={texts.t('posts.retry')}
          onRetry={more}
        />
      ) : null}
      {isFetchingNextPage || isFetchNextPageError ? null : (
        <div className="flex justify-center">
          <Button kind="secondary" onClick={more}>
            {texts.t('posts.more')}
          </Button>
        </div>
      )}
    </div>
  );
}
