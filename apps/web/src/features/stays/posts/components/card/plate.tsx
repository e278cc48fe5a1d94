import { BedDouble } from 'lucide-react';
import type { ReactNode } from 'react';
import { Picture } from '../../../../../design/primitives/picture/picture.tsx';
import { useTexts } from '../../../../../platform/texts/texts.tsx';
import { type CardPost, picturesOf, titleOf } from '../../card-post.ts';

export interface CardProps {
  post: CardPost;
  /** The title as a link or button; its `after:` layer makes the whole card the target. */
  opener(title: string, className: string): ReactNode;
  /** Buttons on the picture, such as the heart. */
  actions?: ReactNode;
  /** Shown instead of a missing picture. */
  placeholder?: ReactNode;
  /** A card a page opens with: its picture is fetched at once. */
  eager?: boolean;
}

/** Makes the title's layer the whole card. */
export const openerStyle =
  'text-left underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-accent';

/** The title of a card, and the picture it shows. */
export function usePlate({ post }: CardProps) {
  const { t } = useTexts();
  const name = titleOf(post);
  const title = name === '' ? t('instagramImport.stay_only') : name;
  const [picture] = picturesOf(post);
  return { title, picture, alt: t('posts.picture_of', { title }) };
}

/** The picture of a card, with its overlays. */
export function Plate({ props, shape, sizes }: { props: CardProps; shape: '4:5' | '3:2'; sizes: string }) {
  const { picture, alt } = usePlate(props);
  const { actions, placeholder, eager = false } = props;
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
      {picture?.file == null ? (
        <div className="absolute inset-0 z-10">{placeholder ?? <NoPicture />}</div>
      ) : null}
      {actions === undefined ? null : <div className="absolute top-2 right-2 z-10 flex gap-1">{actions}</div>}
    </div>
  );
}

/** For screen readers, until the picture has loaded. */
function NoPicture() {
  return (
    <span className="pointer-events-none flex size-full items-center justify-center">
      <BedDouble aria-hidden="true" className="size-10 text-ink-soft" strokeWidth={1.25} />
    </span>
  );
}
