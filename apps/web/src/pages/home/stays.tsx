import { Suspense, useCallback, useEffect, useState } from 'react';
import { EndOfList } from '../../blocks/stays/end-of-list.tsx';
import { StayGrid } from '../../blocks/stays/stay-grid.tsx';
import { Button } from '../../design/primitives/button/button.tsx';
import { Sentinel } from '../../design/primitives/sentinel/sentinel.tsx';
import { PostSkeletons } from '../../features/stays/posts/components/post-layout.tsx';
import { later } from '../../platform/page/later.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import { recall, rememberFirst, rememberLive, type StaysProps } from './stays-source.ts';

const LiveStays = later(() => import('./live-stays.tsx'));

/**
 * A list of stays. Its first page is shown as it came with the document; only when the reader nears its end does the list
 * come alive and go on, so that whoever reads no further loads no more.
 */
export function Stays(props: StaysProps) {
  const { source, first, mode, empty } = props;
  const { t } = useTexts();
  const [live, setLive] = useState(() => first === null || recall(source)?.live === true);
  useEffect(() => {
    if (first !== null) rememberFirst(source, first);
    if (live) rememberLive(source);
  }, [source, first, live]);
  const goOn = useCallback(() => setLive(true), []);

  if (live) {
    return (
      <Suspense
        fallback={
          first === null ? (
            <PostSkeletons mode={mode} count={6} label={t('posts.loading')} />
          ) : (
            <StayGrid posts={first.items} mode={mode} />
          )
        }
      >
        <LiveStays {...props} />
      </Suspense>
    );
  }
  if (first === null || first.items.length === 0) return empty;
  return (
    <>
      <StayGrid posts={first.items} mode={mode} />
      <div className="mt-12">
        <Sentinel onReach={goOn} disabled={first.next === null} />
        {first.next === null ? (
          <EndOfList />
        ) : (
          <div className="flex justify-center">
            <Button kind="secondary" onClick={goOn}>
              {t('posts.more')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
