import type { Platform } from '../../platform/platform.ts';
import { embeddedPlaces } from './embedded/embedded-places.ts';
import { googlePlaces } from './google/google-places.ts';
import { nominatimPlaces } from './nominatim/nominatim-places.ts';
import { photonPlaces } from './photon/photon-places.ts';
import type { PlacesService } from './places-service.ts';

/** The map service that the configuration names. */
export function choosePlaces(platform: Pick<Platform, 'config' | 'fetchSafely' | 'log'>): PlacesService {
  const { fetchSafely, log } = platform;
  const { provider, url, key } = platform.config.maps;
  if (provider === 'embedded' || url === undefined) return embeddedPlaces();
  const service = { url: url.replace(/\/$/, ''), fetchSafely, log };
  if (provider === 'photon') return photonPlaces(service);
  if (provider === 'nominatim') return nominatimPlaces(service);
  return googlePlaces({ ...service, key: key ?? 'sandbox' });
}
