import { requireProof } from '../../members/accounts/index.ts';
import { found } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentTakeout } from './present.ts';
import { takeoutOf } from './queries.ts';
import { fileOf, requestTakeout } from './service.ts';

/** All data of a member as one file, for that member alone. */
export function takeoutRoutes(api: Api, platform: Platform): void {
  const { db, clock, storage } = platform;

  api.serve('GET /api/me/takeout', async ({ viewer }) => ({
    takeout: presentTakeout(await takeoutOf(db, viewer.id), clock.now()),
  }));

  api.serve('POST /api/me/takeout', async ({ viewer }) => {
    requireProof(viewer, clock.now());
    const begun = await requestTakeout(platform, viewer.id);
    return { takeout: found(presentTakeout(begun, clock.now()), 'takeout.not_found') };
  });

  api.serve('GET /api/me/takeout/file', async ({ viewer, reply }) => {
    const now = clock.now();
    requireProof(viewer, now);
    const row = found(await takeoutOf(db, viewer.id), 'takeout.not_found');
    const file = presentTakeout(row, now)?.state === 'ready' ? await storage.stream(fileOf(row)) : null;
    const { body, size } = found(file, 'takeout.not_found');
    reply.header('content-length', size);
    reply.header(
      'content-disposition',
      `attachment; filename="staylore-${viewer.username}-${row.asked_at.toISOString().slice(0, 10)}.zip"`,
    );
    reply.header('x-content-type-options', 'nosniff');
    return body;
  });
}
