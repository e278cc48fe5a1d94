import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyle } from '../../../../../design/primitives/button/button-style.ts';
import { Chip } from '../../../../../design/primitives/chip/chip.tsx';
import { usePaths } from '../../../../../platform/page/paths.ts';
import { useTexts } from '../../../../../platform/texts/texts.tsx';
import { type Bookable, type CardPost, creditOf, hostOf } from '../../card-post.ts';
import { AdLabel } from './post-facts.tsx';

interface HotelLinkProps {
  post: Bookable;
  size?: 'small' | 'normal';
  /** The label of the link; by default that the hotel is shown there. */
  label?: string;
}

/** The link to the hotel, with an ad label before it if it can pay its author, and its host behind it if its author chose that. */
export function HotelLink({ post, size = 'small', label }: HotelLinkProps) {
  const { t } = useTexts();
  const host = hostOf(post);
  return (
    <div
      className={`flex flex-wrap items-center gap-x-3 gap-y-1.5 empty:hidden ${size === 'small' ? '' : 'max-lg:flex-col max-lg:items-start max-sm:grow max-sm:basis-44'}`}
    >
      <AdLabel post={post} />
      {post.hotel_link === null ? null : (
        <a
          href={post.hotel_link}
          target="_blank"
          rel={post.commercial ? 'sponsored nofollow noopener' : 'nofollow noopener'}
          className={`${buttonStyle({ kind: size === 'small' ? 'secondary' : 'primary', size })} relative z-10 ${size === 'small' ? '' : 'max-sm:w-full'}`}
        >
          {label ?? t('posts.see_hotel')}
          <ArrowUpRight aria-hidden="true" />
        </a>
      )}
      {post.hotel_link === null || host === null ? null : (
        <span className="min-w-0 text-14 break-all text-ink-soft">{t('posts.leads_to', { host })}</span>
      )}
    </div>
  );
}

/** The link to the hotel's page with all posts about it; nothing if no hotel is known. */
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

/** A link to the post of a hit at the photo network: an unsaved stay has no page here yet. */
export function OriginalLink({ post }: { post: CardPost }) {
  const { t } = useTexts();
  if (!('postId' in post) || post.source_url === null) return null;
  return (
    <a
      href={post.source_url}
      rel="ugc nofollow noopener"
      target="_blank"
      className="inline-flex items-center gap-1.5 text-14 font-medium underline underline-offset-4 hover:text-accent"
    >
      {t('posts.original')}
      <ArrowUpRight aria-hidden="true" className="size-4" />
    </a>
  );
}

/** Explains the label in words; nothing if no link pays. */
export function AdNote({ post }: { post: Bookable }) {
  const { t } = useTexts();
  if (!post.commercial || post.hotel_link === null) return null;
  return (
    <p className="text-14 text-ink-soft">
      {t(creditOf(post) !== null ? 'posts.ad_note_credited' : 'posts.ad_note', { name: post.name })}
    </p>
  );
}

/** The tags of a post, each linked to its other posts; plain if there should be no links. */
export function Tags({ tags, plain = false }: { tags: readonly string[]; plain?: boolean }) {
  const paths = usePaths();
  if (tags.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          {plain ? (
            <Chip>#{tag}</Chip>
          ) : (
            <Link to={paths.tag(tag)} className="relative z-10 block rounded-pill hover:underline">
              <Chip>#{tag}</Chip>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
