import type { Recommendation } from '@staylore/contract/discovery/recommendations';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '../../../../platform/api/api-client.ts';
import { EndlessList } from '../../../../platform/lists/endless-list.tsx';
import type { PagedRecommendations } from '../api/recommendation-lists.ts';
import { RecommendationCards, RecommendationSkeletons } from './recommendation-cards.tsx';

export interface RecommendationListProps {
  source: PagedRecommendations;
  first: Page<Recommendation[]> | null;
  /** When that page came, in milliseconds; 0 makes it old. */
  since?: number | undefined;
  empty: ReactNode;
  /** Goes on only when asked, where something else stands below. */
  byButton?: boolean;
}

/** Recommended hotels as cards. */
export function RecommendationList({
  source,
  first,
  since,
  empty,
  byButton = false,
}: RecommendationListProps) {
  const initial =
    first === null
      ? {}
      : { initialData: { pages: [first], pageParams: [null] }, initialDataUpdatedAt: since };
  const query = useInfiniteQuery({ ...source, ...initial } as PagedRecommendations);
  return (
    <EndlessList query={query} empty={empty} byButton={byButton} skeleton={() => <RecommendationSkeletons />}>
      {(hotels) => <RecommendationCards hotels={hotels} />}
    </EndlessList>
  );
}
