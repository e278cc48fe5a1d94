import type { Post } from '@staylore/contract/stays/posts';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { Button } from '../../design/primitives/button/button.tsx';
import { ErrorState } from '../../design/primitives/error-state/error-state.tsx';
import { Sentinel } from '../../design/primitives/sentinel/sentinel.tsx';
import type { CardMode } from '../../features/stays/posts/card-mode.ts';
import { PostSkeletons } from '../../features/stays/posts/components/post-layout.tsx';
import type { Page } from '../../platform/api/api-client.ts';
import { problemText } from '../../platform/api/problem-text.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { EndOfList } from './end-of-list.tsx';
import { StayGrid } from './stay-grid.tsx';

interface Props {
  query: UseInfiniteQueryResult<InfiniteData<Page<Post[]>>>;
  mode: CardMode;
  /** Shown when there is nothing. */
  empty: ReactNode;
  tools?: (post: Post) => ReactNode;
}

/** A list of stays that goes on as one reads: loading, empty, failed and full. */
export function StayList({ query, mode, empty, tools }: Props) {
  const texts = useTexts();
  const { t } = texts;
  if (query.isPending) return <PostSkeletons mode={mode} count={6} label={t('posts.loading')} />;
  if (query.data === undefined) {
    return (
      <ErrorState
        text={problemText(query.error, texts)}
        retryLabel={t('posts.retry')}
        onRetry={() => query.refetch()}
      />
    );
  }
  const posts = query.data.pages.flatMap((page) => page.items);
  if (posts.length === 0) return empty;
  return (
    <>
      <StayGrid posts={posts} mode={mode} {...(tools === undefined ? {} : { tools })} />
      <More query={query} mode={mode} />
    </>
  );
}

function More({ query, mode }: Pick<Props, 'query' | 'mode'>) {
  const texts = useTexts();
  const { t } = texts;
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const more = useCallback(() => {
    fetchNextPage();
  }, [fetchNextPage]);
  if (!hasNextPage) {
    return (
      <div className="mt-12">
        <EndOfList />
      </div>
    );
  }
  return (
    <div className="mt-12">
      <Sentinel onReach={more} disabled={isFetchingNextPage || isFetchNextPageError} />
      {isFetchingNextPage ? <PostSkeletons mode={mode} count={3} label={t('posts.loading_more')} /> : null}
      {isFetchNextPageError ? (
        <ErrorState text={problemText(query.error, texts)} retryLabel={t('posts.retry')} onRetry={more} />
      ) : null}
      {isFetchingNextPage || isFetchNextPageError ? null : (
        <div className="flex justify-center">
          <Button kind="secondary" onClick={more}>
            {t('posts.more')}
          </Button>
        </div>
      )}
    </div>
  );
}
