import { frameAround } from '@staylore/geo/frame';
import { gather } from '@staylore/geo/gather';
import type { SavedStays } from '../../features/imports/photo-network/use-save-scan.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { WorldMap } from '../world-map/world-map.tsx';

const shape = 2.8;
/** How close two dots may be, as a share of the map's width: no closer than they are wide on a phone. */
const apart = 0.08;

/** Where in the world the saved stays are; nothing if none has a place. */
export function SavedMap({ posts, handle }: Pick<SavedStays, 'posts' | 'handle'>) {
  const { t } = useTexts();
  const placed = posts.flatMap(({ lat, long, country }) =>
    lat === null || long === null ? [] : [{ lat, lng: long, country }],
  );
  if (placed.length === 0) return null;
  const frame = frameAround(placed, [shape, shape]);
  const countries = [...new Set(placed.flatMap(({ country }) => country ?? []))];
  return (
    <div
      role="img"
      aria-label={t('instagramImport.map', { handle: `@${handle}` })}
      className="mt-3 overflow-hidden rounded-8 border border-line"
    >
      <WorldMap frame={frame} countries={countries} className="overflow-clip">
        {gather(frame, placed, apart).map(({ places, x, y }) => (
          <span
            key={`${x} ${y}`}
            className={`absolute flex -translate-1/2 items-center justify-center rounded-pill border-2 border-paper bg-accent text-12 font-semibold text-accent-ink tabular-nums ${places.length > 1 ? 'size-6' : 'size-3.5'}`}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          >
            {places.length > 1 ? places.length : null}
          </span>
        ))}
      </WorldMap>
    </div>
  );
}
