import { loadGazetteer, townLabel } from '@staylore/gazetteer/gazetteer';
import type { Api } from '../../platform/guard/guard.ts';
import { readList } from '../../platform/guard/session/own-writes.ts';
import type { Platform } from '../../platform/platform.ts';
import { cardsOf, newestFirst, pageOfPosts, sendPosts } from '../../stays/posts/index.ts';
import { busiestSpot } from './busiest-spot.ts';
import { gridOver } from './grid.ts';
import { presentSpot, presentStay, presentTown } from './present.ts';
import { idsInside, newestSpots, spotsInside, staysInside } from './queries.ts';

/** More names than this no map has room for. */
const maxTowns = 60;
/** Where the community is now, and not where it was years ago. */
const newestStays = 500;
/** How far from a stay to look for the town that a map may begin with. */
const townKm = 60;

/** The community's stays on the map, and the data of the map itself. */
export function mapRoutes(api: Api, platform: Platform): void {
  const { db, config } = platform;
  const cards = cardsOf(platform);
  api.serve('GET /api/map/stays', async (call) => {
    const wanted = { window: call.query, viewerId: call.viewer?.id ?? 0, limit: call.query.limit + 1 };
    const rows = await readList(platform, call, (at) => staysInside(at, wanted));
    return {
      stays: rows.slice(0, call.query.limit).flatMap(presentStay),
      complete: rows.length <= call.query.limit,
    };
  });

  api.serve('GET /api/map/spots', async (call) => {
    const { zoom, ...window } = call.query;
    const grid = gridOver(window, zoom);
    const area = { grid, window, viewerId: call.viewer?.id ?? 0 };
    const cells = await readList(platform, call, (at) => spotsInside(at, area));
    return {
      spots: cells.flatMap((cell) => presentSpot(cell, grid)),
      total: cells.reduce((sum, cell) => sum + cell.in_view, 0),
    };
  });

  api.serve('GET /api/map/posts', async (call) => {
    const { query, viewer } = call;
    const list = { ...query, viewer, cards };
    const page = await readList(platform, call, (at) =>
      pageOfPosts(at, list, {
        ...newestFirst,
        visibleCandidates: (wanted) => idsInside(at, { ...wanted, window: query }),
      }),
    );
    return sendPosts(call, page);
  });

  api.serve('GET /api/map/towns', async ({ query, language }) => {
    const towns = loadGazetteer().inside(query, maxTowns);
    return { towns: towns.map((town) => presentTown(town, query.language ?? language)) };
  });

  api.serve('GET /api/map/origin', async ({ query, language }) => {
    const spot = busiestSpot(await newestSpots(db, newestStays));
    if (spot === null) return { origin: null };
    const town = loadGazetteer().nearest(spot.lat, spot.lng, townKm);
    const place = town === null ? '' : townLabel(town, query.language ?? language);
    return { origin: { place, lat: spot.lat, long: spot.lng } };
  });

  api.serve('GET /api/map/tiles', async () => ({ tiles: config.maps.tiles ?? null }));
}
