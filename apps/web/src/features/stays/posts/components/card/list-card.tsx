import { captionText } from '../../caption-text.ts';
import { Byline } from '../parts/byline.tsx';
import { PlaceLine, Price } from '../parts/post-facts.tsx';
import { HotelLink, HotelPageLink, Tags } from '../parts/post-links.tsx';
import { type CardProps, openerStyle, Plate, usePlate } from './plate.tsx';

/** A post beside its text, for lists on screens that have room. */
export function ListCard(props: CardProps) {
  const { post, opener } = props;
  const { title } = usePlate(props);
  return (
    <article className="group relative grid grid-cols-1 gap-5 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-8 [&>:first-child]:self-start">
      <Plate props={props} shape="3:2" sizes="(min-width: 769px) 40vw, 60vw" />
      <div className="flex flex-col items-start">
        <PlaceLine post={post} />
        <h3 className="mt-1 text-28">{opener(title, openerStyle)}</h3>
        <p className="mt-3 line-clamp-4 max-w-text whitespace-pre-line">
          {captionText(post).replaceAll(/\n\s*\n/g, '\n')}
        </p>
        <div className="mt-4">
          <Tags tags={post.tags} />
        </div>
        <div className="mt-4">
          <HotelPageLink post={post} />
        </div>
        {/* A byline of two lines asks for the width of one: its place is given, not asked. */}
        <div className="mt-auto flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-5 [&>.byline]:grow [&>.byline]:basis-56">
          <Byline post={post} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Price post={post} />
            <HotelLink post={post} />
          </div>
        </div>
      </div>
    </article>
  );
}
