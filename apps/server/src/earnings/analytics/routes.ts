import { Readable } from 'node:stream';
import type { Api } from '../../platform/guard/guard.ts';
import { pageOfRows, requestOf, sendPage } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { linksTable, presentLink } from './present.ts';
import { linkRows } from './queries.ts';
import { balancesInEuros, chartDays, lastThirtyDays } from './service.ts';
import { windowAt } from './window.ts';

/** Results of a creator's links. Only ever the viewer's own: every call takes the viewer. */
export function analyticsRoutes(api: Api, { db, clock }: Platform): void {
  api.serve('GET /api/users/:id/analytics', async ({ viewer, query }) => {
    return [await lastThirtyDays(db, { userId: viewer.id, window: windowAt(clock.now(), query.zone) })];
  });

  api.serve('GET /api/users/:id/analytics/days', async ({ viewer, query }) => {
    return chartDays(db, { userId: viewer.id, window: windowAt(clock.now(), query.zone) });
  });

  api.serve('GET /api/users/:id/analytics/links', async (call) => {
    const page = await pageOfRows(requestOf(call), {
      cursor: ['integer', 'bigint'],
      visibleRows: (wanted) => linkRows(db, wanted),
      position: (row) => [row.clicks, row.link_id],
    });
    return sendPage(call, page).map(presentLink);
  });

  api.serve('GET /api/users/:id/analytics.csv', async ({ viewer, reply }) => {
    const day = clock.now().toISOString().slice(0, 10);
    reply.header('content-disposition', `attachment; filename="staylore-links-${day}.csv"`);
    return Readable.from(linksTable((page) => linkRows(db, { viewerId: viewer.id, ...page })));
  });

  api.serve('GET /api/users/:id/balances', async ({ viewer }) => balancesInEuros(db, viewer.id));
}
