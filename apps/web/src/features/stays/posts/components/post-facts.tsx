import { MapPin } from 'lucide-react';
import { formatPrice } from '../../../../platform/texts/format.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { type CardPost, placeOf } from '../card-post.ts';

/** A pin and where it is. */
export function PlaceLine({ post, className = '' }: { post: CardPost; className?: string }) {
  const texts = useTexts();
  const place = placeOf(post, texts);
  return (
    <p className={`flex max-w-full items-center gap-1.5 text-14 text-ink-soft ${className}`}>
      <MapPin aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate">{place === '' ? texts.t('posts.somewhere') : place}</span>
    </p>
  );
}

/** What it cost and for what; nothing where it is not told. */
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

/** Says that a link of the post can pay its author; over a picture, or on the page itself. */
export function AdLabel({ over = 'picture' }: { over?: 'picture' | 'page' }) {
  const { t } = useTexts();
  const tone = over === 'page' ? 'bg-accent-soft text-ink' : 'bg-veil text-veil-ink backdrop-blur-xs';
  return (
    <span title={t('posts.ad_hint')} className={`rounded-4 px-1.5 py-0.5 text-12 font-medium ${tone}`}>
      {t('posts.ad')}
    </span>
  );
}
