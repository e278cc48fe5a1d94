import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { preparePicked } from '../../blocks/sign-in/picked.tsx';
import { prepareSaved, showSaved } from '../../blocks/stays/show-saved.tsx';
import { useView, ViewToggle } from '../../blocks/stays/view-toggle.tsx';
import SaveDialog from '../../features/imports/photo-network/components/save-dialog.tsx';
import { ScanStatus } from '../../features/imports/photo-network/components/scan-status.tsx';
import {
  type PendingImport,
  storePendingImport,
} from '../../features/imports/photo-network/pending-import.ts';
import { type CheckedPost, stayingPosts } from '../../features/imports/photo-network/stay-check.ts';
import { useSaveScan } from '../../features/imports/photo-network/use-save-scan.ts';
import { selectionOf, useSavedMark } from '../../features/imports/photo-network/use-saved-mark.ts';
import { type Scan, useScan } from '../../features/imports/photo-network/use-scan.ts';
import { useVerdicts } from '../../features/imports/photo-network/use-verdicts.ts';
import { ReviewScanButton } from '../../features/imports/review/review-scan-button.tsx';
import { returnQuery, usePaths } from '../../platform/page/paths.ts';
import { useMember } from '../../platform/session/member.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import type { HomeSearch } from './home-search.ts';
import { FailureDialog } from './scan/failure-dialog.tsx';
import { goToHit } from './scan/go-to-hit.ts';
import { Hits } from './scan/hits.tsx';
import { ScanMap } from './scan/scan-map.tsx';
import { ToCheck } from './scan/to-check.tsx';
import { SectionHead } from './section-head.tsx';

interface Props {
  search: HomeSearch;
  handle: string;
}

/** A running or finished scan of a handle: status, results as they come, saving. */
export default function ScanResults({ search, handle }: Props) {
  const { t } = useTexts();
  const member = useMember();
  const { location, lat, long } = search;
  const scan = useScan({ handle, location, lat, long, viewerId: member?.id ?? 0 });
  const view = useView('list');
  const { verdicts, judge } = useVerdicts(handle);
  const stays = stayingPosts(scan.state.posts, verdicts);
  const save = useSave({ stays, search, handle });
  const { phase, posts } = scan.state;
  // A handle that could not be read at all has no map, and nothing to save or to continue.
  const isDeadEnd = phase === 'failed' && posts.length === 0;
  const title = t('instagramImport.title', { handle: `@${handle}` });
  return (
    <section aria-label={title}>
      <SectionHead kicker={t('instagramImport.kicker')} title={title} />
      {isDeadEnd ? null : (
        <>
          <div className="mt-4">
            <ScanMap
              handle={handle}
              posts={stays}
              isReading={phase === 'scanning' || phase === 'idle'}
              onStay={({ postId }) => goToHit(postId)}
            />
          </div>
          <div className="second-bar sticky top-[calc(64px+var(--if-much-room))] z-20 md:mt-2">
            <ScanStatus
              scan={scan}
              hotels={stays.length}
              saving={save.isPending}
              saved={save.allSaved}
              onSave={save.press}
              view={<ViewToggle {...view} />}
              toCheck={<ToCheck posts={posts} verdicts={verdicts} />}
              review={member === null ? null : <Review scan={scan} handle={handle} />}
            />
          </div>
        </>
      )}
      {stays.length > 0 && !save.allSaved ? (
        <p className="mt-3 text-14 text-ink-soft md:text-right">{t('instagramImport.public_hint')}</p>
      ) : null}
      <div className="mt-8">
        <Hits
          scan={scan}
          handle={handle}
          place={location}
          mode={view.mode}
          verdicts={verdicts}
          onVerdict={judge}
        />
      </div>
      <FailureDialog scan={scan} />
      {save.data === undefined ? null : (
        <SaveDialog result={save.data} onClose={save.reset} showSaved={showSaved} />
      )}
    </section>
  );
}

/** Reviewing each stay first, instead of saving all of them. */
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
function useSave({ stays, search, handle }: { stays: CheckedPost[]; search: HomeSearch; handle: string }) {
  const member = useMember();
  const navigate = useNavigate();
  const paths = usePaths();
  const { pathname } = useLocation();
  const { mutate, isPending, data, reset } = useSaveScan();
  // Stays that are being or have been saved: a double click is faster than the button's new state.
  const taken = useRef('');
  const { saved, markSaved } = useSavedMark(member?.id ?? 0);
  const now = selectionOf(stays);
  const press = () => {
    const bundle: PendingImport = {
      posts: stays,
      handle,
      location: search.location ?? 'nolocation',
      lat: search.lat,
      long: search.long,
      ts: Date.now(),
    };
    if (member === null) {
      storePendingImport(bundle);
      preparePicked();
      navigate(paths.signUp + returnQuery(pathname));
      return;
    }
    if (taken.current === now) return;
    taken.current = now;
    prepareSaved();
    mutate(bundle, {
      onSuccess: (result) => {
        if (result.kind === 'saved') markSaved(now);
        else taken.current = '';
      },
    });
  };
  return { press, isPending, data, reset, allSaved: saved === now && stays.length > 0 };
}
