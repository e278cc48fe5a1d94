import type { Platform } from '../../platform/platform.ts';
import { embeddedPlaces } from './embedded/embedded-places.ts';
import { googlePlaces } from './google/google-places.ts';
import type { PlacesService } from './places-service.ts';

/** The map service that the configuration names. */
export function choosePlaces({
  config,
  fetchSafely,
  log,
}: Pick<Platform, 'config' | 'fetchSafely' | 'log'>): PlacesService {
  const { provider, url, key } = config.maps;
  if (provider === 'google' && url !== undefined) {
    return googlePlaces({ url, key: key ?? 'sandbox', fetchSafely, log });
  }
  return embeddedPlaces();
}
