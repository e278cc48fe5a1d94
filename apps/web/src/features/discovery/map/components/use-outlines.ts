import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Atlas, loadAtlas } from '../basemap/outlines.ts';
import { savesData } from '../basemap/saves-data.ts';

/** From here on (zoom as map services count it) the coarse outlines look like cut paper. */
const fineFrom = 6;

const outlines = (detail: Parameters<typeof loadAtlas>[0]) =>
  queryOptions({
    queryKey: ['map', 'outlines', detail],
    queryFn: () => loadAtlas(detail),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });

/** Outlines as fine as a zoom requires; if the fine ones are not available, the coarse ones. Null while they are being loaded. */
export function useOutlines(zoom: number): Atlas | 'failed' | null {
  const wantsFine = zoom >= fineFrom && !savesData();
  const fine = useQuery({ ...outlines('fine'), enabled: wantsFine });
  const coarse = useQuery({ ...outlines('coarse'), enabled: !wantsFine || fine.isError });
  if (wantsFine && fine.data !== undefined) return fine.data;
  return coarse.data ?? (coarse.isError ? 'failed' : null);
}
