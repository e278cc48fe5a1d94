import { listMapStays } from '@staylore/contract/map';
import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { staysInside } from './queries.ts';

/** More points than this no map can show; the page says so. */
const mostStays = 2000;

/** The community's stays on the map. */
export function mapRoutes(api: Api, { db }: Platform): void {
  api.serve(listMapStays, async ({ query }) => {
    const rows = await staysInside(db, { ...query, limit: mostStays + 1 });
    const stays = rows.slice(0, mostStays).flatMap((row) =>
      row.lat === null || row.lng === null
        ? []
        : [
            {
              id: row.id,
              lat: row.lat,
              long: row.lng,
              location: row.location,
              small: row.picture === null ? null : `/media/${row.picture}/320.webp`,
            },
          ],
    );
    return { stays, complete: rows.length <= mostStays };
  });
}
