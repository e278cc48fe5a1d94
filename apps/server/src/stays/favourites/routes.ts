import { notify } from '../../members/notifications/index.ts';
import { retried } from '../../platform/db/transaction.ts';
import { found } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import { readList } from '../../platform/guard/session/own-writes.ts';
import type { Platform } from '../../platform/platform.ts';
import { foundFor, isOwner, type Policy } from '../../platform/policy.ts';
import { cardsOf, pageOfPosts, postFor, sendPosts } from '../posts/index.ts';
import { deleteFavouriteRow, favouriteById, favouritedIds, favouriteOf, insertFavourite } from './queries.ts';

/** Only its member may remove a favourite. */
const favouritePolicy: Policy<'delete', { user_id: number }> = { delete: isOwner };

export function favouriteRoutes(api: Api, platform: Platform): void {
  const { db, clock } = platform;
  const cards = cardsOf(platform);
  api.serve('POST /api/postfavorites', ({ body, viewer }) =>
    retried(async () => {
      const post = await postFor(db, 'favourite', { id: body.post_id, viewer });
      const pair = { userId: viewer.id, postId: post.id };
      const at = clock.now();
      const fresh = await notify(
        db,
        { userId: post.user_id, kind: 'favourite', actorId: viewer.id, postId: post.id, at },
        insertFavourite(db, { ...pair, at }),
      );
      return { post: fresh ?? found(await favouriteOf(db, pair), 'favourites.not_found') };
    }),
  );

  api.serve('DELETE /api/postfavorites/:id', async ({ params, viewer }) => {
    const target = await favouriteById(db, params.id);
    const favourite = foundFor(favouritePolicy, 'delete', { viewer, target, code: 'favourites.not_found' });
    await deleteFavouriteRow(db, favourite.id);
  });

  api.serve('GET /api/postfavorites/user', async (call) => {
    const list = { ...call.query, viewer: call.viewer, cards };
    const page = await readList(platform, call, (at) =>
      pageOfPosts(at, list, {
        cursor: ['bigint'],
        visibleCandidates: (wanted) => favouritedIds(at, wanted),
        position: (row) => [row.position],
      }),
    );
    return sendPosts(call, page);
  });
}
