import { hashOfToken } from '../../platform/crypto/index.ts';
import { fail, found } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPageSource, failureOf, NetworkError, presentScan, scan } from '../photo-network/index.ts';
import { asApiError, connectionOf, ownCache } from './connection.ts';
import { captionOf, ownMediaPage, ownPages, ownPost, pictureBytes } from './own-media.ts';
import { accountOf, deleteAccount, takeVisit } from './queries.ts';

export function instagramAccountRoutes(api: Api, platform: Platform): void {
  const { db, clock, config } = platform;

  api.serve('GET /api/instagram/account', async ({ viewer }) => {
    const row = await accountOf(db, viewer.id);
    const account =
      row === undefined
        ? null
        : {
            handle: row.handle,
            connected_at: row.connected_at.toISOString(),
            expires_at: row.expires_at.toISOString(),
          };
    return { available: config.instagramLogin !== undefined, account };
  });

  api.serve('DELETE /api/instagram/account', async ({ viewer }) => {
    if (!(await deleteAccount(db, viewer.id))) fail('instagram.not_connected');
  });

  api.serve('POST /api/instagram/account/redeem', async ({ viewer, body }) => {
    const stateHash = hashOfToken(body.access_token);
    const visit = await takeVisit(db, { stateHash, userId: viewer.id, now: clock.now() });
    if (visit?.purpose !== 'picker') fail('instagram.code_used');
    const { handle } = found(await accountOf(db, viewer.id), 'instagram.not_connected');
    return { handle };
  });

  mediaRoutes(api, platform);

  api.serve('GET /api/instagram/account/scan', async ({ viewer, query, signal, language }) => {
    const connection = await connectionOf(platform, viewer.id, signal);
    const network = ownPages(connection);
    const source = createPageSource({ db, clock, network, cacheName: ownCache(viewer.id) });
    try {
      const place = { location: null, lat: null, long: null };
      const { pagination } = query;
      const { handle } = connection;
      return presentScan(
        await scan({ source, reading: platform }, { handle, place, pagination, signal }),
        language,
      );
    } catch (error) {
      return failureOf(error, language);
    }
  });
}

function mediaRoutes(api: Api, platform: Platform): void {
  api.serve('GET /api/instagram/media', async (call) => {
    const { viewer, query, signal } = call;
    const connection = await connectionOf(platform, viewer.id, signal);
    const page = await ownMediaPage(connection, { after: query.cursor, signal }).catch((error) => {
      throw asApiError(error);
    });
    call.linkNext(page.next);
    return page.items.map((post) => ({
      id: post.id,
      caption: captionOf(post),
      media_type: post.mediaType,
      media_url: post.mediaUrl,
    }));
  });

  api.serve('GET /api/instagram/media/:media/file', async ({ viewer, params, signal, reply }) => {
    const connection = await connectionOf(platform, viewer.id, signal);
    try {
      const post = await ownPost(connection, params.media, signal).catch((error) => {
        // The network gives the same answer for what does not exist and what is not the member's own.
        if (error instanceof NetworkError && error.failure === 'private_or_invalid') fail('posts.not_found');
        throw error;
      });
      const url = found(post.mediaUrl, 'posts.not_found');
      const { bytes, type } = await pictureBytes(platform, url, signal);
      reply.type(type).header('cache-control', 'private, no-store');
      return bytes;
    } catch (error) {
      throw asApiError(error);
    }
  });
}
