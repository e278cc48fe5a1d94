import { fullName } from '@staylore/contract/full-name';
import type { Profile } from '@staylore/contract/members/profiles';
import { useCallback } from 'react';
import {
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useRevalidator,
} from 'react-router';
import { prepareSaved, showSaved } from '../../blocks/stays/show-saved.tsx';
import { useView, ViewToggle } from '../../blocks/stays/view-toggle.tsx';
import { EmptyState } from '../../design/primitives/empty-state/empty-state.tsx';
import { type TabLink, TabLinks } from '../../design/primitives/tabs/tab-links.tsx';
import { PendingImportSaver } from '../../features/imports/photo-network/components/pending-import.tsx';
import { FollowLists } from '../../features/members/follows/components/follow-lists.tsx';
import { LiftButton } from '../../features/members/follows/components/lift-button.tsx';
import type { CardMode } from '../../features/stays/posts/card-mode.ts';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useMember } from '../../platform/session/member.tsx';
import { memberLoader } from '../../platform/session/require-member.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { ProfileHead } from './profile-head.tsx';

export const handle: PageHandle = {
  texts: ['blocks', 'follows', 'homePage', 'instagramImport', 'profile', 'wishes'],
};

export interface ProfileContext {
  profile: Profile;
  own: boolean;
  /** Cards side by side or one below the other. */
  mode: CardMode;
}

const load = memberLoader<Profile>(async ({ api }, { params, request }) => {
  const username = params['username'] ?? '';
  const profile = await api.call('GET /api/users/username/:username', { params: { username } });
  // A former username.
  if (profile.username.toLowerCase() !== username.toLowerCase())
    throw redirect(renamed(request.url, profile.username));
  return profile;
});

/** The same tab under another name. */
function renamed(address: string, username: string): string {
  const { pathname, search } = new URL(address);
  return pathname.replace(/(\/profile\/)[^/]+/, (_old, before: string) => before + username) + search;
}

export { load as clientLoader, load as loader };

/** Tabs and dialogs are addresses of the same member: only another member, or a reload, fetches again. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  if (change.currentUrl.href === change.nextUrl.href) return change.defaultShouldRevalidate;
  return change.currentParams['username'] !== change.nextParams['username'];
}

/** A member's page: their details, and the active tab. */
export default function ProfilePage() {
  const profile = useLoaderData<typeof load>();
  const { t } = useTexts();
  const own = useMember()?.id === profile.id;
  const { revalidate } = useRevalidator();
  const refresh = useCallback(() => void revalidate(), [revalidate]);
  const tabs = useTabs(profile.username, own);
  const view = useView('grid');
  const context: ProfileContext = { profile, own, mode: view.mode };
  const listsStays = tabs.some(({ active, lists }) => active && lists === 'stays');
  return (
    <>
      <PageHead
        title={t('profile.meta_title', { name: fullName(profile), username: profile.username })}
        type="profile"
        hidden
      />
      <ProfileHead profile={profile} own={own} onChanged={refresh} />
      <div className="mx-auto mt-10 max-w-page px-edge">
        {profile.blocked ? (
          <Blocked profile={profile} onChanged={refresh} />
        ) : (
          <div className="group/tabs relative">
            <TabLinks label={t('profile.tabs.label')} tabs={tabs} />
            {/* Nothing is listed if the list says that it is empty. */}
            <div className="absolute top-0 right-0 group-has-[.empty]/tabs:hidden">
              {listsStays ? <ViewToggle {...view} /> : null}
            </div>
            <div className="mt-8 min-h-96">
              <h2 className="sr-only">{tabs.find((tab) => tab.active)?.label}</h2>
              <Outlet context={context} />
            </div>
          </div>
        )}
      </div>
      <FollowLists member={profile} own={own} onChanged={refresh} />
      {own ? <PendingImportSaver prepareSaved={prepareSaved} showSaved={showSaved} /> : null}
    </>
  );
}

function Blocked({ profile, onChanged }: { profile: Profile; onChanged(): void }) {
  const { t } = useTexts();
  return (
    <EmptyState
      title={t('blocks.profile_title', { username: profile.username })}
      text={t('blocks.profile_text')}
      action={<LiftButton aside="block" member={profile} onChanged={onChanged} />}
    />
  );
}

function useTabs(username: string, own: boolean): (TabLink & { lists: 'stays' | 'hotels' })[] {
  const { t } = useTexts();
  const paths = usePaths();
  const { pathname } = useLocation();
  const ends = (name: string) => pathname.replace(/\/$/, '').endsWith(`/${name}`);
  const archived = own && ends('archived');
  const recommendations = ends('recommendations');
  const wishes = own && ends('wishes');
  const posts = !archived && !recommendations && !wishes;
  const all = [
    {
      to: paths.profile(username),
      label: t('profile.tabs.posts'),
      active: posts,
      lists: 'stays',
    },
    { to: paths.archived(username), label: t('profile.tabs.archived'), active: archived, lists: 'stays' },
    {
      to: paths.recommendations(username),
      label: t('profile.tabs.recommendations'),
      active: recommendations,
      lists: 'hotels',
    },
    { to: paths.wishes(username), label: t('wishes.title'), active: wishes, lists: 'hotels' },
  ] as const;
  const theirs: readonly string[] = [paths.profile(username), paths.recommendations(username)];
  return all.filter(({ to }) => own || theirs.includes(to));
}
