import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import { draftAt, emptyDraft } from '../../features/stays/posts/editor/draft.ts';
import { orNull } from '../../platform/api/problem.ts';
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

/** `?wish=` names the fulfilled wish; an unknown one leaves an empty form. */
const load = memberLoader(async ({ api, member }, args) => {
  const id = Number(new URL(args.request.url).searchParams.get('wish'));
  // One day for server and browser, whose clocks may differ.
  const day = new Date().toISOString();
  if (!Number.isSafeInteger(id) || id < 1) return { member, day, wish: null };
  const found = await orNull(api.call('GET /api/wishes/:id', { params: { id } }));
  return { member, day, wish: found?.wish ?? null };
});

export { load as clientLoader, load as loader };

const noPictures: never[] = [];

export default function NewPost() {
  const { member, day, wish } = useLoaderData<typeof load>();
  const initial = useMemo(() => (wish === null ? emptyDraft : draftAt(wish)), [wish]);
  const about = wish === null ? {} : { wishId: wish.id };
  return (
    <PostEditor
      key={`new ${wish?.id ?? ''}`}
      member={member}
      post={null}
      initial={initial}
      pictures={noPictures}
      day={day}
      {...about}
    />
  );
}
