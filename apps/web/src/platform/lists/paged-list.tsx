import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useCallback } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../../design/primitives/button/button.tsx';
import { buttonStyle } from '../../design/primitives/button/button-style.ts';
import { ErrorState } from '../../design/primitives/error-state/error-state.tsx';
import { Sentinel } from '../../design/primitives/sentinel/sentinel.tsx';
import type { Page } from '../api/api-client.ts';
import { problemText } from '../api/problem-text.ts';
import { isPlainClick } from '../page/plain-click.ts';
import { useTexts } from '../texts/texts.tsx';
import { addressAfter } from './list-start.ts';

/** Pages that load by themselves. After that a button asks for each, so that a fling on a phone reaches what is below. */
const automaticPages = 4;

interface Props<T> {
  query: UseInfiniteQueryResult<InfiniteData<Page<T[]>>>;
  /** Skeletons while loading: the first page, or a few more. */
  skeleton(which: 'first' | 'more'): ReactNode;
  empty: ReactNode;
  /** Shown below the last item. */
  end?: ReactNode;
  /** Loads more only by the button, if something else is below the list. */
  byButton?: boolean;
  /** The page's address says where its list begins (`listStart`): readers without scripts get on by a link. */
  linked?: boolean;
  /** Shows only this many and loads no more. */
  limit?: number | undefined;
  children(items: T[]): ReactNode;
}

/** A paged list that continues as one reads, in its four states: loading, empty, failed, full. */
export function PagedList<T>(props: Props<T>) {
  const { query, skeleton, empty, end, byButton = false, linked = false, limit, children } = props;
  const { t } = useTexts();
  if (query.isPending) return skeleton('first');
  if (query.data === undefined) {
    return (
      <ErrorState
        text={problemText(query.error, t)}
        retryLabel={t('actions.retry')}
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
        <More query={query} skeleton={skeleton} byButton={byButton} linked={linked} />
      ) : (
        end
      )}
    </>
  );
}

type MoreProps<T> = Required<Pick<Props<T>, 'query' | 'skeleton' | 'byButton' | 'linked'>>;

function More<T>({ query, skeleton, byButton, linked }: MoreProps<T>) {
  const { t } = useTexts();
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
        <ErrorState text={problemText(query.error, t)} retryLabel={t('actions.retry')} onRetry={more} />
      ) : null}
      {isFetchingNextPage || isFetchNextPageError ? null : (
        <div className="flex justify-center">
          {linked ? (
            <MoreLink after={data?.pages.at(-1)?.next ?? ''} onFollow={more} />
          ) : (
            <Button kind="secondary" onClick={more}>
              {t('posts.more')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Links to the page on which the list continues, for search engines and readers without scripts; with scripts it continues here. */
function MoreLink({ after, onFollow }: { after: string; onFollow(): void }) {
  const { t } = useTexts();
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onFollow();
  };
  return (
    <Link
      rel="next"
      to={addressAfter(after, useLocation())}
      onClick={follow}
      className={buttonStyle({ kind: 'secondary' })}
    >
      {t('posts.more')}
    </Link>
  );
}
