import type { Atlas, AtlasStay } from '@staylore/contract/discovery/atlas';
import { frameAround } from '@staylore/geo/frame';
import { gather, type Spot } from '@staylore/geo/gather';
import { memo, useRef } from 'react';
import { Link } from 'react-router';
import { comesApart, type Zoom, zoomed } from '../../blocks/world-map/use-zoom.ts';
import { WholeMap } from '../../blocks/world-map/whole-map.tsx';
import { WorldMap } from '../../blocks/world-map/world-map.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { placeLine, townName } from '../../platform/texts/place-name.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

type Placed = AtlasStay & { lat: number; lng: number };

/**
 * The aspect ratios of the map on wide screens and on phones, and how close two dots may be, as a share of the width: on a phone no closer
 * than fingers need.
 */
const wide = { ratios: [2.3, 2.3], apart: 0.034 } as const;
const small = { ratios: [0.95, 2], apart: 0.125 } as const;
/** Stays listed by a dot; more are counted. */
const maxTold = 3;

interface Props {
  atlas: Atlas;
  zoom: Zoom;
  /** A dot was pressed whose stays the map cannot tell apart: the list has them. */
  onList(): void;
}

/** The member's stays on the drawn world: coloured countries, a dot for each place. Without scripts it does not zoom. */
export const AtlasMap = memo(function AtlasMap({ atlas, zoom, onList }: Props) {
  const { t } = useTexts();
  const map = useRef<HTMLElement>(null);
  const placed = atlas.list.flatMap((stay) =>
    stay.lat === null || stay.long === null ? [] : [{ ...stay, lat: stay.lat, lng: stay.long }],
  );
  const countries = atlas.countries.map(({ country }) => country);
  return (
    <section
      ref={map}
      tabIndex={-1}
      aria-label={t('atlas.map')}
      className="relative border-y border-line outline-none"
    >
      {[
        { shape: wide, where: 'max-md:hidden' },
        { shape: small, where: 'md:hidden' },
      ].map(({ shape, where }) => {
        const frame = zoomed(frameAround(placed, shape.ratios), zoom, placed, shape.ratios);
        const press = (places: readonly Placed[]) => {
          zoom.to(places);
          if (!comesApart(places, shape.ratios, shape.apart)) onList();
        };
        return (
          <WorldMap key={where} frame={frame} countries={countries} className={`overflow-clip ${where}`}>
            <ul>
              {gather(frame, placed, shape.apart).map((spot) => (
                <Dot key={spot.places[0].id} spot={spot} onPress={() => press(spot.places)} />
              ))}
            </ul>
          </WorldMap>
        );
      })}
      <WholeMap zoom={zoom} onLeave={() => map.current?.focus({ preventScroll: true })} />
    </section>
  );
});

/**
 * A dot links to its stay. One for several zooms to them, and links to the list of the country where scripts do not run. On hover it says
 * which stays.
 */
function Dot({ spot: { places, x, y }, onPress }: { spot: Spot<Placed>; onPress(): void }) {
  const texts = useTexts();
  const { t } = texts;
  const paths = usePaths();
  const [stay] = places;
  const many = places.length > 1;
  const name = stay.title === '' ? t('atlas.unnamed') : stay.title;
  const around = stay.city === null ? name : townName(stay.city, stay.country, texts);
  const face = `flex items-center justify-center rounded-pill border-2 border-paper bg-accent text-12 font-semibold text-accent-ink tabular-nums transition-transform group-hover:scale-115 ${many ? 'size-6' : 'size-3.5'}`;
  const dot = 'absolute -inset-3.5 flex md:-inset-1 items-center justify-center rounded-pill';
  return (
    <li
      className="group absolute size-4 -translate-1/2 hover:z-10 focus-within:z-10"
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
    >
      {many ? (
        <Link
          to={{ search: '?by=country', hash: stay.country === null ? '#stays' : `#${stay.country}` }}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onPress();
          }}
          aria-label={t('map.spot', { count: places.length, name: around })}
          className={dot}
        >
          <span className={face}>{places.length}</span>
        </Link>
      ) : (
        <Link to={paths.post(stay.id)} aria-label={name} className={dot}>
          <span className={face} />
        </Link>
      )}
      <div
        aria-hidden="true"
        className={`pointer-events-none invisible absolute z-20 w-56 rounded-card border border-line bg-surface p-2 opacity-0 transition-opacity group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100 max-md:hidden ${x > 0.7 ? 'right-0' : 'left-0'} ${y > 0.5 ? 'bottom-6' : 'top-6'}`}
      >
        {places.slice(0, maxTold).map((place) => (
          <StayLine key={place.id} stay={place} place={placeLine(place, texts)} />
        ))}
        {places.length > maxTold ? (
          <p className="px-1.5 pt-1 text-12 text-ink-soft">
            {t('atlas.more_here', { count: places.length - maxTold })}
          </p>
        ) : null}
      </div>
    </li>
  );
}

function StayLine({ stay, place }: { stay: Placed; place: string }) {
  const { t } = useTexts();
  return (
    <p className="flex items-center gap-2.5 p-1">
      {stay.small === null ? null : (
        <img
          src={stay.small}
          alt=""
          loading="lazy"
          width={40}
          height={50}
          className="h-12 w-10 rounded-4 object-cover"
        />
      )}
      <span className="min-w-0">
        <span className="block truncate text-14 font-medium">
          {stay.title === '' ? t('atlas.unnamed') : stay.title}
        </span>
        <span className="block truncate text-12 text-ink-soft">
          {[place, stay.year].filter(Boolean).join(' · ')}
        </span>
      </span>
    </p>
  );
}
