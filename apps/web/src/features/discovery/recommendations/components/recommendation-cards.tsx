import type { Recommendation } from '@staylore/contract/discovery/recommendations';
import { Skeleton } from '../../../../design/primitives/skeleton/skeleton.tsx';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { RecommendationCard } from './recommendation-card.tsx';

const grid = 'full-rows grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-6';

interface Props {
  hotels: readonly Recommendation[];
}

export function RecommendationCards({ hotels }: Props) {
  return (
    <ul className={grid}>
      {hotels.map((hotel) => (
        <li key={hotel.id}>
          <RecommendationCard hotel={hotel} />
        </li>
      ))}
    </ul>
  );
}

export function RecommendationSkeletons() {
  const { t } = useTexts();
  return (
    <div role="status">
      <span className="sr-only">{t('recommendations.loading')}</span>
      <div className={grid}>
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} className="h-28 rounded-card" />
        ))}
      </div>
    </div>
  );
}
