import { Queries } from '../../../../platform/lists/queries.tsx';
import { RecommendationList, type RecommendationListProps } from './recommendation-list.tsx';

/** The list of recommended hotels that fetches itself. */
export default function LiveRecommendationList(props: RecommendationListProps) {
  return (
    <Queries>
      <RecommendationList {...props} />
    </Queries>
  );
}
