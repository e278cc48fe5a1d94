import type { Wish } from '@staylore/contract/imports/wishes';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../../design/primitives/button/button.tsx';
import { ButtonLink } from '../../../design/primitives/button/button-link.tsx';
import { IconButton } from '../../../design/primitives/icon-button/icon-button.tsx';
import { usePaths } from '../../../platform/page/paths.ts';
import { formatDay } from '../../../platform/texts/format.ts';
import { placeLine, townName } from '../../../platform/texts/place-name.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { useWish } from './use-wish.ts';

/** A hotel on the wish list: where it is, where the wish comes from, what members say about it, and the actions. */
export function WishRow({ wish }: { wish: Wish }) {
  const texts = useTexts();
  const { t, language } = texts;
  const paths = usePaths();
  const place = placeLine(wish, texts);
  const day = formatDay(wish.saved_at, language);
  const author = wish.source_author;
  return (
    <li className="grid gap-x-8 gap-y-4 py-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="text-22 break-words">
          {wish.hotel === null ? (
            wish.hotel_name
          ) : (
            <Link to={paths.hotel(wish.hotel.slug)} className="hover:underline underline-offset-4">
              {wish.hotel_name}
            </Link>
          )}
        </h3>
        <p className="text-ink-soft">{place === '' ? t('wishes.nowhere') : place}</p>
        <p className="mt-1 text-14 text-ink-soft break-words">
          {author === null ? t('wishes.saved_on', { day }) : t('wishes.saved_by', { day, author })}
        </p>
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-14 font-medium">
          <WishLinks wish={wish} />
        </p>
      </div>
      <WishActions wish={wish} />
    </li>
  );
}

const linkStyle = 'inline-flex min-h-9 items-center text-accent underline-offset-4 hover:underline';

/** Where a wish links to: posts about the hotel or its town, and where it came from. */
function WishLinks({ wish }: { wish: Wish }) {
  const texts = useTexts();
  const { t } = texts;
  const paths = usePaths();
  const links: [string, ReactNode][] = [];
  if (wish.hotel !== null)
    links.push([
      paths.hotel(wish.hotel.slug),
      wish.hotel.stays === 0
        ? t('wishes.hotel_page_none')
        : t('wishes.hotel_page', { count: wish.hotel.stays }),
    ]);
  else if (wish.city !== null) {
    const nearby = new URLSearchParams({ location: wish.city });
    if (wish.lat !== null && wish.long !== null) {
      nearby.set('lat', String(wish.lat));
      nearby.set('long', String(wish.long));
    }
    links.push([
      `${paths.home}?${nearby}`,
      t('wishes.nearby', { city: townName(wish.city, wish.country, texts) }),
    ]);
  }
  if (wish.own_post_id !== null) links.push([paths.post(wish.own_post_id), t('wishes.own_stay')]);
  if (wish.source_post_id !== null) links.push([paths.post(wish.source_post_id), t('wishes.from_stay')]);
  return (
    <>
      {links.map(([to, text]) => (
        <Link key={to} to={to} className={linkStyle}>
          {text}
        </Link>
      ))}
      {wish.source_url === null ? null : (
        <a href={wish.source_url} target="_blank" rel="nofollow noopener noreferrer" className={linkStyle}>
          {t('wishes.original')}
        </a>
      )}
    </>
  );
}

function WishActions({ wish }: { wish: Wish }) {
  const { t } = useTexts();
  const paths = usePaths();
  const navigate = useNavigate();
  const move = useWish(wish);
  const form = `${paths.newPost}?wish=${wish.id}`;
  const stayed = async () => {
    if (await move('stayed')) navigate(form);
  };
  return (
    <div className="flex flex-wrap items-start gap-2">
      {wish.state === 'open' ? (
        <Button kind="secondary" size="small" onClick={stayed} className="max-sm:flex-1">
          {t('wishes.i_stayed')}
        </Button>
      ) : (
        <>
          {wish.own_post_id === null ? (
            <ButtonLink to={form} kind="secondary" size="small" className="max-sm:flex-1">
              {t('wishes.write')}
            </ButtonLink>
          ) : null}
          <Button kind="quiet" size="small" onClick={() => move('open')}>
            {t('wishes.put_back')}
          </Button>
        </>
      )}
      <IconButton
        label={`${t('actions.remove')}: ${wish.hotel_name}`}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => move('removed')}
        className="-my-1 max-sm:ml-auto"
      />
    </div>
  );
}
