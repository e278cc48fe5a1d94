import { frameAround, placeIn } from '@staylore/geo/frame';
import type { SavedStays } from '../../features/imports/photo-network/use-save-scan.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { WorldMap } from '../world-map/world-map.tsx';

const shape = 2.8;

/** The saved stays on a world map, a dot each; nothing if none has a place. */
export function SavedMap({ posts, handle }: Pick<SavedStays, 'posts' | 'handle'>) {
  const { t } = useTexts();
  const placed = posts.flatMap(({ lat, long, country, postId }) =>
    lat === null || long === null ? [] : [{ postId, lat, lng: long, country }],
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
        {placed.map((place) => {
          const { x, y } = placeIn(frame, place);
          return (
            <span
              key={place.postId}
              className="absolute size-2.5 -translate-1/2 rounded-pill border border-paper bg-accent"
              style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            />
          );
        })}
      </WorldMap>
    </div>
  );
}
