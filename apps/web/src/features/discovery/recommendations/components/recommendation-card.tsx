import type { Recommendation } from '@staylore/contract/discovery/recommendations';
import { Link } from 'react-router';
import { Avatar } from '../../../../design/primitives/avatar/avatar.tsx';
import { usePaths } from '../../../../platform/page/paths.ts';
import { Day } from '../../../../platform/texts/day.tsx';
import { placeLine } from '../../../../platform/texts/place-name.ts';
import { type Texts, useTexts } from '../../../../platform/texts/texts.tsx';

/** The hotel's name and where it is, parsed from the recommended place. */
function readPlace(hotel: Recommendation, texts: Texts): { title: string; place: string } {
  const [title = '', ...rest] = hotel.location.split(',').map((part) => part.trim());
  return { title, place: placeLine(hotel, texts) || rest.join(', ') };
}

/** A hotel that a member recommends: what, where, by whom, for whom. */
export function RecommendationCard({ hotel }: { hotel: Recommendation }) {
  const texts = useTexts();
  const { t } = texts;
  const paths = usePaths();
  const { title, place } = readPlace(hotel, texts);
  return (
    <article className="flex h-full flex-col border-t border-line pt-4">
      <h3 className="text-22 break-words">{title}</h3>
      <p className="mt-0.5 mb-4 text-14 text-ink-soft">
        {place === '' ? null : `${place} · `}
        <Link
          to={paths.place({ ...hotel, location: place === '' ? title : place })}
          className="underline underline-offset-4 hover:text-ink"
        >
          {t('recommendations.nearby')}
        </Link>
      </p>
      <div className="mt-auto flex items-center gap-2 text-14 text-ink-soft">
        <Avatar name={hotel.from.name} src={hotel.from.file} size={24} />
        <p className="min-w-0">
          <Link to={paths.profile(hotel.from.username)} className="font-medium text-ink hover:underline">
            @{hotel.from.username}
          </Link>
          {hotel.to === null ? null : (
            <>
              {' '}
              {t('recommendations.to')}{' '}
              <Link to={paths.profile(hotel.to.username)} className="font-medium text-ink hover:underline">
                @{hotel.to.username}
              </Link>
            </>
          )}
        </p>
        <Day at={hotel.created_at} short className="shrink-0" />
      </div>
    </article>
  );
}
