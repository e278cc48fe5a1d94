import type { Recommendation } from '@staylore/contract/discovery/recommendations';
import { BedDouble } from 'lucide-react';
import { Link } from 'react-router';
import { Avatar } from '../../../../design/primitives/avatar/avatar.tsx';
import { usePaths } from '../../../../platform/page/paths.ts';
import { Day } from '../../../../platform/texts/day.tsx';
import { placeLine } from '../../../../platform/texts/place-name.ts';
import { type Texts, useTexts } from '../../../../platform/texts/texts.tsx';

/** The hotel's name and where it is, out of the place as it was recommended. */
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
    <article className="flex h-full flex-col rounded-card border border-line bg-surface p-5">
      <div className="flex items-start gap-3">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-pill bg-accent-soft text-accent">
          <BedDouble aria-hidden="true" className="size-5" />
        </span>
        <div className="min-w-0">
          <h3 className="text-18 leading-6 break-words">{title}</h3>
          {place === '' ? null : <p className="mt-0.5 text-14 text-ink-soft">{place}</p>}
        </div>
      </div>
      <div className="mt-auto flex items-center gap-2 pt-5 text-14 text-ink-soft">
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
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5 border-t border-line pt-3 text-14 max-[24rem]:flex-col max-[24rem]:items-start">
        <Day at={hotel.created_at} className="text-ink-soft" />
        <Link
          to={paths.place({ ...hotel, location: place === '' ? title : place })}
          className="font-medium text-accent underline-offset-4 hover:underline"
        >
          {t('recommendations.nearby')}
        </Link>
      </div>
    </article>
  );
}
