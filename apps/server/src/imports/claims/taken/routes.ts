import { failIfTooMany } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/guard/guard.ts';
import { byId, pageOfRows, requestOf, sendPage } from '../../../platform/lists.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentBorrowed } from './present.ts';
import { borrowedStays } from './queries.ts';
import { returnStay, takeAll, takeStay } from './service.ts';

/** What others saved from the member's own accounts, and what to do about it. */
export function borrowedStayRoutes(api: Api, platform: Platform): void {
  const { db } = platform;

  api.serve('GET /api/borrowed-stays', async (call) => {
    const page = await pageOfRows(requestOf(call), {
      ...byId,
      visibleRows: (wanted) => borrowedStays(db, wanted),
    });
    return sendPage(call, { items: page.items.map(presentBorrowed), next: page.next });
  });

  api.serve('PUT /api/borrowed-stays/:id', ({ viewer, params, body }) =>
    takeStay(platform, { id: params.id, userId: viewer.id, way: body.taken }),
  );

  api.serve('PUT /api/borrowed-stays', ({ viewer, body }) =>
    takeAll(platform, { userId: viewer.id, way: body.taken }),
  );

  api.serve('DELETE /api/borrowed-stays/:id', async ({ viewer, params, countFor }) => {
    failIfTooMany('request.too_many', await countFor(`${viewer.id} ${params.id}`));
    await returnStay(platform, { id: params.id, userId: viewer.id });
  });
}
