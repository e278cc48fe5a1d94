import { inTransaction } from '../../platform/db/transaction.ts';
import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { detachLinkOf } from '../links/index.ts';
import { removePicturesOf } from '../pictures/index.ts';
import { deletePostRow, updatePostRow } from './queries.ts';
import { onePost, postFor } from './service.ts';
import { changePost, publishPost } from './write.ts';

export function postWriteRoutes(api: Api, platform: Platform): void {
  const { db, clock } = platform;
  const { publicUrl } = platform.config.http;

  api.serve('POST /api/posts', async ({ viewer, body, files }) => {
    const id = await publishPost(platform, { viewer, form: body, files });
    return { post: await onePost(db, id, { viewer, publicUrl }) };
  });

  api.serve('PUT /api/posts/:id', async ({ viewer, params, body, files }) => {
    await changePost(platform, params.id, { viewer, form: body, files });
    return { post: await onePost(db, params.id, { viewer, publicUrl }) };
  });

  api.serve('DELETE /api/posts/:id', async ({ params, viewer }) => {
    await inTransaction(db, async (trx) => {
      const post = await postFor(trx, 'delete', { id: params.id, viewer, lock: true });
      await removePicturesOf(trx, post.id);
      await detachLinkOf(trx, clock, post.id);
      await deletePostRow(trx, post.id);
    });
  });

  const setArchived = async (archived: boolean, call: { params: { id: number }; viewer: Viewer }) => {
    const post = await postFor(db, 'archive', { id: call.params.id, viewer: call.viewer });
    await updatePostRow(db, post.id, { archived });
    return { post: await onePost(db, post.id, { viewer: call.viewer, publicUrl }) };
  };
  api.serve('PUT /api/posts/:id/archive', (call) => setArchived(true, call));
  api.serve('PUT /api/posts/:id/unarchive', (call) => setArchived(false, call));
}
