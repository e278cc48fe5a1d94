import type { Post } from '@staylore/contract/stays/posts';
import { Plus, Search } from 'lucide-react';
import { useLoaderData, useOutletContext } from 'react-router';
import { OpenStay } from '../../blocks/stays/open-stay.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { EmptyState } from '../../design/primitives/empty-state/empty-state.tsx';
import { Spinner } from '../../design/primitives/spinner/spinner.tsx';
import { useSavingCount } from '../../features/imports/photo-network/use-save-scan.ts';
import { MissingPicture } from '../../features/imports/single-links/missing-picture.tsx';
import { FavouriteButton } from '../../features/stays/favourites/components/favourite-button.tsx';
import { postsOfMember } from '../../features/stays/posts/api/post-lists.ts';
import { OwnPostMenu } from '../../features/stays/posts/components/actions/own-post-menu.tsx';
import { PostList } from '../../features/stays/posts/components/list/post-list.tsx';
import { postsWithDocument } from '../../features/stays/posts/posts-per-page.ts';
import { useApi } from '../../platform/api/api.tsx';
import type { Page } from '../../platform/api/api-client.ts';
import type { PageHandle } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { memberLoader } from '../../platform/session/require-member.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import type { ProfileContext } from './profile.tsx';

export const handle: PageHandle = {
  texts: ['countries', 'hotels', 'instagramLinks', 'pictures', 'towns'],
};

/** The first page of the member's posts, rendered with the page. */
export const loader = memberLoader<{ first: Page<Post[]> | null }>(async ({ api, member }, args) => {
  const username = args.params['username'] ?? '';
  const { id } = await api.call('GET /api/users/username/:username', { params: { username } });
  const query = { limit: postsWithDocument(member) };
  return { first: await api.page('GET /api/user/:id/posts/:flag', { params: { id, flag: 0 }, query }) };
});

/** In the browser the list is fetched behind its skeletons. */
export const clientLoader = (): { first: Page<Post[]> | null } => ({ first: null });

/** A member's stays, as everyone sees them; each with a menu on their own page. */
export default function ProfilePosts() {
  const { first } = useLoaderData<typeof loader>();
  const { profile, own, mode } = useOutletContext<ProfileContext>();
  const api = useApi();
  const { t } = useTexts();
  const saving = useSavingCount();
  return (
    <>
      <p role="status" className="mb-6 flex items-center gap-3 text-ink-soft empty:hidden">
        {saving === 0 ? null : (
          <>
            <Spinner />
            {t('instagramImport.saving', { count: saving })}
          </>
        )}
      </p>
      <PostList
        key={profile.id}
        mode={mode}
        source={postsOfMember(api, { memberId: profile.id, flag: 0 })}
        first={first}
        placeholder={(post) => (own ? <MissingPicture post={post} /> : null)}
        empty={saving === 0 ? <NoPosts profile={profile} own={own} /> : null}
        actions={(post) => (
          <>
            <FavouriteButton post={post} />
            {own ? <OwnPostMenu post={post} /> : null}
          </>
        )}
      />
      <OpenStay />
    </>
  );
}

function NoPosts({ profile, own }: Omit<ProfileContext, 'mode'>) {
  const { t } = useTexts();
  const paths = usePaths();
  if (!own)
    return (
      <EmptyState
        title={t('profile.empty.other', { name: profile.name })}
        text={t('profile.empty.other_text')}
      />
    );
  return (
    <EmptyState
      title={t('profile.empty.own')}
      text={t('profile.empty.own_text')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.home} icon={<Search aria-hidden="true" />}>
            {t('profile.empty.scan')}
          </ButtonLink>
          <ButtonLink to={paths.newPost} kind="secondary" icon={<Plus aria-hidden="true" />}>
            {t('profile.empty.write')}
          </ButtonLink>
        </div>
      }
    />
  );
}
