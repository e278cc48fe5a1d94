import type { ImportItem, StayImport } from '@staylore/contract/import-items';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { EmptyState } from '../../design/primitives/empty-state/empty-state.tsx';
import { ReviewCard, ReviewSteps } from '../../features/imports/review-card.tsx';
import { AcceptAll, ImportDefaults } from '../../features/imports/review-tools.tsx';
import { TakeOverPanel } from '../../features/imports/take-over-panel.tsx';
import { useReview } from '../../features/imports/use-review.ts';
import type { Page } from '../../platform/api-client.ts';
import { useMember } from '../../platform/member.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { usePaths } from '../../platform/paths.ts';
import { loadForMember } from '../../platform/require-member.ts';
import { useTexts } from '../../platform/texts.tsx';

interface Loaded {
  begun: StayImport;
  first: Page<ImportItem[]>;
}

function load(args: LoaderFunctionArgs): Promise<Loaded> {
  return loadForMember(args, async ({ api }) => {
    const params = { id: Number(args.params['id']) };
    const [report, first] = await Promise.all([
      api.call('GET /api/imports/:id/report', { params, query: { limit: 1 } }),
      api.page('GET /api/imports/:id/items', { params, query: { state: 'review', limit: 20 } }),
    ]);
    return { begun: report.import, first };
  });
}

export { load as clientLoader, load as loader };

/** Deciding on the stays that an import found, and publishing them. */
export default function ImportReview() {
  const { t } = useTexts();
  const loaded = useLoaderData<typeof load>();
  const [note, setNote] = useState('');
  return (
    <div className="mx-auto max-w-page px-4 pt-8 pb-12 md:px-8 md:pt-12">
      <PageHead title={t('imports.review.title')} hidden />
      <p className="text-12 font-semibold tracking-wide text-accent uppercase">{loaded.begun.label}</p>
      <h1 className="mt-2 text-36 break-words hyphens-auto md:text-48">{t('imports.review.title')}</h1>
      {/* What was asked anew begins a fresh queue. */}
      <Review key={reviewKey(loaded)} {...loaded} note={note} onNote={setNote} />
    </div>
  );
}

const reviewKey = ({ begun, first }: Loaded): string =>
  [begun.id, ...Object.values(begun.counts), first.items[0]?.key].join(' ');

function Review({ begun, first, note, onNote }: Loaded & { note: string; onNote(note: string): void }) {
  const { t } = useTexts();
  const review = useReview(begun, first);
  const { revalidate } = useRevalidator();
  const [, setOpened] = useState(0);
  const { counts, current } = review;
  return (
    <>
      <Counts counts={counts} />
      <div className="mt-8">
        <ReviewSteps review={review} />
        {current === undefined ? (
          <NothingLeft />
        ) : (
          <ReviewCard key={current.key} importId={begun.id} item={current} review={review} />
        )}
      </div>
      <div className="mt-10 grid gap-8 border-t border-line pt-8 md:grid-cols-2">
        <div className="grid content-start gap-6">
          {counts.review === 0 ? null : <AcceptAll begun={begun} onAccepted={revalidate} />}
          <ImportDefaults begun={begun} />
          <a href="/api/imports/corrections.csv" download className="justify-self-start text-14 underline">
            {t('imports.review.corrections')}
          </a>
        </div>
        <TakeOverPanel
          importId={begun.id}
          accepted={counts.accepted}
          note={note}
          onNote={onNote}
          onOpened={() => setOpened((times) => times + 1)}
          onTaken={revalidate}
        />
      </div>
    </>
  );
}

function NothingLeft() {
  const { t } = useTexts();
  const member = useMember();
  const paths = usePaths();
  return (
    <EmptyState
      title={t('imports.review.empty_title')}
      text={t('imports.review.empty_text')}
      action={
        <ButtonLink to={member === null ? paths.instagram : paths.profile(member.username)} kind="secondary">
          {t(member === null ? 'imports.review.to_hub' : 'imports.review.to_profile')}
        </ButtonLink>
      }
    />
  );
}

const shown = [
  ['review', 'waiting'],
  ['accepted', 'accepted'],
  ['imported', 'imported'],
  ['rejected', 'rejected'],
  ['duplicate', 'duplicate'],
  ['skipped', 'skipped'],
] as const;

function Counts({ counts }: { counts: StayImport['counts'] }) {
  const { t, language } = useTexts();
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <p className="mt-3 text-18 text-ink-soft">{t('imports.review.read', { count: all })}</p>
      <dl className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        {shown.map(([state, name]) => (
          <div key={state} className="flex gap-1.5 text-14">
            <dt className="text-ink-soft">{t(`imports.review.${name}`)}</dt>
            <dd className="font-medium tabular-nums">{counts[state].toLocaleString(language)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
