import { frameAround, worldWith } from '@staylore/geo/frame';
import { gather, type Spot } from '@staylore/geo/gather';
import { useRef } from 'react';
import { comesApart, useZoom, zoomed } from '../../../blocks/world-map/use-zoom.ts';
import { WholeMap } from '../../../blocks/world-map/whole-map.tsx';
import { WorldMap } from '../../../blocks/world-map/world-map.tsx';
import { summaryOf, tellingSentence } from '../../../features/imports/photo-network/scan-summary.ts';
import { type CheckedPost, isDoubtful } from '../../../features/imports/photo-network/stay-check.ts';
import { usePhone, useSmallScreen } from '../../../platform/page/small-screen.ts';
import { formatPrice } from '../../../platform/texts/format.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import './scan-map.css';

interface Props {
  handle: string;
  posts: readonly CheckedPost[];
  /** While more is being read: the whole world, and the caption of the last stay. */
  isReading: boolean;
  /** A mark was pressed that cannot be told apart further: leads to its stay in the list. */
  onStay(post: CheckedPost): void;
}

interface Placed {
  id: string;
  post: CheckedPost;
  lat: number;
  lng: number;
}

/**
 * Aspect ratios of map and cover together, lowest and highest: stays from north to south may make the map taller, or they would share one
 * mark. Then the share of the width that the cover takes beside the map, whose height it keeps; on a phone it stands above. Last, how close
 * thumbnails come, as a share of the map's width: one with its badge (`scan-map.css`).
 */
const layouts = {
  wide: { ratios: [2.6, 2.6], cover: 0.22, apart: 0.046 },
  tablet: { ratios: [1.7, 2.4], cover: 0.22, apart: 0.085 },
  phone: { ratios: [1.1, 1.9], cover: 0, apart: 0.085 },
} as const;

/** The world with the stays of a scan as they are found; at the end with a cover, the part of the world where they are, and a summary. */
export function ScanMap({ handle, posts, isReading, onStay }: Props) {
  const { t } = useTexts();
  const zoom = useZoom();
  const map = useRef<HTMLElement>(null);
  const [isPhone, isSmall] = [usePhone(), useSmallScreen()];
  const layout = layouts[isPhone ? 'phone' : isSmall ? 'tablet' : 'wide'];
  const placed = posts.flatMap((post): Placed[] =>
    post.lat === null || post.long === null ? [] : [{ id: post.postId, post, lat: post.lat, lng: post.long }],
  );
  const cover = isReading ? null : coverOf(posts);
  const beside = cover === null ? 1 : 1 - layout.cover;
  const ratios = layout.ratios.map((ratio) => ratio * beside) as [number, number];
  const whole = frameAround(placed, ratios);
  const frame = isReading ? worldWith(placed, [ratios[1], ratios[1]]) : zoomed(whole, zoom, placed, ratios);
  const press = ({ places }: Spot<Placed>) => {
    if (!isReading && comesApart(places, ratios, layout.apart)) zoom.to(places);
    else onStay(places[0].post);
  };
  const { countries } = summaryOf(posts);
  return (
    <div className="-mx-edge overflow-hidden border-t border-line bg-surface md:mx-0 md:rounded-card md:border">
      <div className={cover === null ? '' : 'scan-plates'}>
        {cover === null ? null : <img src={cover} alt="" decoding="async" className="scan-cover" />}
        <section
          ref={map}
          tabIndex={-1}
          aria-label={t('instagramImport.map', { handle: `@${handle}` })}
          className="relative outline-none"
        >
          <WorldMap frame={frame} countries={countries} className="scan-map">
            {gather(frame, placed, layout.apart).map((spot) => (
              <span
                key={spot.places[0].id}
                className="scan-mark"
                style={{
                  transform: `translate(${spot.x * 100}cqw, ${(spot.y * 100 * frame.height) / frame.width}cqw)`,
                }}
              >
                <Mark spot={spot} onPress={() => press(spot)} />
              </span>
            ))}
          </WorldMap>
          <WholeMap zoom={zoom} onLeave={() => map.current?.focus({ preventScroll: true })} />
        </section>
      </div>
      <Summary posts={posts} isReading={isReading} />
    </div>
  );
}

/** The picture of the surest stay, the newest of several. */
function coverOf(posts: readonly CheckedPost[]): string | null {
  const pictured = posts.filter(({ file }) => file !== null);
  return (pictured.find((post) => !isDoubtful(post)) ?? pictured[0])?.file ?? null;
}

function Mark({ spot: { places }, onPress }: { spot: Spot<Placed>; onPress(): void }) {
  const { t } = useTexts();
  const [{ post }] = places;
  const { city, file, hotel_name } = post;
  const hotel = hotel_name ?? t('instagramImport.stay_only');
  const name = places.length === 1 ? hotel : (city ?? hotel);
  return (
    <button
      type="button"
      className="scan-thumbnail"
      aria-label={t('map.spot', { count: places.length, name })}
      onClick={onPress}
    >
      {file === null ? null : <img src={file} alt="" decoding="async" />}
      {places.length === 1 ? null : <span className="scan-more">{places.length}</span>}
    </button>
  );
}

/** The summary so far, and the sentence about the last stay. */
function Summary({ posts, isReading }: Pick<Props, 'posts' | 'isReading'>) {
  const { t, language } = useTexts();
  const { countries, years, cheapest } = summaryOf(posts);
  const last = posts.at(-1);
  if (last === undefined)
    return isReading ? (
      <p className="min-h-14 px-edge py-4 text-14 text-ink-soft md:px-6">{t('instagramImport.waiting')}</p>
    ) : null;
  const span = years === null ? '' : [...new Set(years)].join('–');
  return (
    <div className="flex min-h-14 flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-edge py-3.5 md:px-6">
      <p className="font-serif text-18 md:text-22">
        {[
          t('instagramImport.named', { count: posts.length }),
          countries.length === 0 ? null : t('instagramImport.countries', { count: countries.length }),
          isReading || span === '' ? null : span,
          cheapest === null
            ? null
            : t(`instagramImport.${cheapest.leavesOut ? 'cheapest_in' : 'cheapest'}`, {
                currency: cheapest.currency,
                price: formatPrice(cheapest.amount, cheapest.currency, language),
              }),
        ]
          .filter((part) => part !== null)
          .join(' · ')}
      </p>
      {isReading ? (
        <p key={last.postId} className="scan-sentence max-w-text font-serif text-16 text-ink-soft">
          <q>{tellingSentence(last)}</q>
        </p>
      ) : null}
    </div>
  );
}
