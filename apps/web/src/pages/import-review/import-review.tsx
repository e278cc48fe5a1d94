import type { ImportItem, StayImport } from '@staylore/contract/imports/review-items';
import { useState } from 'react';
import {
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { EmptyState } from '../../design/primitives/empty-state/empty-state.tsx';
import { PinMap } from '../../features/discovery/map/components/pin-map.tsx';
import { type Batch, BatchBanner } from '../../features/imports/review/batch-banner.tsx';
import { openedExport } from '../../features/imports/review/export/opened-exports.ts';
import { ItemList } from '../../features/imports/review/items/item-rows.tsx';
import { ReportList } from '../../features/imports/review/items/report-list.tsx';
import { ReviewCard, ReviewSteps } from '../../features/imports/review/items/review-card.tsx';
import { ReviewEnd } from '../../features/imports/review/items/review-end.tsx';
import { useReview } from '../../features/imports/review/items/use-review.ts';
import { PublishPanel } from '../../features/imports/review/publish-panel.tsx';
import { AcceptAll, ImportDefaults } from '../../features/imports/review/review-tools.tsx';
import { TakeOverPanel } from '../../features/imports/review/take-over/take-over-panel.tsx';
import { useTakeOver } from '../../features/imports/review/take-over/use-take-over.ts';
import { SavedPostsPanel } from '../../features/imports/wishes/saved-posts-panel.tsx';
import type { Page } from '../../platform/api/api-client.ts';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useMember } from '../../platform/session/member.tsx';
import { memberLoader } from '../../platform/session/require-member.ts';
import { townName } from '../../platform/texts/place-name.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { ReviewTabs, readShown } from './review-tabs.tsx';

export const handle: PageHandle = { texts: ['countries', 'imports', 'map', 'towns', 'wishes'] };

interface Loaded {
  begun: StayImport;
  first: Page<ImportItem[]>;
}

const load = memberLoader<Loaded>(async ({ api }, args) => {
  const params = { id: Number(args.params['id']) };
  const [report, first] = await Promise.all([
    api.call('GET /api/imports/:id/report', { params, query: { limit: 1 } }),
    api.page('GET /api/imports/:id/items', { params, query: { state: 'review', limit: 20 } }),
  ]);
  return { begun: report.import, first };
});

export { load as clientLoader, load as loader };

/** Deciding on the stays that an import found, and publishing them. */
export default function ImportReview() {
  const { t } = useTexts();
  const loaded = useLoaderData<typeof load>();
  const [note, setNote] = useState('');
  const [, setOpened] = useState(0);
  const [batch, setBatch] = useState<Batch | null>(null);
  const { revalidate } = useRevalidator();
  const show = (done: Batch) => {
    setBatch(done);
    revalidate();
  };
  const published = (count: number) => (count === 0 ? void revalidate() : show({ kind: 'published', count }));
  const takeOver = useTakeOver(loaded.begun, {
    onNote: setNote,
    onOpened: () => setOpened((times) => times + 1),
    onTaken: published,
  });
  return (
    <div className="mx-auto max-w-page px-edge pt-8 pb-12 md:pt-12">
      <PageHead title={t('imports.review.title')} hidden />
      <p className="text-12 font-semibold tracking-wide text-accent uppercase">{loaded.begun.label}</p>
      <h1 className="mt-2 text-36 break-words hyphens-auto md:text-48">{t('imports.review.title')}</h1>
      {/* What was asked anew begins a fresh queue. */}
      <Review
        key={reviewKey(loaded)}
        {...loaded}
        note={note}
        onNote={setNote}
        batch={batch}
        onBatch={setBatch}
        onShow={show}
        onPublished={published}
        takeOver={takeOver}
      />
      <SavedPosts importId={loaded.begun.id} />
    </div>
  );
}

/** Switching tabs fetches nothing here: the queue and its undo history stay. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const turns = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return turns ? false : defaultShouldRevalidate;
}

const reviewKey = ({ begun, first }: Loaded): string =>
  [begun.id, ...Object.values(begun.counts), first.items[0]?.key].join(' ');

/** The saved posts of the opened export; none for closed exports. */
function SavedPosts({ importId }: { importId: number }) {
  const member = useMember();
  const paths = usePaths();
  const savedPosts = openedExport(importId)?.savedPosts ?? [];
  if (member === null || savedPosts.length === 0) return null;
  return <SavedPostsPanel key={importId} savedPosts={savedPosts} listPath={paths.wishes(member.username)} />;
}

interface ReviewProps extends Loaded {
  note: string;
  onNote(note: string): void;
  /** The last action on many stays at once; kept by the page, which outlives the queue. */
  batch: Batch | null;
  onBatch(batch: Batch | null): void;
  /** Reports an action on many stays, and fetches the new state. */
  onShow(batch: Batch): void;
  onPublished(count: number): void;
  takeOver: ReturnType<typeof useTakeOver>;
}

function Review(props: ReviewProps) {
  const { begun, first, batch, onBatch } = props;
  const review = useReview(begun, first);
  const { revalidate } = useRevalidator();
  const member = useMember();
  const paths = usePaths();
  const { counts, current } = review;
  const shown = readShown(useSearchParams()[0].get('show'));
  return (
    <>
      <ReviewTabs importId={begun.id} source={begun.source} counts={counts} shown={shown} />
      <Publishing {...props} review={review} />
      <div className="mt-5">
        {batch === null ? null : (
          <BatchBanner
            importId={begun.id}
            batch={batch}
            profilePath={member === null ? paths.instagram : paths.profile(member.username)}
            onTakenBack={() => {
              onBatch(null);
              revalidate();
            }}
          />
        )}
        {shown === 'review' ? (
          <>
            <ReviewSteps review={review} />
            {current === undefined ? (
              <ReviewEnd review={review}>
                <NothingLeft counts={counts} />
              </ReviewEnd>
            ) : (
              <ReviewCard
                importId={begun.id}
                item={current}
                review={review}
                map={<PlaceMap item={current} />}
              />
            )}
          </>
        ) : shown === 'report' ? (
          <ReportList importId={begun.id} review={review} />
        ) : (
          <ItemList key={shown} importId={begun.id} state={shown} review={review} />
        )}
      </div>
      <Tools {...props} review={review} />
    </>
  );
}

/** Publishing accepted stays: always visible above the list, whatever the scroll position. */
function Publishing({ begun, note, onNote, onPublished, review, takeOver }: PublishingProps) {
  const { counts } = review;
  return (
    <div className="second-bar sticky top-[calc(64px+var(--if-much-room))] z-20 -mx-edge mt-2 bg-paper px-edge">
      {begun.source === 'export' ? (
        <TakeOverPanel begun={begun} takeOver={takeOver} accepted={counts.accepted} note={note} />
      ) : (
        <PublishPanel
          importId={begun.id}
          accepted={counts.accepted}
          note={note}
          onNote={onNote}
          imported={counts.imported}
          sent={review.sent}
          onPublished={onPublished}
        />
      )}
    </div>
  );
}

/** Actions on many stays at once: accepting from a confidence on, and how new posts start. */
function Tools({ begun, onShow, review }: PublishingProps) {
  const { t } = useTexts();
  return (
    <div className="mt-10 grid content-start gap-6 border-t border-line pt-8">
      {review.counts.review === 0 ? null : <AcceptAll begun={begun} onAccepted={onShow} />}
      <ImportDefaults begun={begun} />
      <a href="/api/imports/corrections.csv" download className="justify-self-start text-14 underline">
        {t('imports.review.corrections')}
      </a>
    </div>
  );
}

type PublishingProps = ReviewProps & { review: ReturnType<typeof useReview> };

/** The place of a stay, as far as it is known. */
function PlaceMap({ item }: { item: ImportItem }) {
  const texts = useTexts();
  if (item.lat === null || item.long === null) return null;
  const town = item.city === null ? null : townName(item.city, item.country, texts);
  const label = [item.hotel_name, town].filter(Boolean).join(', ') || (item.location_name ?? '');
  return <PinMap lat={item.lat} long={item.long} label={label} className="h-44 md:h-56" />;
}

/** Every stay is decided on, or was known before. */
export function NothingLeft({ counts }: { counts: StayImport['counts'] }) {
  const { t } = useTexts();
  const member = useMember();
  const paths = usePaths();
  const { accepted, duplicate, imported, rejected } = counts;
  return (
    <EmptyState
      title={t('imports.review.empty_title')}
      text={
        duplicate > 0 && accepted + rejected + imported === 0
          ? t('imports.review.all_known', { count: duplicate })
          : t('imports.review.empty_text')
      }
      action={
        member === null ? undefined : (
          <ButtonLink to={paths.profile(member.username)} kind="secondary">
            {t('imports.review.to_profile')}
          </ButtonLink>
        )
      }
    />
  );
}
