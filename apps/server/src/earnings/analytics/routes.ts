import {
  exportLinkFigures,
  getAnalytics,
  listAnalyticsDays,
  listBalances,
  listLinkFigures,
} from '@staylore/contract/earnings/analytics';
import { cutPage, readCursor } from '../../platform/db/cursor.ts';
import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { linksAsCsv, presentLink } from './present.ts';
import { linkRows } from './queries.ts';
import { balancesInEuros, chartDays, lastThirtyDays } from './service.ts';
import { windowAt } from './window.ts';

/** Links in a downloaded table; nobody has more, and a spreadsheet would not like it. */
const mostInTable = 20_000;

/** What a creator's links have brought. Only ever one's own: every call takes the viewer. */
export function analyticsRoutes(api: Api, { db, clock }: Platform): void {
  api.serve(getAnalytics, async ({ viewer, query }) => {
    return [await lastThirtyDays(db, { userId: viewer.id, window: windowAt(clock.now(), query.zone) })];
  });

  api.serve(listAnalyticsDays, async ({ viewer, query }) => {
    return chartDays(db, { userId: viewer.id, window: windowAt(clock.now(), query.zone) });
  });

  api.serve(listLinkFigures, async ({ viewer, query, linkNext }) => {
    const last = readCursor(query.cursor, ['integer', 'integer']);
    const rows = await linkRows(db, { userId: viewer.id, last, limit: query.limit + 1 });
    const page = cutPage(rows, query.limit, (row) => [row.clicks, row.link_id]);
    linkNext(page.next);
    return page.rows.map(presentLink);
  });

  api.serve(exportLinkFigures, async ({ viewer, reply }) => {
    const rows = await linkRows(db, { userId: viewer.id, last: null, limit: mostInTable });
    const day = clock.now().toISOString().slice(0, 10);
    reply.header('content-disposition', `attachment; filename="staylore-links-${day}.csv"`);
    return linksAsCsv(rows);
  });

  api.serve(listBalances, async ({ viewer }) => balancesInEuros(db, viewer.id));
}
