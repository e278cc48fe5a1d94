import { ReadyList } from '../../../../platform/lists/ready-list.tsx';
import { later } from '../../../../platform/page/later.tsx';
import { RecommendationCards, RecommendationSkeletons } from './recommendation-cards.tsx';
import type { RecommendationListProps } from './recommendation-list.tsx';

const LiveRecommendationList = later(() => import('./live-recommendation-list.tsx'));

/** Recommended hotels as they came with the document; the list comes alive as one asks for more. */
export function ReadyRecommendationList(props: RecommendationListProps) {
  const { source, first, empty, byButton = false } = props;
  return (
    <ReadyList
      source={source}
      first={first}
      empty={empty}
      byButton={byButton}
      skeleton={<RecommendationSkeletons />}
      live={(ready) => <LiveRecommendationList {...props} first={ready?.page ?? null} since={ready?.since} />}
    >
      {(hotels) => <RecommendationCards hotels={hotels} />}
    </ReadyList>
  );
}
