import type { Post } from '@staylore/contract/stays/posts';
import { useLoaderData, useOutletContext } from 'react-router';
import { OpenStay } from '../../blocks/stays/open-stay.tsx';
import { EmptyState } from '../../design/primitives/empty-state/empty-state.tsx';
import { MissingPicture } from '../../features/imports/single-links/missing-picture.tsx';
import { postsOfMember } from '../../features/stays/posts/api/post-lists.ts';
import { OwnPostMenu } from '../../features/stays/posts/components/actions/own-post-menu.tsx';
import { PostList } from '../../features/stays/posts/components/list/post-list.tsx';
import { postsWithDocument } from '../../features/stays/posts/posts-per-page.ts';
import { useApi } from '../../platform/api/api.tsx';
import type { Page } from '../../platform/api/api-client.ts';
import type { PageHandle } from '../../platform/page/page-head.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import { ownLoader } from './own-loader.ts';
import type { ProfileContext } from './profile.tsx';

export const handle: PageHandle = {
  texts: ['countries', 'hotels', 'instagramLinks', 'pictures', 'towns'],
};

interface Loaded {
  first: Page<Post[]> | null;
}

export const loader = ownLoader<Loaded>(async ({ api, member }) => {
  const request = { params: { id: member.id, flag: 1 }, query: { limit: postsWithDocument(member) } };
  return { first: await api.page('GET /api/user/:id/posts/:flag', request) };
});

/** In the browser the list is fetched behind its skeletons. */
export const clientLoader = ownLoader<Loaded>(async () => ({ first: null }));

/** What the member has archived; it can be restored from here. */
export default function ArchivedPosts() {
  const { first } = useLoaderData<typeof loader>();
  const { profile, mode } = useOutletContext<ProfileContext>();
  const { t } = useTexts();
  const api = useApi();
  return (
    <>
      <PostList
        source={postsOfMember(api, { memberId: profile.id, flag: 1 })}
        mode={mode}
        first={first}
        empty={<EmptyState title={t('profile.empty.archived')} text={t('profile.empty.archived_text')} />}
        actions={(post) => <OwnPostMenu post={post} />}
        placeholder={(post) => <MissingPicture post={post} />}
      />
      <OpenStay />
    </>
  );
}
