import type { Post } from '@staylore/contract/posts';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { Button } from '../../design/primitives/button/button.tsx';
import { ErrorState } from '../../design/primitives/error-state/error-state.tsx';
import { Sentinel } from '../../design/primitives/sentinel/sentinel.tsx';
import { FavouriteButton } from '../../features/favourites/components/favourite-button.tsx';
import { type CardMode, PostCard } from '../../features/posts/components/post-card.tsx';
import { PostLayout, PostSkeletons } from '../../features/posts/components/post-layout.tsx';
import { PostOpener } from '../../features/posts/components/post-opener.tsx';
import type { Page } from '../../platform/api-client.ts';
import { problemText } from '../../platform/problem-text.ts';
import { useTexts } from '../../platform/texts.tsx';

type PostsQuery = UseInfiniteQueryResult<{ pages: Page<Post[]>[] }>;

interface Props {
  query: PostsQuery;
  mode: CardMode;
  /** Shown when there is nothing. */
  empty: ReactNode;
}

/** A list of stays that goes on as one reads: loading, empty, failed and full. */
export function StayList({ query, mode, empty }: Props) {
  const texts = useTexts();
  const { t } = texts;
  if (query.isPending) return <PostSkeletons mode={mode} count={6} label={t('posts.loading')} />;
  if (query.isError && query.data === undefined) {
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
      <PostLayout mode={mode}>
        {posts.map((post, index) => (
          <li key={post.id}>
            <PostCard
              post={post}
              mode={mode}
              eager={index < 1}
              actions={<FavouriteButton post={post} />}
              opener={(title, className) => <PostOpener post={post} title={title} className={className} />}
            />
          </li>
        ))}
      </PostLayout>
      <More query={query} mode={mode} />
    </>
  );
}

function More({ query, mode }: Omit<Props, 'empty'>) {
  const texts = useTexts();
  const { t } = texts;
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const more = useCallback(() => {
    fetchNextPage();
  }, [fetchNextPage]);
  return (
    <div className="mt-12">
      <Sentinel onReach={more} disabled={!hasNextPage || isFetchingNextPage || isFetchNextPageError} />
      {isFetchingNextPage ? <PostSkeletons mode={mode} count={3} label={t('posts.loading_more')} /> : null}
      {isFetchNextPageError ? (
        <ErrorState text={problemText(query.error, texts)} retryLabel={t('posts.retry')} onRetry={more} />
      ) : null}
      {hasNextPage && !isFetchingNextPage && !isFetchNextPageError ? (
        <div className="flex justify-center">
          <Button kind="secondary" onClick={more}>
            {t('posts.more')}
          </Button>
        </div>
      ) : null}
      {hasNextPage ? null : (
        <p className="text-center font-serif text-18 text-ink-soft">{t('homePage.end')}</p>
      )}
    </div>
  );
}
