import { Readable } from 'node:stream';
import type { Api } from '../../platform/guard/guard.ts';
import { byId, pageOfRows, requestOf, sendPage } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { warmFinder } from '../second-reader/index.ts';
import { batchRoutes } from './batches/routes.ts';
import { correctionsFile } from './corrections/present.ts';
import { correctedItems } from './corrections/queries.ts';
import { hydrateItem, hydrateItems } from './items/answers.ts';
import { decideItem } from './items/decide-item.ts';
import { takePictures } from './items/take-pictures.ts';
import { presentImport, presentOutcome } from './present.ts';
import { beginImport, importsOf, itemsOf, updateImport, waitingItems } from './queries.ts';
import { openScan } from './scans/open-scan.ts';
import { addItems, countsOf, ownImport, withCounts } from './service.ts';

/** Importing posts from elsewhere: begin, read, review, publish. */
export function importRoutes(api: Api, platform: Platform): void {
  const { db, clock } = platform;

  api.serve('POST /api/imports', async ({ viewer, body }) => {
    const now = clock.now();
    const row = await beginImport(db, {
      user_id: viewer.id,
      source: body.source,
      label: body.label,
      handle: body.handle ?? null,
      total: body.total,
      fingerprint: body.fingerprint ?? null,
      archived: body.archived,
      ad_label: body.ad_label,
      created_at: now,
      updated_at: now,
    });
    return { import: await withCounts(db, row) };
  });

  api.serve('POST /api/imports/scan', async ({ viewer, body }) => {
    const row = await openScan(platform, viewer, body);
    return { import: await withCounts(db, row) };
  });

  api.serve('GET /api/imports', async (call) => {
    // Exports and saved posts are added on the page that calls this.
    warmFinder();
    const page = await pageOfRows(requestOf(call), {
      ...byId,
      visibleRows: (wanted) => importsOf(db, wanted),
    });
    const ids = page.items.map((row) => row.id);
    const counts = await countsOf(db, ids);
    return sendPage(call, page).map((row) => presentImport(row, counts(row.id)));
  });

  api.serve('PUT /api/imports/:id', async ({ viewer, params, body }) => {
    const row = await ownImport(db, 'change', { id: params.id, viewer });
    const { ad_label = row.ad_label, archived = row.archived } = body;
    await updateImport(db, row.id, { ad_label, archived, updated_at: clock.now() });
    return { import: await withCounts(db, { ...row, ad_label, archived, updated_at: clock.now() }) };
  });

  api.serve('POST /api/imports/:id/items', async ({ viewer, params, body }) => {
    const row = await ownImport(db, 'change', { id: params.id, viewer });
    return { items: await hydrateItems(db, row, await addItems(platform, row, body.items)) };
  });

  reviewRoutes(api, platform);
  batchRoutes(api, platform);
}

/** Sorted by what was uncertain, then in the order of the source. */
const byGroup = {
  cursor: ['integer', 'bigint'] as const,
  position: (row: { group: number; id: number }) => [row.group, row.id] as const,
};

/** What a member does with the items, and how they ended. */
function reviewRoutes(api: Api, platform: Platform): void {
  const { db } = platform;

  api.serve('GET /api/imports/:id/items', async (call) => {
    const row = await ownImport(db, 'read', { id: call.params.id, viewer: call.viewer });
    const { state } = call.query;
    const page =
      state === 'review'
        ? await pageOfRows(requestOf(call), {
            ...byGroup,
            visibleRows: (wanted) => waitingItems(db, { ...wanted, importId: row.id }),
          })
        : await pageOfRows(requestOf(call), {
            ...byId,
            visibleRows: (wanted) => itemsOf(db, { ...wanted, importId: row.id, state }),
          });
    return hydrateItems(db, row, sendPage(call, page));
  });

  api.serve('PUT /api/imports/:id/items/:key', async ({ viewer, params, body }) => {
    const row = await ownImport(db, 'change', { id: params.id, viewer });
    return {
      item: await hydrateItem(
        db,
        row,
        await decideItem(platform, row.id, { key: params.key, decision: body }),
      ),
    };
  });

  api.serve('POST /api/imports/:id/items/:key/pictures', async ({ viewer, params, body, files }) => {
    const row = await ownImport(db, 'change', { id: params.id, viewer });
    const item = await takePictures(platform, row, { key: params.key, from: body.from, files, viewer });
    return { item: await hydrateItem(db, row, item) };
  });

  api.serve('GET /api/imports/:id/report', async (call) => {
    const row = await ownImport(db, 'read', { id: call.params.id, viewer: call.viewer });
    const page = await pageOfRows(requestOf(call), {
      ...byId,
      visibleRows: (wanted) => itemsOf(db, { ...wanted, importId: row.id }),
    });
    return { import: await withCounts(db, row), outcomes: sendPage(call, page).map(presentOutcome) };
  });

  api.serve('GET /api/imports/corrections.csv', async ({ viewer, reply }) => {
    reply.header('content-disposition', 'attachment; filename="staylore-corrections.csv"');
    return Readable.from(correctionsFile((page) => correctedItems(db, { userId: viewer.id, ...page })));
  });
}
