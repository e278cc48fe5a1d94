import type { ScannedPost } from '@staylore/contract/imports/photo-network';
import { useState } from 'react';
import { ButtonLink } from '../../../design/primitives/button/button-link.tsx';
import { EmptyState } from '../../../design/primitives/empty-state/empty-state.tsx';
import { ErrorState } from '../../../design/primitives/error-state/error-state.tsx';
import { failureText } from '../../../features/imports/photo-network/failure-text.ts';
import { scannedPosts } from '../../../features/imports/photo-network/scan-state.ts';
import { checked, type Verdict, type Verdicts } from '../../../features/imports/photo-network/stay-check.ts';
import type { Scan } from '../../../features/imports/photo-network/use-scan.ts';
import { captionText, firstSentence } from '../../../features/stays/posts/caption-text.ts';
import type { CardMode } from '../../../features/stays/posts/card-mode.ts';
import { PostCard } from '../../../features/stays/posts/components/card/post-card.tsx';
import { PostLayout, PostSkeletons } from '../../../features/stays/posts/components/list/post-layout.tsx';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { lazyPart } from '../../../platform/page/lazy-part-loading.ts';
import { usePaths } from '../../../platform/page/paths.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { hitId } from './go-to-hit.ts';
import { StayCheck } from './stay-check.tsx';

const PostDialog = lazyPart(() => import('../../../features/stays/posts/components/dialog/post-dialog.tsx'));

interface Props {
  scan: Scan;
  handle: string;
  /** Stays elsewhere are left out. */
  place: string | null;
  mode: CardMode;
  verdicts: Verdicts;
  onVerdict(id: string, verdict: Verdict | null): void;
}

/** The findings of a scan, each with its question; why there is nothing, or nothing more. */
export function Hits(props: Props) {
  const { scan, handle, place, mode, verdicts, onVerdict } = props;
  const { t } = useTexts();
  const [opened, setOpened] = useState<ScannedPost | null>(null);
  const { state } = scan;
  if (state.posts.length === 0 && (state.phase === 'scanning' || state.phase === 'idle'))
    return <PostSkeletons mode={mode} count={3} label={t('instagramImport.waiting')} />;
  return (
    <>
      <Failure scan={scan} />
      {state.posts.length === 0 ? <Nothing scan={scan} handle={handle} place={place} /> : null}
      <PostLayout mode={mode}>
        {state.posts.map((post) => (
          <li key={post.postId} id={hitId(post.postId)} tabIndex={-1} className="sheet flex flex-col">
            <StayCheck
              post={post}
              verdict={verdicts[post.postId]}
              shownCharacters={mode === 'grid' ? 40 : 200}
              shownText={mode === 'grid' ? firstSentence(post) : captionText(post)}
              onVerdict={(verdict) => onVerdict(post.postId, verdict)}
            >
              <PostCard
                post={checked(post, verdicts[post.postId])}
                mode={mode}
                opener={(title, className) => (
                  <button type="button" className={className} onClick={() => setOpened(post)}>
                    {title}
                  </button>
                )}
              />
            </StayCheck>
          </li>
        ))}
      </PostLayout>
      {opened === null ? null : (
        <LazyPart>
          <PostDialog post={opened} onClose={() => setOpened(null)} />
        </LazyPart>
      )}
    </>
  );
}

function Nothing({ scan: { state }, handle, place }: Pick<Props, 'scan' | 'handle' | 'place'>) {
  const { t } = useTexts();
  if (state.phase === 'failed') return null;
  if (place !== null && state.notice !== null)
    return (
      <EmptyState
        title={t('instagramImport.empty_place_title', { place })}
        text={state.notice}
        action={
          <ButtonLink to={{ search: `?handle=${handle}` }}>
            {t('instagramImport.empty_place_action')}
          </ButtonLink>
        }
      />
    );
  if (state.phase === 'stopped' && scannedPosts(state) === 0)
    return (
      <EmptyState title={t('instagramImport.stopped_early')} text={t('instagramImport.stopped_early_text')} />
    );
  return (
    <EmptyState
      title={t('instagramImport.empty_title')}
      text={t(state.ended ? 'instagramImport.empty_end' : 'instagramImport.empty_text', {
        handle: `@${handle}`,
        count: scannedPosts(state),
      })}
    />
  );
}

/** Why a scan stopped and what to do, shown permanently; the dialog that reported it closes with a press. */
function Failure({ scan }: Pick<Props, 'scan'>) {
  const { t } = useTexts();
  const paths = usePaths();
  const { failure, isUnannounced } = scan.state;
  if (failure === null || isUnannounced) return null;
  const text = failureText(failure, t);
  return (
    <div className="mb-8">
      {failure.canRetry ? (
        <ErrorState text={text} retryLabel={t('actions.retry')} onRetry={scan.retry} />
      ) : (
        <ErrorState
          text={`${text} ${t('instagramImport.error.check')}`}
          action={
            <ButtonLink to={paths.personalImport} kind="secondary" size="small">
              {t('instagramImport.error.personal')}
            </ButtonLink>
          }
        />
      )}
    </div>
  );
}
