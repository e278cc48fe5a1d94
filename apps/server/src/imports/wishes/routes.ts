import { inTransaction } from '../../platform/db/transaction.ts';
import type { Api } from '../../platform/guard/guard.ts';
import { pageOfRows, requestOf, sendPage } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { wishesOf } from './queries.ts';
import { readSaved } from './read-saved.ts';
import { addWishes, hydrateWish, hydrateWishes, moveWish, ownWish, wishForStay } from './service.ts';

/** A member's private list of hotels to stay at. */
export function wishRoutes(api: Api, { db, clock }: Platform): void {
  api.serve('POST /api/wishes/saved-posts', async ({ viewer, body }) => {
    const { entries, pointing } = await readSaved(body.posts, { now: clock.now(), userId: viewer.id });
    const added = await addWishes(db, entries);
    return { read: body.posts.length, pointing, added };
  });

  api.serve('POST /api/wishes', async ({ viewer, body }) => {
    const wish = { postId: body.post_id, viewer, now: clock.now() };
    return { wish: await hydrateWish(db, await inTransaction(db, (trx) => wishForStay(trx, wish))) };
  });

  api.serve('GET /api/wishes', async (call) => {
    const page = await pageOfRows(requestOf(call), {
      cursor: ['time', 'bigint'],
      visibleRows: (wanted) => wishesOf(db, { ...wanted, state: call.query.state }),
      position: (row) => [row.saved_at.toISOString(), row.id],
    });
    return hydrateWishes(db, sendPage(call, page));
  });

  api.serve('GET /api/wishes/:id', async ({ viewer, params }) => ({
    wish: await hydrateWish(db, await ownWish(db, 'read', { id: params.id, viewer })),
  }));

  api.serve('PUT /api/wishes/:id', async ({ viewer, params, body }) => {
    const moved = await inTransaction(db, async (trx) =>
      moveWish(trx, await ownWish(trx, 'change', { id: params.id, viewer }), { ...body, viewer }),
    );
    return { wish: await hydrateWish(db, moved) };
  });
}
