import { ArrowUpRight, MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyle } from '../../../design/primitives/button/button-style.ts';
import { Chip } from '../../../design/primitives/chip/chip.tsx';
import { countryName } from '../../../platform/country-name.ts';
import { formatPrice } from '../../../platform/format.ts';
import { usePaths } from '../../../platform/paths.ts';
import { useTexts } from '../../../platform/texts.tsx';
import { type CardPost, placeOf } from '../card-post.ts';

/** A pin and where it is. */
export function PlaceLine({ post, className = '' }: { post: CardPost; className?: string }) {
  const { t, language } = useTexts();
  const place = placeOf(post, (code) => countryName(code, language));
  return (
    <p className={`flex items-center gap-1.5 text-14 text-ink-soft ${className}`}>
      <MapPin aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate">{place === '' ? t('posts.somewhere') : place}</span>
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

/** The way to the hotel, marked as an advertisement where it can pay its author. */
export function HotelLink({ post, size = 'small' }: { post: CardPost; size?: 'small' | 'normal' }) {
  const { t } = useTexts();
  if (post.hotel_link === null) return null;
  return (
    <a
      href={post.hotel_link}
      target="_blank"
      rel={post.commercial ? 'sponsored nofollow noopener' : 'nofollow noopener'}
      className={`${buttonStyle({ kind: 'secondary', size })} relative z-10`}
    >
      {t('posts.see_hotel')}
      <ArrowUpRight aria-hidden="true" />
    </a>
  );
}

/** The way to the page of the hotel with everything that was told about it; nothing where no hotel is known. */
export function HotelPageLink({ post }: { post: CardPost }) {
  const { t } = useTexts();
  const paths = usePaths();
  const slug = 'hotel_slug' in post ? post.hotel_slug : null;
  if (slug === null || post.hotel_name === null) return null;
  return (
    <Link
      to={paths.hotel(slug)}
      className="relative z-10 text-14 font-medium underline underline-offset-4 hover:text-accent"
    >
      {t('hotels.page', { name: post.hotel_name })}
    </Link>
  );
}

/** Says that a link of the post can pay its author; over a picture, or on the page itself. */
export function AdLabel({ over = 'picture' }: { over?: 'picture' | 'page' }) {
  const { t } = useTexts();
  const tone = over === 'page' ? 'bg-sunken text-ink' : 'bg-veil text-veil-ink backdrop-blur-xs';
  return (
    <span title={t('posts.ad_hint')} className={`rounded-4 px-1.5 py-0.5 text-12 font-medium ${tone}`}>
      {t('posts.ad')}
    </span>
  );
}

/** Says in words what the mark means; nothing where no link pays. */
export function AdNote({ post }: { post: CardPost }) {
  const { t } = useTexts();
  if (!post.commercial) return null;
  return <p className="text-14 text-ink-soft">{t('posts.ad_note', { name: post.name })}</p>;
}

/** The tags of a post. */
export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <Chip>#{tag}</Chip>
        </li>
      ))}
    </ul>
  );
}
