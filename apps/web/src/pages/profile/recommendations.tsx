import type { Recommendation } from '@staylore/contract/discovery/recommendations';
import { useLoaderData, useOutletContext } from 'react-router';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { EmptyState } from '../../design/primitives/empty-state/empty-state.tsx';
import {
  recommendationsOfMember,
  recommendationsPerPage,
} from '../../features/discovery/recommendations/api/recommendation-lists.ts';
import { RecommendationList } from '../../features/discovery/recommendations/components/recommendation-list.tsx';
import { useApi } from '../../platform/api/api.tsx';
import type { Page } from '../../platform/api/api-client.ts';
import type { PageHandle } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { memberLoader } from '../../platform/session/require-member.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import type { ProfileContext } from './profile.tsx';

export const handle: PageHandle = { texts: ['countries', 'recommendations', 'towns'] };

export const loader = memberLoader<{ first: Page<Recommendation[]> | null }>(async ({ api }, args) => ({
  first: await api.page('GET /api/users/username/:username/recommendations', {
    params: { username: args.params['username'] ?? '' },
    query: { limit: recommendationsPerPage },
  }),
}));

/** In the browser the list is fetched behind its skeletons. */
export const clientLoader = (): { first: Page<Recommendation[]> | null } => ({ first: null });

export default function ProfileRecommendations() {
  const { first } = useLoaderData<typeof loader>();
  const { profile, own } = useOutletContext<ProfileContext>();
  const { t } = useTexts();
  const paths = usePaths();
  return (
    // The rule of the tabs stands above the first row: its cards need none.
    <div className="has-[li]:-mt-4 [&_li:first-child>article]:border-transparent sm:[&_li:nth-child(2)>article]:border-transparent lg:[&_li:nth-child(3)>article]:border-transparent">
      <RecommendationList
        key={profile.id}
        source={recommendationsOfMember(useApi(), profile.username)}
        first={first}
        empty={
          own ? (
            <EmptyState
              title={t('profile.empty.recommendations_own')}
              text={t('profile.empty.recommendations_own_text')}
              action={<ButtonLink to={paths.feed}>{t('profile.empty.recommend')}</ButtonLink>}
            />
          ) : (
            <EmptyState title={t('profile.empty.recommendations_theirs', { name: profile.name })} />
          )
        }
      />
    </div>
  );
}
