import type { claim } from '@staylore/contract/imports/claims';
import type { z } from 'zod';
import { found } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { photoNetwork } from '../photo-network/index.ts';
import { giveUpClaim } from './end-claim.ts';
import { type ClaimRow, claimsOf, updateClaimRow } from './queries.ts';
import { confirmOwnClaim, requireHandle, startClaim } from './service.ts';

/** Proving that a handle of the photo network is the member's own. */
export function claimRoutes(api: Api, platform: Platform): void {
  const { db } = platform;
  const network = photoNetwork(platform);

  api.serve('GET /api/claims', async ({ viewer }) => (await claimsOf(db, viewer.id)).map(presentClaim));

  api.serve('POST /api/claims', async ({ viewer, body, signal }) => {
    const claim = { userId: viewer.id, handle: requireHandle(body.handle), signal };
    return { claim: presentClaim(await startClaim(platform, network, claim)) };
  });

  api.serve('POST /api/claims/:handle/confirm', async ({ viewer, params, signal }) => {
    const key = { userId: viewer.id, handle: requireHandle(params.handle) };
    return { claim: presentClaim(await confirmOwnClaim(platform, network, { ...key, signal })) };
  });

  api.serve('PUT /api/claims/:handle', async ({ viewer, params, body }) => {
    const key = { userId: viewer.id, handle: requireHandle(params.handle) };
    return {
      claim: presentClaim(found(await updateClaimRow(db, key, { rescan: body.rescan }), 'claims.not_found')),
    };
  });

  api.serve('DELETE /api/claims/:handle', async ({ viewer, params }) => {
    await giveUpClaim(platform, { userId: viewer.id, handle: requireHandle(params.handle) });
  });
}

function presentClaim(row: ClaimRow): z.infer<typeof claim> {
  return {
    handle: row.handle,
    code: row.code,
    confirmed: row.confirmed_at !== null,
    rescan: row.rescan,
    created_at: row.created_at.toISOString(),
  };
}
