import { requireProof } from '../../members/accounts/index.ts';
import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { saveTaxProfile, taxProfileOf } from './service.ts';

export function taxProfileRoutes(api: Api, platform: Platform): void {
  const { db, clock } = platform;

  api.serve('GET /api/me/tax-profile', async ({ viewer }) => ({
    profile: await taxProfileOf(platform, db, viewer.id),
  }));

  api.serve('PUT /api/me/tax-profile', async ({ body, viewer }) => {
    requireProof(viewer, clock.now());
    return { profile: await saveTaxProfile(platform, viewer.id, body) };
  });
}
