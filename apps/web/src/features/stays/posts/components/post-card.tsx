import type { CardMode } from '../card-mode.ts';
import { AuthorLine } from './author-line.tsx';
import { ListCard } from './list-card.tsx';
import { type CardProps, openerStyle, Plate, usePlate } from './plate.tsx';
import { PlaceLine, Price } from './post-facts.tsx';

/** A post as a plate of the magazine: above its text in grids (a lone column wider than a phone has both side by side), beside it in lists. */
export function PostCard({ mode, ...card }: CardProps & { mode: CardMode }) {
  return mode === 'grid' ? <GridCard {...card} /> : <ListCard {...card} />;
}

function GridCard(props: CardProps) {
  const { post, opener } = props;
  const { title } = usePlate(props);
  return (
    <article className="group stay-card relative">
      <Plate props={props} shape="4:5" sizes="(min-width: 1280px) 384px, (min-width: 769px) 31vw, 60vw" />
      <div className="mt-3.5">
        <h3>{opener(title, openerStyle)}</h3>
        <PlaceLine post={post} className="mt-1" />
        <div className="mt-2 flex min-h-7 flex-wrap items-center justify-between gap-x-4">
          <AuthorLine post={post} size={24} className="byline" />
          <Price post={post} />
        </div>
      </div>
    </article>
  );
}
