import {
  returnStay as giveBackCall,
  listBorrowedStays,
  takeAllStays,
  takeStay as takeCall,
} from '@staylore/contract/imports/claims';
import { ApiError } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/guard/guard.ts';
import { byId, pageOfRows, requestOf, sendPage } from '../../../platform/lists.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentBorrowed } from './present.ts';
import { borrowedStays } from './queries.ts';
import { returnStay, takeAll, takeStay } from './service.ts';

/** What others saved from the member's own accounts, and what to do about it. */
export function borrowedStayRoutes(api: Api, platform: Platform): void {
  const { db } = platform;

  api.serve(listBorrowedStays, async (call) => {
    const page = await pageOfRows(requestOf(call), {
      ...byId,
      visibleRows: (wanted) => borrowedStays(db, wanted),
    });
    return sendPage(call, { items: page.items.map(presentBorrowed), next: page.next });
  });

  api.serve(takeCall, async ({ viewer, params, body }) => {
    await takeStay(platform, { id: params.id, userId: viewer.id, way: body.taken });
    return {};
  });

  api.serve(takeAllStays, ({ viewer, body }) => takeAll(platform, { userId: viewer.id, way: body.taken }));

  api.serve(giveBackCall, async ({ viewer, params, countFor }) => {
    const retryAfterSeconds = await countFor(`${viewer.id} ${params.id}`);
    if (retryAfterSeconds !== null) throw new ApiError('request.too_many', { retryAfterSeconds });
    await returnStay(platform, { id: params.id, userId: viewer.id });
    return {};
  });
}
