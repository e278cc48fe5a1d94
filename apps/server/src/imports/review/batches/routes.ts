import type { Api } from '../../../platform/guard/guard.ts';
import type { Platform } from '../../../platform/platform.ts';
import { ownImport, withCounts } from '../service.ts';
import { publishAccepted } from './publish.ts';
import { acceptProbable, lockImport, takeBackAccepted, unlockImport } from './queries.ts';

/** A window that is silent for this long counts as closed. */
const holdMs = 60_000;

/** Actions on many items at once, and which window performs them. */
export function batchRoutes(api: Api, platform: Platform): void {
  const { db, clock } = platform;

  api.serve('POST /api/imports/:id/accept', async ({ viewer, params, body }) => {
    const row = await ownImport(db, 'change', { id: params.id, viewer });
    const now = clock.now();
    const accepted = await acceptProbable(db, { importId: row.id, probability: body.min_probability, now });
    return { accepted, at: now.toISOString(), import: await withCounts(db, row) };
  });

  api.serve('POST /api/imports/:id/accept/undo', async ({ viewer, params, body }) => {
    const row = await ownImport(db, 'change', { id: params.id, viewer });
    const taken_back = await takeBackAccepted(db, { importId: row.id, at: new Date(body.at) });
    return { taken_back, import: await withCounts(db, row) };
  });

  api.serve('POST /api/imports/:id/publish', async ({ viewer, params }) => {
    const row = await ownImport(db, 'change', { id: params.id, viewer });
    const done = await publishAccepted(platform, row);
    return { done, import: await withCounts(db, row) };
  });

  api.serve('POST /api/imports/:id/hold', async ({ viewer, params, body }) => {
    const row = await ownImport(db, 'change', { id: params.id, viewer });
    const { holder } = body;
    const now = clock.now();
    if (body.release) await unlockImport(db, { importId: row.id, holder });
    const until = new Date(now.getTime() + holdMs);
    const held = !body.release && (await lockImport(db, { importId: row.id, holder, now, until }));
    return { held, import: await withCounts(db, row) };
  });
}
