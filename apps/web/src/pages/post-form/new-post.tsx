import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { emptyDraft } from '../../features/posts/editor/draft.ts';
import { loadForMember } from '../../platform/require-member.ts';
import { PostEditor } from './post-editor.tsx';

async function load(args: LoaderFunctionArgs) {
  return loadForMember(args, async ({ member }) => ({ member }));
}

export { load as clientLoader, load as loader };

const noPictures: never[] = [];

export default function NewPost() {
  const { member } = useLoaderData<typeof load>();
  return <PostEditor key="new" member={member} post={null} initial={emptyDraft} pictures={noPictures} />;
}
