import { useMemo } from 'react';
import { data, useLoaderData } from 'react-router';
import { draftOf } from '../../features/stays/posts/editor/draft.ts';
import { keptPictures } from '../../features/stays/posts/editor/pictures/pictures.ts';
import type { PageHandle } from '../../platform/page/page-head.tsx';
import { memberLoader } from '../../platform/session/require-member.ts';
import { PostEditor } from './post-editor.tsx';

export const handle: PageHandle = {
  texts: [
    'countries',
    'fields',
    'hotels',
    'instagramAccount',
    'map',
    'pictures',
    'places',
    'postForm',
    'towns',
    'wishes',
  ],
};

const load = memberLoader(async ({ api, member }, args) => {
  const id = Number(args.params['id']);
  const post = await api.call('GET /api/posts/:id', { params: { id } });
  // Someone else's post has no form.
  if (!post.can.update) throw data(null, { status: 404 });
  return { member, post };
});

export { load as clientLoader, load as loader };

export default function EditPost() {
  const { member, post } = useLoaderData<typeof load>();
  const initial = useMemo(() => draftOf(post), [post]);
  const pictures = useMemo(() => keptPictures(post), [post]);
  return (
    <PostEditor
      key={post.id}
      member={member}
      post={post}
      initial={initial}
      pictures={pictures}
      day={post.created_at}
    />
  );
}
