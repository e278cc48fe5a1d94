import { found } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import { byId, pageOfRows, requestOf, sendPage } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { isCode } from './codes.ts';
import { isLive } from './live.ts';
import { presentLink } from './present.ts';
import { linkByCode, linksOf } from './queries.ts';
import { makeOwnLink, switchLink } from './service.ts';

/** A member's links, and what a reader is told about one that is inactive. */
export function linkRoutes(api: Api, platform: Platform): void {
  const { db, config } = platform;
  const present = (row: Parameters<typeof presentLink>[0]) => presentLink(row, config.http.publicUrl);

  api.serve('GET /api/links', async (call) => {
    const page = await pageOfRows(requestOf(call), {
      ...byId,
      visibleRows: (wanted) => linksOf(db, wanted),
    });
    return sendPage(call, page).map(present);
  });

  api.serve('POST /api/links', async ({ body, viewer }) => ({
    link: present(await makeOwnLink(platform, viewer, body)),
  }));

  api.serve('PUT /api/links/:id', async ({ params, body, viewer }) => ({
    link: present(await switchLink(platform, viewer, { id: params.id, on: body.on })),
  }));

  api.serve('GET /api/go/:code', async ({ params }) => {
    const known = isCode(params.code) ? await linkByCode(db, params.code) : undefined;
    const link = found(known, 'links.not_found');
    const { hotel_name: name, hotel_slug: slug, hotel_stays: stays } = link;
    const isPublic = (stays ?? 0) > 0;
    return { on: isLive(link), hotel: isPublic && name !== null && slug !== null ? { name, slug } : null };
  });
}
