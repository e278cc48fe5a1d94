import { lazy, Suspense } from 'react';
import type { CardMode } from '../card-mode.ts';
import { AuthorLine } from './author-line.tsx';
import { type CardProps, openerStyle, Plate, usePlate } from './plate.tsx';
import { PlaceLine, Price } from './post-facts.tsx';
import { PostSkeleton } from './post-skeleton.tsx';

/** Small screens never show it. */
const ListCard = lazy(() => import('./list-card.tsx'));

/** A post as a plate of the magazine: tall in grids, beside its text in lists. */
export function PostCard({ mode, ...card }: CardProps & { mode: CardMode }) {
  if (mode === 'grid') return <GridCard {...card} />;
  return (
    <Suspense fallback={<PostSkeleton mode="list" />}>
      <ListCard {...card} />
    </Suspense>
  );
}

function GridCard(props: CardProps) {
  const { post, opener } = props;
  const { title } = usePlate(props);
  return (
    <article className="group @container relative">
      <Plate props={props} shape="4:5" sizes="(min-width: 1280px) 384px, (min-width: 769px) 31vw, 60vw" />
      <div className="mt-3.5">
        <h3 className="text-22 leading-7">{opener(title, openerStyle)}</h3>
        <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
          <PlaceLine post={post} className="min-w-0 max-w-full @max-[18rem]:w-full" />
          <Price post={post} />
        </div>
        <div className="mt-2.5">
          <AuthorLine post={post} size={24} />
        </div>
      </div>
    </article>
  );
}
