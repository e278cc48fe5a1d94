import { frameAround, worldWith } from '@staylore/geo/frame';
import { gather } from '@staylore/geo/gather';
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
export function ScanMap({ handle, posts, isReading }: Props) {
  const { t } = useTexts();
  const [isPhone, isSmall] = [usePhone(), useSmallScreen()];
  const layout = layouts[isPhone ? 'phone' : isSmall ? 'tablet' : 'wide'];
  const placed = posts.flatMap((post) =>
    post.lat === null || post.long === null ? [] : [{ post, lat: post.lat, lng: post.long }],
  );
  const cover = isReading ? null : coverOf(posts);
  const beside = cover === null ? 1 : 1 - layout.cover;
  const [lowest, highest] = layout.ratios.map((ratio) => ratio * beside) as [number, number];
  const frame = isReading ? worldWith(placed, [highest, highest]) : frameAround(placed, [lowest, highest]);
  const { countries } = summaryOf(posts);
  return (
    <div className="-mx-edge overflow-hidden border-t border-line bg-surface md:mx-0 md:rounded-card md:border">
      <div className={cover === null ? '' : 'scan-plates'}>
        {cover === null ? null : <img src={cover} alt="" decoding="async" className="scan-cover" />}
        <div role="img" aria-label={t('instagramImport.map', { handle: `@${handle}` })}>
          <WorldMap frame={frame} countries={countries} className="scan-map">
            {gather(frame, placed, layout.apart).map(({ places, x, y }) => (
              <span
                key={places[0].post.postId}
                className="scan-mark"
                style={{
                  transform: `translate(${x * 100}cqw, ${(y * 100 * frame.height) / frame.width}cqw)`,
                }}
              >
                <Thumbnail post={places[0].post} more={places.length - 1} />
              </span>
            ))}
          </WorldMap>
        </div>
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

function Thumbnail({ post, more }: { post: CheckedPost; more: number }) {
  return (
    <span className="scan-thumbnail">
      {post.file === null ? null : <img src={post.file} alt="" decoding="async" />}
      {more === 0 ? null : <span className="scan-more">{more + 1}</span>}
    </span>
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
            : t('instagramImport.cheapest', {
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
