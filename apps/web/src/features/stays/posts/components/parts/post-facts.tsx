import { MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { usePaths } from '../../../../../platform/page/paths.ts';
import { formatPrice } from '../../../../../platform/texts/format.ts';
import { useTexts } from '../../../../../platform/texts/texts.tsx';
import { type Bookable, type CardPost, placeOf } from '../../card-post.ts';

interface PlaceProps {
  post: CardPost;
  /** Links to the stays around it. */
  linked?: boolean;
  className?: string;
}

export function PlaceLine({ post, linked = false, className = '' }: PlaceProps) {
  const texts = useTexts();
  const paths = usePaths();
  const place = placeOf(post, texts);
  return (
    <p className={`flex max-w-full items-center gap-1.5 text-14 text-ink-soft ${className}`}>
      <MapPin aria-hidden="true" className="size-4 shrink-0" />
      {linked && place !== '' ? (
        <Link
          to={paths.place({ ...post, location: place })}
          className="truncate underline-offset-4 hover:underline"
        >
          {place}
        </Link>
      ) : (
        <span className="truncate">{place === '' ? texts.t('posts.somewhere') : place}</span>
      )}
    </p>
  );
}

/** What it cost and for what; nothing if unknown. */
export function Price({ post, className = '' }: { post: CardPost; className?: string }) {
  const { t, language } = useTexts();
  if (post.hotel_price === null) return null;
  return (
    <p className={`text-14 whitespace-nowrap text-ink-soft ${className}`}>
      <span className="text-16 font-semibold text-ink tabular-nums">
        {formatPrice(post.hotel_price, post.price_currency ?? 'EUR', language)}
      </span>
      {post.price_per === null ? null : ` ${t(`posts.per.${post.price_per}`)}`}
    </p>
  );
}

/** Says that a link of the post can pay its author; nothing if none can. */
export function AdLabel({ post }: { post: Bookable }) {
  const { t } = useTexts();
  if (!post.commercial) return null;
  return (
    <span title={t('posts.ad_hint')} className="ad-label">
      {t('posts.ad')}
    </span>
  );
}
