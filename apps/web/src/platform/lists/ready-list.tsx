import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { Button } from '../../design/primitives/button/button.tsx';
import { Sentinel } from '../../design/primitives/sentinel/sentinel.tsx';
import type { Page } from '../api/api-client.ts';
import { useTexts } from '../texts/texts.tsx';
import { dependsOn, onOutdated } from './outdate.ts';
import { type ListSource, type ReadyPage, readyPage, rememberPage } from './ready-pages.ts';

interface Props<T> {
  source: ListSource;
  /** The page rendered with the document; null where the browser has to fetch it. */
  first: Page<T[]> | null;
  empty: ReactNode;
  /** Stands below the last item. */
  end?: ReactNode;
  /** Goes on only when asked, where something else stands below the list. */
  byButton?: boolean;
  /** Places of a first page on its way. */
  skeleton: ReactNode;
  /** The list that fetches itself, in a file of its own. */
  live(ready: ReadyPage<T> | null): ReactNode;
  children(items: T[]): ReactNode;
}

/**
 * A list whose first page is shown as it came with the document. Only when the reader nears its end, or what it shows has become old, does
 * it come alive and go on: whoever reads no further loads no more.
 */
export function ReadyList<T>(props: Props<T>) {
  const { source, first, empty, end, byButton = false, skeleton, live, children } = props;
  const { t } = useTexts();
  const [ready, setReady] = useState(() => readyPage(source, first));
  const goOn = useCallback(() => setReady((now) => now && { ...now, live: true }), []);
  useEffect(() => {
    if (ready !== null) rememberPage(source, ready);
  }, [source, ready]);
  useEffect(
    () =>
      onOutdated((topic) => {
        if (dependsOn(source, topic)) setReady((now) => now && { ...now, since: 0 });
      }),
    [source],
  );
  if (ready === null) return <Suspense fallback={skeleton}>{live(null)}</Suspense>;
  const { items, next } = ready.page;
  if (ready.live || ready.since === 0) return <Suspense fallback={children(items)}>{live(ready)}</Suspense>;
  if (items.length === 0) return empty;
  return (
    <>
      {children(items)}
      {next === null ? (
        end
      ) : (
        <div className="mt-8">
          <Sentinel onReach={goOn} disabled={byButton} />
          <div className="flex justify-center">
            <Button kind="secondary" onClick={goOn}>
              {t('posts.more')}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
