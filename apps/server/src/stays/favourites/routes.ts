import { createFavourite, deleteFavourite, listFavourites } from '@staylore/contract/stays/favourites';
import { notify } from '../../members/notifications/index.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { found } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import { readList } from '../../platform/guard/own-writes.ts';
import type { Platform } from '../../platform/platform.ts';
import { authorize, isOwner, type Policy } from '../../platform/policy.ts';
import { cardsOf, pageOfPosts, postFor, sendPosts } from '../posts/index.ts';
import {
  deleteFavouriteRow,
  favouriteById,
  favouritedIds,
  favouriteOf,
  favouritesOfPost,
  insertFavourite,
} from './queries.ts';

/** A favourite is its member's private affair. */
const favouritePolicy: Policy<'delete', { user_id: number }> = { delete: isOwner };

/** Favouriting posts. */
export function favouriteRoutes(api: Api, platform: Platform): void {
  const { db, clock } = platform;
  const cards = cardsOf(platform);
  api.serve(createFavourite, async ({ body, viewer }) => {
    return inTransaction(db, async (trx) => {
      const post = await postFor(trx, 'favourite', { id: body.post_id, viewer });
      const pair = { userId: viewer.id, postId: post.id };
      const fresh = await insertFavourite(trx, { ...pair, at: clock.now() });
      if (fresh !== undefined && post.user_id !== viewer.id) {
        await notify(trx, {
          userId: post.user_id,
          kind: 'favourite',
          actorId: viewer.id,
          postId: post.id,
          at: clock.now(),
        });
      }
      const record = fresh ?? found(await favouriteOf(trx, pair), 'favourites.not_found');
      return { post: { ...record, favorite: await favouritesOfPost(trx, post.id) } };
    });
  });

  api.serve(deleteFavourite, async ({ params, viewer }) => {
    const favourite = found(await favouriteById(db, params.id), 'favourites.not_found');
    authorize(favouritePolicy, 'delete', { viewer, target: favourite });
    await deleteFavouriteRow(db, favourite.id);
    return {};
  });

  api.serve(listFavourites, async (call) => {
    const list = { ...call.query, viewer: call.viewer, cards };
    const page = await readList(platform, call, (at) =>
      pageOfPosts(at, list, {
        cursor: ['integer'],
        visibleCandidates: (wanted) => favouritedIds(at, wanted),
        position: (row) => [row.position],
      }),
    );
    return sendPosts(call, page);
  });
}
