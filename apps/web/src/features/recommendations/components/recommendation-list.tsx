import type { Recommendation } from '@staylore/contract/recommendations';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../design/primitives/skeleton/skeleton.tsx';
import type { Page } from '../../../platform/api-client.ts';
import { EndlessList } from '../../../platform/endless-list.tsx';
import { useTexts } from '../../../platform/texts.tsx';
import type { PagedRecommendations } from '../api/recommendation-lists.ts';
import { RecommendationCard } from './recommendation-card.tsx';

interface Props {
  source: PagedRecommendations;
  first: Page<Recommendation[]> | null;
  empty: ReactNode;
  /** Goes on only when asked, where something else stands below. */
  byButton?: boolean;
}

const grid = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3';

/** Recommended hotels as cards. */
export function RecommendationList({ source, first, empty, byButton = false }: Props) {
  const { t } = useTexts();
  const initial = first === null ? {} : { initialData: { pages: [first], pageParams: [null] } };
  const query = useInfiniteQuery({ ...source, ...initial } as PagedRecommendations);
  return (
    <EndlessList
      query={query}
      empty={empty}
      byButton={byButton}
      skeleton={() => (
        <div role="status">
          <span className="sr-only">{t('recommendations.loading')}</span>
          <div className={grid}>
            {[0, 1, 2].map((index) => (
              <Skeleton key={index} className="h-44 rounded-card" />
            ))}
          </div>
        </div>
      )}
    >
      {(hotels) => (
        <ul className={grid}>
          {hotels.map((hotel) => (
            <li key={hotel.id}>
              <RecommendationCard hotel={hotel} />
            </li>
          ))}
        </ul>
      )}
    </EndlessList>
  );
}
