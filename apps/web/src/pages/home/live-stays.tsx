import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Button } from '../../design/primitives/button/button.tsx';
import { ErrorState } from '../../design/primitives/error-state/error-state.tsx';
import { Sentinel } from '../../design/primitives/sentinel/sentinel.tsx';
import { latestPosts } from '../../features/posts/api/latest-posts.ts';
import { postsAtPlace } from '../../features/posts/api/posts-at-place.ts';
import { PostSkeletons } from '../../features/posts/components/post-layout.tsx';
import { useApi } from '../../platform/api.tsx';
import { useMember } from '../../platform/member.tsx';
import { problemText } from '../../platform/problem-text.ts';
import { Queries } from '../../platform/queries.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { StayGrid } from './stay-grid.tsx';
import { EndOfList, type StaysProps } from './stays.tsx';

/** A list of stays that goes on as one reads: loading, empty, failed and full. */
export default function LiveStays(props: StaysProps) {
  return (
    <Queries>
      <Live {...props} />
    </Queries>
  );
}

function useStays({ source, first }: Pick<StaysProps, 'source' | 'first'>) {
  const api = useApi();
  const viewerId = useMember()?.id ?? 0;
  const initial = first === null ? {} : { initialData: { pages: [first], pageParams: [null] } };
  const options =
    source.kind === 'latest'
      ? latestPosts(api, viewerId)
      : postsAtPlace(api, { viewerId, place: source.place });
  return useInfiniteQuery({ ...options, ...initial } as ReturnType<typeof latestPosts>);
}

function Live(props: StaysProps) {
  const { mode, empty } = props;
  const texts = useTexts();
  const { t } = texts;
  const query = useStays(props);
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
      <StayGrid posts={posts} mode={mode} />
      <More query={query} mode={mode} />
    </>
  );
}

function More({ query, mode }: { query: ReturnType<typeof useStays>; mode: StaysProps['mode'] }) {
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
