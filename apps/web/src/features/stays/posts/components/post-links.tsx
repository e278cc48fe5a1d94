import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyle } from '../../../../design/primitives/button/button-style.ts';
import { Chip } from '../../../../design/primitives/chip/chip.tsx';
import { usePaths } from '../../../../platform/page/paths.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import type { CardPost } from '../card-post.ts';

/** The way to the hotel, marked as an advertisement where it can pay its author. */
export function HotelLink({ post, size = 'small' }: { post: CardPost; size?: 'small' | 'normal' }) {
  const { t } = useTexts();
  if (post.hotel_link === null) return null;
  return (
    <a
      href={post.hotel_link}
      target="_blank"
      rel={post.commercial ? 'sponsored nofollow noopener' : 'nofollow noopener'}
      className={`${buttonStyle({ kind: size === 'small' ? 'secondary' : 'primary', size })} relative z-10`}
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
      className="relative z-10 text-14 font-medium wrap-anywhere underline underline-offset-4 hover:text-accent"
    >
      {t('hotels.page', { name: post.hotel_name })}
    </Link>
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
