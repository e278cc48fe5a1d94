import type { ScanEvent } from '@staylore/contract/instagram-import';
import type { Api } from '../../../platform/api-client.ts';
import { readEvents } from '../../../platform/event-source.ts';
import type { SearchPlace } from '../model/scan-state.ts';

export interface LiveScanRequest {
  handle: string;
  place: SearchPlace;
  viewerId: number;
  pagination: string | null;
  signal: AbortSignal;
}

/** Scans a stretch of a handle's posts; events come as the server finds them. Aborting the signal ends the work upstream. */
export async function* liveScan(api: Api, request: LiveScanRequest): AsyncGenerator<ScanEvent> {
  const { place, pagination } = request;
  const response = await api.open('GET /api/newposts/:userId/:location/:handle/:lat/:long/live', {
    params: {
      userId: request.viewerId,
      location: place.location ?? 'nolocation',
      handle: request.handle,
      lat: place.lat === null ? 'noLat' : String(place.lat),
      long: place.long === null ? 'noLong' : String(place.long),
    },
    query: pagination === null ? {} : { pagination },
    signal: request.signal,
  });
  yield* readEvents<ScanEvent>(response);
}
