import type { ReactNode } from 'react';
import { Picture } from '../../../design/primitives/picture/picture.tsx';
import { useTexts } from '../../../platform/texts.tsx';
import { type CardPost, picturesOf, titleOf } from '../card-post.ts';
import { AuthorLine } from './author-line.tsx';
import { AdLabel, HotelLink, HotelPageLink, PlaceLine, Price, Tags } from './post-facts.tsx';

export type CardMode = 'grid' | 'list';

interface Props {
  post: CardPost;
  mode: CardMode;
  /** The title as a link or button; its `after:` layer makes the whole card the target. */
  opener(title: string, className: string): ReactNode;
  /** Buttons on the picture, such as the heart. */
  actions?: ReactNode;
  /** What stands in the place of a picture that is not there. */
  placeholder?: ReactNode;
  /** A card a page opens with: its picture is fetched at once. */
  eager?: boolean;
}

const openerStyle =
  'text-left underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-accent';

/** A post as a plate of the magazine: tall in grids, beside its text in lists. */
export function PostCard(props: Props) {
  return props.mode === 'grid' ? <GridCard {...props} /> : <ListCard {...props} />;
}

function usePlate({ post }: Props) {
  const { t } = useTexts();
  const name = titleOf(post);
  const title = name === '' ? t('instagramImport.stay_only') : name;
  const [picture] = picturesOf(post);
  return { title, picture, alt: t('posts.picture_of', { title }) };
}

function Plate({ props, shape, sizes }: { props: Props; shape: '4:5' | '3:2'; sizes: string }) {
  const { picture, alt } = usePlate(props);
  const { post, actions, placeholder, eager = false } = props;
  return (
    <div className="relative overflow-hidden rounded-card">
      {picture === undefined ? null : (
        <Picture
          picture={picture}
          shape={shape}
          sizes={sizes}
          eager={eager}
          fallbackAlt={alt}
          className="transition-transform duration-200 group-hover:scale-[1.02]"
        />
      )}
      <div className="pointer-events-none absolute inset-0 rounded-card ring-1 ring-ink/10 ring-inset" />
      {picture?.file == null && placeholder != null ? (
        <div className="absolute inset-0 z-10">{placeholder}</div>
      ) : null}
      {post.commercial ? (
        <div className="absolute top-3 left-3">
          <AdLabel />
        </div>
      ) : null}
      {actions === undefined ? null : <div className="absolute top-2 right-2 z-10 flex gap-1">{actions}</div>}
    </div>
  );
}

function GridCard(props: Props) {
  const { post, opener } = props;
  const { title } = usePlate(props);
  return (
    <article className="group relative">
      <Plate props={props} shape="4:5" sizes="(min-width: 1280px) 384px, (min-width: 769px) 31vw, 60vw" />
      <div className="mt-3.5">
        <h3 className="text-22 leading-7">{opener(title, openerStyle)}</h3>
        <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
          <PlaceLine post={post} className="min-w-0 max-w-full" />
          <Price post={post} />
        </div>
        <div className="mt-2.5">
          <AuthorLine post={post} size={24} />
        </div>
      </div>
    </article>
  );
}

function ListCard(props: Props) {
  const { post, opener } = props;
  const { title } = usePlate(props);
  return (
    <article className="group relative grid gap-5 border-t border-line py-7 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-8">
      <Plate props={props} shape="3:2" sizes="(min-width: 769px) 40vw, 60vw" />
      <div className="flex flex-col items-start">
        <PlaceLine post={post} />
        <h3 className="mt-1 text-28">{opener(title, openerStyle)}</h3>
        <p className="mt-3 line-clamp-4 max-w-text whitespace-pre-line">
          {post.caption.replaceAll(/\n\s*\n/g, '\n')}
        </p>
        <div className="mt-4">
          <Tags tags={post.tags} />
        </div>
        <div className="mt-4">
          <HotelPageLink post={post} />
        </div>
        <div className="mt-auto flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-5">
          <AuthorLine post={post} />
          <div className="flex items-center gap-4">
            <Price post={post} />
            <HotelLink post={post} />
          </div>
        </div>
      </div>
    </article>
  );
}
