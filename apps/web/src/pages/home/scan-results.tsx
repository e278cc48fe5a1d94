import type { ScannedPost } from '@staylore/contract/imports/photo-network';
import { lazy, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useView, ViewToggle } from '../../blocks/stays/view-toggle.tsx';
import { AlertDialog } from '../../design/primitives/alert-dialog/alert-dialog.tsx';
import { EmptyState } from '../../design/primitives/empty-state/empty-state.tsx';
import SaveDialog from '../../features/imports/photo-network/components/save-dialog.tsx';
import { ScanStatus } from '../../features/imports/photo-network/components/scan-status.tsx';
import {
  type PendingImport,
  storePendingImport,
} from '../../features/imports/photo-network/pending-import.ts';
import { scannedPosts } from '../../features/imports/photo-network/scan-state.ts';
import { useSaveScan } from '../../features/imports/photo-network/use-save-scan.ts';
import { type Scan, useScan } from '../../features/imports/photo-network/use-scan.ts';
import { ReviewScanButton } from '../../features/imports/review/review-scan-button.tsx';
import type { CardMode } from '../../features/stays/posts/card-mode.ts';
import { PostCard } from '../../features/stays/posts/components/post-card.tsx';
import { PostLayout, PostSkeletons } from '../../features/stays/posts/components/post-layout.tsx';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useMember } from '../../platform/session/member.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import type { HomeSearch } from './home-search.ts';
import { SectionHead } from './section-head.tsx';

const PostDialog = lazy(() => import('../../features/stays/posts/components/post-dialog.tsx'));

interface Props {
  search: HomeSearch;
  handle: string;
}

/** A running or finished scan of a handle: status, results as they come, saving. */
export default function ScanResults(props: Props) {
  return <Scanning {...props} />;
}

function Scanning({ search, handle }: Props) {
  const { t } = useTexts();
  const member = useMember();
  const { location, lat, long } = search;
  const scan = useScan({ handle, location, lat, long, viewerId: member?.id ?? 0 });
  const view = useView('list');
  const save = useSave({ scan, search, handle });
  const { error, phase } = scan.state;
  const title = t('instagramImport.title', { handle: `@${handle}` });
  return (
    <section aria-label={title}>
      <SectionHead kicker={t('instagramImport.kicker')} title={title} />
      <div className="mt-4">
        <ScanStatus
          scan={scan}
          saving={save.isPending}
          saved={save.allSaved}
          onSave={save.press}
          view={<ViewToggle {...view} />}
          review={member === null ? null : <Review scan={scan} handle={handle} />}
        />
      </div>
      <div className="mt-8">
        <Hits scan={scan} handle={handle} mode={view.mode} />
      </div>
      <AlertDialog
        open={error !== null && phase === 'failed'}
        onClose={scan.dismiss}
        title={t('instagramImport.error.title')}
        text={error === '' ? t('instagramImport.error.broken') : error}
        confirm={t('instagramImport.error.close')}
      />
      {save.data === undefined ? null : <SaveDialog result={save.data} onClose={save.reset} />}
    </section>
  );
}

/** Looking at each stay first, instead of saving all of them. */
function Review({ scan, handle }: { scan: Scan; handle: string }) {
  const { phase, posts } = scan.state;
  return (
    <ReviewScanButton
      handle={handle}
      source="scan"
      posts={posts.map((post) => post.source_post_id)}
      size="small"
      disabled={phase === 'scanning'}
      className="max-sm:w-full"
    />
  );
}

/** Members save at once; visitors keep the bundle in the browser and go to sign up. */
function useSave({ scan, search, handle }: { scan: Scan; search: HomeSearch; handle: string }) {
  const member = useMember();
  const navigate = useNavigate();
  const paths = usePaths();
  const { pathname } = useLocation();
  const { mutate, isPending, data, reset } = useSaveScan();
  // Posts that are being saved or have been: a double click is faster than what it would see on the button.
  const taken = useRef(0);
  const [saved, setSaved] = useState(0);
  const press = () => {
    const bundle: PendingImport = {
      posts: [...scan.state.posts],
      handle,
      location: search.location ?? 'nolocation',
      lat: search.lat,
      long: search.long,
      ts: Date.now(),
    };
    if (member === null) {
      storePendingImport(bundle);
      navigate(`${paths.signUp}?next=${encodeURIComponent(pathname)}`);
      return;
    }
    if (taken.current === bundle.posts.length) return;
    taken.current = bundle.posts.length;
    mutate(bundle, {
      onSuccess: (result) => {
        if (result.kind === 'saved') setSaved(bundle.posts.length);
        else taken.current = 0;
      },
    });
  };
  return { press, isPending, data, reset, allSaved: saved > 0 && saved === scan.state.posts.length };
}

function Hits({ scan, handle, mode }: { scan: Scan; handle: string; mode: CardMode }) {
  const { t } = useTexts();
  const [opened, setOpened] = useState<ScannedPost | null>(null);
  const { state } = scan;
  if (state.posts.length === 0) {
    if (state.phase === 'scanning' || state.phase === 'idle')
      return <PostSkeletons mode={mode} count={3} label={t('instagramImport.waiting')} />;
    if (state.phase === 'failed') return null;
    const count = scannedPosts(state);
    return (
      <EmptyState
        title={t('instagramImport.empty_title')}
        text={t(state.ended ? 'instagramImport.empty_end' : 'instagramImport.empty_text', {
          handle: `@${handle}`,
          count,
        })}
      />
    );
  }
  return (
    <>
      <PostLayout mode={mode}>
        {state.posts.map((post) => (
          <li key={post.postId} className="sheet">
            <PostCard
              post={post}
              mode={mode}
              opener={(title, className) => (
                <button type="button" className={className} onClick={() => setOpened(post)}>
                  {title}
                </button>
              )}
            />
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
