import type { Post } from '@staylore/contract/stays/posts';
import type { Executor } from '../../platform/db/database.ts';
import { fail, found } from '../../platform/errors.ts';
import { authorize } from '../../platform/policy.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { postPolicy } from './policy.ts';
import { type PresentOptions, presentPost } from './present.ts';
import { type PostRow, visiblePostById } from './queries.ts';
import { type PostView, viewsByIds, visibleViewById } from './views/queries.ts';

/** A post that the viewer may see. An archived post of someone else does not exist for the viewer. */
export async function readablePost(
  db: Executor,
  id: number,
  viewer: Viewer | null,
  lock = false,
): Promise<PostRow> {
  const viewerId = viewer?.id ?? 0;
  const post = found(await visiblePostById(db, id, { viewerId, lock }), 'posts.not_found');
  if (!postPolicy.read(viewer, post)) fail('posts.not_found');
  return post;
}

/** The same with everything that readers see of it, in one statement. */
export async function readableView(db: Executor, id: number, viewer: Viewer | null): Promise<PostView> {
  const view = found(await visibleViewById(db, id, viewer?.id ?? 0), 'posts.not_found');
  if (!postPolicy.read(viewer, view)) fail('posts.not_found');
  return view;
}

/**
 * A post on which the viewer has this ability; one that the viewer may not see does not exist. A caller that goes on to write it in the same
 * transaction locks it, so that no concurrent request changes or deletes it in between.
 */
export async function postFor(
  db: Executor,
  ability: 'update' | 'delete' | 'archive' | 'favourite',
  { id, viewer, lock = false }: { id: number; viewer: Viewer; lock?: boolean },
): Promise<PostRow> {
  const post = await readablePost(db, id, viewer, lock);
  authorize(postPolicy, ability, { viewer, target: post });
  return post;
}

/** A post in full, as the viewer sees it. */
export async function onePost(db: Executor, id: number, options: PresentOptions): Promise<Post> {
  const [view] = await viewsByIds(db, [id], options.viewer?.id ?? 0);
  return presentPost(found(view, 'posts.not_found'), options);
}
