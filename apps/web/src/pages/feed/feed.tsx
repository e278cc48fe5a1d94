import type { Profile } from '@staylore/contract/members/profiles';
import type { Post } from '@staylore/contract/stays/posts';
import { type ShouldRevalidateFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { OpenStay } from '../../blocks/stays/open-stay.tsx';
import { showSaved } from '../../blocks/stays/show-saved.tsx';
import { type TabLink, TabLinks } from '../../design/primitives/tabs/tab-links.tsx';
import { recommendationsPerPage } from '../../features/discovery/recommendations/api/recommendation-lists.ts';
import { PendingImportSaver } from '../../features/imports/photo-network/components/pending-import.tsx';
import { postsWithDocument } from '../../features/stays/posts/posts-per-page.ts';
import type { Api, Page } from '../../platform/api/api-client.ts';
import type { Member } from '../../platform/page/page-context.ts';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { memberLoader } from '../../platform/session/require-member.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { type FeedTab, readFeedTab } from './feed-tab.ts';
import type { FirstPages } from './first-pages.ts';
import { FollowedTab } from './followed-tabs.tsx';
import { NetworkTab } from './network-tab.tsx';

export const handle: PageHandle = {
  texts: [
    'countries',
    'feed',
    'follows',
    'hotels',
    'instagramImport',
    'places',
    'recommendations',
    'towns',
    'wishes',
  ],
};

interface Loaded {
  /** The viewer with their numbers. */
  profile: Profile;
  /** What was rendered with the document; null if the browser fetches the lists. */
  first: FirstPages | null;
}

const ownProfile = (api: Api, { username }: Member) =>
  api.call('GET /api/users/username/:username', { params: { username } });

function firstPosts(api: Api, tab: FeedTab, member: Member): Promise<Page<Post[]>> {
  const query = { limit: postsWithDocument(member) };
  if (tab === 'network') return api.page('GET /api/feed/discover', { query });
  if (tab === 'favourites') return api.page('GET /api/postfavorites/user', { query });
  return api.page('GET /api/users/followers/allposts', { query });
}

export const loader = memberLoader<Loaded>(async ({ api, member }, args) => {
  const tab = readFeedTab(new URL(args.request.url).searchParams);
  const [profile, posts, hotels] = await Promise.all([
    ownProfile(api, member),
    firstPosts(api, tab, member),
    tab === 'network'
      ? api.page('GET /api/hotelRecommendations', { query: { limit: recommendationsPerPage } })
      : null,
  ]);
  return { profile, first: { tab, posts, hotels } };
});

/** In the browser the lists are fetched behind their skeletons. */
export const clientLoader = memberLoader<Loaded>(async ({ api, member }) => ({
  profile: await ownProfile(api, member),
  first: null,
}));

/** Tabs and dialogs belong to the same page: only a reload fetches again. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  return change.currentUrl.href === change.nextUrl.href && change.defaultShouldRevalidate;
}

/** What the community shares, in three tabs. */
export default function Feed() {
  const { t } = useTexts();
  const { profile, first } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const tab = readFeedTab(search);
  const tabs = useTabs(tab);
  const rendered = first?.tab === tab ? first : null;
  return (
    <>
      <PageHead title={t('feed.meta_title')} description={t('feed.meta_description')} />
      <div className="mx-auto max-w-page px-edge pt-8 md:pt-12">
        <h1 className="text-36 md:text-48">{t('feed.title')}</h1>
        <div className="mt-4">
          <TabLinks label={t('feed.tabs.label')} tabs={tabs} />
        </div>
        <div className="lone-column mt-8 min-h-96">
          {tab === 'network' ? (
            <NetworkTab first={rendered} />
          ) : (
            <>
              <h2 className="sr-only">{tabs.find((one) => one.active)?.label}</h2>
              <FollowedTab tab={tab} first={rendered} profile={profile} />
            </>
          )}
        </div>
      </div>
      <OpenStay />
      <PendingImportSaver showSaved={showSaved} />
    </>
  );
}

function useTabs(tab: FeedTab): TabLink[] {
  const { t } = useTexts();
  const paths = usePaths();
  return [
    { to: paths.networkFeed, label: t('feed.tabs.network'), active: tab === 'network' },
    { to: paths.feed, label: t('feed.tabs.recent'), active: tab === 'recent' },
    { to: paths.favourites, label: t('feed.tabs.favourites'), active: tab === 'favourites' },
  ];
}
