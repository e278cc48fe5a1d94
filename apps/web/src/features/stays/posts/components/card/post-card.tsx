import { firstSentence } from '../../caption-text.ts';
import type { CardMode } from '../../card-mode.ts';
import { AuthorAndDay } from '../parts/byline.tsx';
import { Credit } from '../parts/credit.tsx';
import { AdLabel, PlaceLine, Price } from '../parts/post-facts.tsx';
import { ListCard } from './list-card.tsx';
import { type CardProps, openerStyle, Plate, usePlate } from './plate.tsx';

/**
 * A post in magazine style: picture above its text in grids (in a single column wider than a phone they are side by side), beside it in
 * lists.
 */
export function PostCard({ mode, ...card }: CardProps & { mode: CardMode }) {
  return mode === 'grid' ? <GridCard {...card} /> : <ListCard {...card} />;
}

function GridCard(props: CardProps) {
  const { post, opener } = props;
  const { title } = usePlate(props);
  const sentence = firstSentence(post);
  return (
    <article className="group stay-card relative">
      <Plate props={props} shape="4:5" sizes="(min-width: 1280px) 384px, (min-width: 769px) 31vw, 60vw" />
      <div className="mt-3.5">
        <h3>{opener(title, openerStyle)}</h3>
        <PlaceLine post={post} className="place" />
        {sentence === '' ? null : <p className="quote">{sentence}</p>}
        <Credit post={post} />
        <div className="cost">
          <Price post={post} />
          <AdLabel post={post} />
        </div>
        <div className="byline">
          <AuthorAndDay post={post} />
        </div>
      </div>
    </article>
  );
}
