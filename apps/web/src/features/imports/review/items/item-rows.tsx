import type { ImportItem } from '@staylore/contract/imports/review-items';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../design/primitives/button/button.tsx';
import { ButtonLink } from '../../../../design/primitives/button/button-link.tsx';
import { Skeleton } from '../../../../design/primitives/skeleton/skeleton.tsx';
import { SkeletonRows } from '../../../../design/primitives/skeleton/skeleton-rows.tsx';
import { useApi } from '../../../../platform/api/api.tsx';
import { PagedList } from '../../../../platform/lists/paged-list.tsx';
import { type Cursor, usePages } from '../../../../platform/lists/use-pages.ts';
import { usePaths } from '../../../../platform/page/paths.ts';
import { formatDay } from '../../../../platform/texts/format.ts';
import { townName } from '../../../../platform/texts/place-name.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { CorrectionForm } from './correction-form.tsx';
import type { useReview } from './use-review.ts';

type Review = ReturnType<typeof useReview>;
export type ListedState = Exclude<ImportItem['state'], 'review'>;

const reasons = {
  accepted: 'no_picture_yet',
  imported: 'imported',
  rejected: 'rejected',
  duplicate: 'known_post',
  skipped: 'no_stay',
} as const;

interface Props {
  importId: number;
  state: ListedState;
  review: Review;
}

/** The posts of one state, each with why it is there and what can still be done about it. */
export function ItemList({ importId, state, review }: Props) {
  const { t } = useTexts();
  const api = useApi();
  const [moved, setMoved] = useState<ReadonlySet<string>>(new Set());
  const load = async (cursor: Cursor, signal: AbortSignal) => {
    await review.sent();
    const query = { state, limit: 20, ...cursor };
    return api.page('GET /api/imports/:id/items', { params: { id: importId }, query, signal });
  };
  // Decisions change this list; it is fetched again each time it is opened.
  const query = usePages(['import-items', importId, state], load, { gcTime: 0 });
  const decide: Review['decideOn'] = async (item, body) => {
    const after = await review.decideOn(item, body);
    if (after !== null && after.state !== state) setMoved((before) => new Set(before).add(item.key));
    return after;
  };
  const nothing = <p className="py-8 text-ink-soft">{t(`imports.review.nothing.${state}`)}</p>;
  return (
    <PagedList query={query} skeleton={(which) => <RowSkeletons which={which} />} empty={nothing}>
      {(all) => {
        const items = all.filter((item) => !moved.has(item.key));
        if (items.length === 0) return nothing;
        return (
          <ul className="divide-y divide-line border-y border-line">
            {items.map((item) => (
              <ItemRow key={item.key} item={item} onDecide={decide} />
            ))}
          </ul>
        );
      }}
    </PagedList>
  );
}

function ItemRow({ item, onDecide }: { item: ImportItem; onDecide: Review['decideOn'] }) {
  const texts = useTexts();
  const { t } = texts;
  const paths = usePaths();
  const [naming, setNaming] = useState(false);
  const { state } = item;
  const town = item.city === null ? null : townName(item.city, item.country, texts);
  const post = item.post_id ?? item.duplicate_of;
  const takeBack = state === 'accepted' || state === 'rejected';
  const acceptAnyway = state === 'rejected' || state === 'skipped';
  return (
    <PostRow
      caption={item.caption}
      takenAt={item.taken_at}
      title={[item.hotel_name, town].filter(Boolean).join(', ')}
      reason={t(`imports.review.why.${reasons[state as ListedState]}`)}
    >
      {naming ? (
        <div className="mt-4 w-full max-w-text">
          <CorrectionForm
            item={item}
            onSave={(decision) => {
              setNaming(false);
              onDecide(item, decision);
            }}
            onClose={() => setNaming(false)}
          />
        </div>
      ) : (
        <>
          {acceptAnyway ? (
            <Button kind="secondary" size="small" onClick={() => setNaming(true)}>
              {t('imports.review.accept_anyway')}
            </Button>
          ) : null}
          {takeBack ? (
            <Button kind="quiet" size="small" onClick={() => onDecide(item, { decision: 'undo' })}>
              {t('imports.review.take_back')}
            </Button>
          ) : null}
          {post === null ? null : (
            <ButtonLink to={paths.post(post)} kind="secondary" size="small">
              {t('imports.review.show_post')}
            </ButtonLink>
          )}
        </>
      )}
    </PostRow>
  );
}

interface RowProps {
  caption: string;
  takenAt: string | null;
  title: string;
  reason: string;
  children: ReactNode;
}

/** A post of the source: its day, its first words, its state, and its actions. */
export function PostRow({ caption, children, reason, takenAt, title }: RowProps) {
  const { t, language } = useTexts();
  return (
    <li className="py-4 [contain-intrinsic-size:auto_9rem] [content-visibility:auto]">
      {title === '' ? null : <h3 className="text-18 break-words">{title}</h3>}
      {takenAt === null ? null : (
        <time dateTime={takenAt} className="text-14 text-ink-soft">
          {formatDay(takenAt, language)}
        </time>
      )}
      <p className="line-clamp-2 max-w-text break-words">
        {caption === '' ? <span className="text-ink-soft">{t('imports.review.no_text')}</span> : caption}
      </p>
      <p className="mt-1 text-14 text-ink-soft">{reason}</p>
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">{children}</div>
    </li>
  );
}

/** Placeholders of posts. */
export function RowSkeletons({ which }: { which: 'first' | 'more' }) {
  const { t } = useTexts();
  return (
    <SkeletonRows
      count={which === 'first' ? 6 : 2}
      label={t('imports.review.loading')}
      className="border-t border-line py-4"
    >
      <Skeleton className="h-4 w-1/4" />
      <Skeleton className="mt-3 h-5 w-3/5" />
      <Skeleton className="mt-3 h-4 w-2/5" />
    </SkeletonRows>
  );
}
