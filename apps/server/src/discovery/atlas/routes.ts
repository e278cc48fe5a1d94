import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { loadAtlas } from './load.ts';
import { openPictures } from './pictures/picture-of.ts';
import { presentAtlas } from './present.ts';
import { cheapestStays, followOf, newestRates } from './queries.ts';

/** Atlases, and pictures of them. */
export function atlasRoutes(api: Api, platform: Platform): void {
  const { db } = platform;
  const pictureOf = openPictures(platform);

  api.serve('GET /api/atlases/:handle', async ({ params, viewer }) => {
    const atlas = await loadAtlas(db, { handle: params.handle, viewer });
    const followId =
      viewer === null ? null : await followOf(db, { viewerId: viewer.id, userId: atlas.member.id });
    const cheap = await cheapestStays(db, { userId: atlas.member.id, viewerId: atlas.viewerId });
    return presentAtlas(atlas, { viewer, followId, cheap, rates: await newestRates(db) });
  });

  api.serve('GET /api/atlases/:handle/:picture', async ({ params, query, viewer, language, reply }) => {
    const atlas = await loadAtlas(db, { handle: params.handle, viewer });
    const kind = params.picture === 'story.jpg' ? 'story' : 'preview';
    const bytes = await pictureOf(atlas, { kind, language: query.language ?? language });
    // Revalidated each time: no cached copy shows what its member or moderators have hidden.
    reply.header('cache-control', atlas.member.atlas_shown ? 'public, no-cache' : 'private, no-store');
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return bytes;
  });
}
