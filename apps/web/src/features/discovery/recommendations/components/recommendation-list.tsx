import type { Recommendation } from '@staylore/contract/discovery/recommendations';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '../../../../platform/api/api-client.ts';
import { withFirst } from '../../../../platform/lists/first-page.ts';
import { PagedList } from '../../../../platform/lists/paged-list.tsx';
import type { PagedRecommendations } from '../api/recommendation-lists.ts';
import { RecommendationCards, RecommendationSkeletons } from './recommendation-cards.tsx';

export interface RecommendationListProps {
  source: PagedRecommendations;
  first: Page<Recommendation[]> | null;
  empty: ReactNode;
}

export function RecommendationList({ source, first, empty }: RecommendationListProps) {
  const query = useInfiniteQuery(withFirst(source, first));
  return (
    <PagedList query={query} empty={empty} skeleton={() => <RecommendationSkeletons />}>
      {(hotels) => <RecommendationCards hotels={hotels} />}
    </PagedList>
  );
}
