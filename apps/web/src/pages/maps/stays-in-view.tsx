import type { MapStay } from '@staylore/contract/discovery/map';
import type { UseQueryResult } from '@tanstack/react-query';
import { BedDouble } from 'lucide-react';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { EmptyState } from '../../design/primitives/empty-state/empty-state.tsx';
import { ErrorState } from '../../design/primitives/error-state/error-state.tsx';
import { Skeleton } from '../../design/primitives/skeleton/skeleton.tsx';
import { SkeletonRows } from '../../design/primitives/skeleton/skeleton-rows.tsx';
import { PostOpener } from '../../features/stays/posts/components/dialog/post-opener.tsx';
import { problemText } from '../../platform/api/problem-text.ts';
import { usePaths } from '../../platform/page/paths.ts';
import { townName } from '../../platform/texts/place-name.ts';
import { type Texts, useTexts } from '../../platform/texts/texts.tsx';

interface Props {
  query: UseQueryResult<{ stays: MapStay[]; complete: boolean }>;
  /** Total number of stays in view, of which the list has the newest; null until it is known. */
  total: number | null;
  /** A row is hovered or focused; null if none is. */
  onPoint(stay: MapStay | null): void;
}

/** What is on the map in rows, for the keyboard, for screen readers, and for those who prefer a list. */
export function StaysInView({ query, total, onPoint }: Props) {
  const { t } = useTexts();
  const paths = usePaths();
  if (query.data === undefined) {
    if (query.isPending) return <RowSkeletons label={t('map.loading')} />;
    return (
      <ErrorState
        text={t('map.failed', { reason: problemText(query.error, t) })}
        retryLabel={t('actions.retry')}
        onRetry={() => query.refetch()}
      />
    );
  }
  const { stays, complete } = query.data;
  const count = complete ? stays.length : total;
  const beyond = (count ?? 0) - stays.length;
  return (
    <>
      <p role="status" className="text-14 font-medium text-ink-soft">
        {stays.length === 0 || count === null ? null : t('map.count', { count })}
      </p>
      {stays.length === 0 ? (
        <EmptyState
          title={t('map.empty_title')}
          text={t('map.empty_text')}
          action={
            <ButtonLink kind="secondary" to={paths.newPost}>
              {t('map.empty_action')}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {stays.map((stay) => (
            <Row key={stay.id} stay={stay} onPoint={onPoint} />
          ))}
        </ul>
      )}
      {beyond > 0 ? <p className="pt-4 text-14 text-ink-soft">{t('map.more', { count: beyond })}</p> : null}
    </>
  );
}

/** The town in the reader's language, else the place without the name of the hotel that it often begins with. */
function placeOf({ city, country, hotel_name, location }: MapStay, texts: Texts): string {
  if (city !== null) return townName(city, country, texts);
  if (hotel_name === null || hotel_name === location) return '';
  return location.startsWith(`${hotel_name}, `) ? location.slice(hotel_name.length + 2) : location;
}

function Row({ stay, onPoint }: { stay: MapStay } & Pick<Props, 'onPoint'>) {
  const texts = useTexts();
  const name = (stay.hotel_name ?? stay.location) || texts.t('posts.untitled');
  const point = () => onPoint(stay);
  const leave = () => onPoint(null);
  return (
    <li
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
      className="group relative flex items-center gap-4 py-3"
    >
      <span className="flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-8 bg-sunken">
        {stay.small === null ? (
          <BedDouble aria-hidden="true" className="size-6 text-ink-soft" />
        ) : (
          <img src={stay.small} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
        )}
      </span>
      <span className="min-w-0">
        <PostOpener
          post={stay}
          title={name}
          className="line-clamp-2 font-serif text-18 leading-tight after:absolute after:inset-0 after:rounded-8 group-hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
        />
        <span className="line-clamp-2 text-14 text-ink-soft">
          {[placeOf(stay, texts), stay.author].filter(Boolean).join(' · ')}
        </span>
      </span>
    </li>
  );
}

function RowSkeletons({ label }: { label: string }) {
  return (
    <SkeletonRows count={5} label={label} className="flex items-center gap-4 py-3">
      <Skeleton className="size-16 rounded-8" />
      <div className="flex-1">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="mt-2 h-4 w-1/2" />
      </div>
    </SkeletonRows>
  );
}
