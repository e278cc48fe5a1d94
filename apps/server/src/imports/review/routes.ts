import {
  addImportItems,
  addItemPictures,
  changeImport,
  createImport,
  decideImportItem,
  listImportItems,
  listImports,
  readCorrections,
  readImportReport,
} from '@staylore/contract/imports/review';
import { reviewScan } from '@staylore/contract/imports/review-scans';
import { cutPage, readCursor } from '../../platform/db/cursor.ts';
import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { batchRoutes } from './batch-routes.ts';
import { decideItem } from './decide.ts';
import { openScan } from './from-scan.ts';
import { itemOut, itemsOut } from './item-answers.ts';
import { takePictures } from './item-pictures.ts';
import { presentImport, presentOutcome } from './present.ts';
import { presentCorrections } from './present-corrections.ts';
import { beginImport, correctedItems, importsOf, itemsOf, updateImport } from './queries.ts';
import { addItems, countsOf, ownImport, withCounts } from './service.ts';

/** Bringing posts from elsewhere: begin, read, review, take over. */
export function importRoutes(api: Api, platform: Platform): void {
  const { db, clock } = platform;

  api.serve(createImport, async ({ viewer, body }) => {
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

  api.serve(reviewScan, async ({ viewer, body }) => {
    const row = await openScan(platform, viewer, body);
    return { import: await withCounts(db, row) };
  });

  api.serve(listImports, async ({ viewer, query, linkNext }) => {
    const last = readCursor(query.cursor, ['integer'])?.[0] ?? null;
    const rows = await importsOf(db, { userId: viewer.id, last, limit: query.limit + 1 });
    const page = cutPage(rows, query.limit, (row) => [row.id]);
    linkNext(page.next);
    const counts = await countsOf(
      db,
      page.rows.map((row) => row.id),
    );
    return page.rows.map((row) => presentImport(row, counts(row.id)));
  });

  api.serve(changeImport, async ({ viewer, params, body }) => {
    const row = await ownImport(db, 'change', { id: params.id, viewer });
    const { ad_label = row.ad_label, archived = row.archived } = body;
    await updateImport(db, row.id, { ad_label, archived, updated_at: clock.now() });
    return { import: await withCounts(db, { ...row, ad_label, archived, updated_at: clock.now() }) };
  });

  api.serve(addImportItems, async ({ viewer, params, body }) => {
    const row = await ownImport(db, 'change', { id: params.id, viewer });
    return { items: await itemsOut(db, row, await addItems(platform, row, body.items)) };
  });

  reviewRoutes(api, platform);
  batchRoutes(api, platform);
}

/** What a member does with the items, and how they ended. */
function reviewRoutes(api: Api, platform: Platform): void {
  const { db } = platform;

  api.serve(listImportItems, async ({ viewer, params, query, linkNext }) => {
    const row = await ownImport(db, 'read', { id: params.id, viewer });
    const last = readCursor(query.cursor, ['integer'])?.[0] ?? null;
    const rows = await itemsOf(db, { importId: row.id, state: query.state, last, limit: query.limit + 1 });
    const page = cutPage(rows, query.limit, (item) => [item.id]);
    linkNext(page.next);
    return itemsOut(db, row, page.rows);
  });

  api.serve(decideImportItem, async ({ viewer, params, body }) => {
    const row = await ownImport(db, 'change', { id: params.id, viewer });
    return {
      item: await itemOut(db, row, await decideItem(platform, row.id, { key: params.key, decision: body })),
    };
  });

  api.serve(addItemPictures, async ({ viewer, params, body, files }) => {
    const row = await ownImport(db, 'change', { id: params.id, viewer });
    const item = await takePictures(platform, row, { key: params.key, from: body.from, files, viewer });
    return { item: await itemOut(db, row, item) };
  });

  api.serve(readImportReport, async ({ viewer, params, query, linkNext }) => {
    const row = await ownImport(db, 'read', { id: params.id, viewer });
    const last = readCursor(query.cursor, ['integer'])?.[0] ?? null;
    const rows = await itemsOf(db, { importId: row.id, state: undefined, last, limit: query.limit + 1 });
    const page = cutPage(rows, query.limit, (item) => [item.id]);
    linkNext(page.next);
    return { import: await withCounts(db, row), outcomes: page.rows.map(presentOutcome) };
  });

  api.serve(readCorrections, async ({ viewer, reply }) => {
    reply.header('content-disposition', 'attachment; filename="staylore-corrections.csv"');
    return presentCorrections(await correctedItems(db, viewer.id));
  });
}
