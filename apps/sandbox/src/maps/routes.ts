import type { FastifyInstance } from 'fastify';
import { simulateProvider } from '../core/provider.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { createAtlas } from './atlas.ts';
import { geocodingRoutes } from './geocoding-routes.ts';
import { nominatimRoutes } from './nominatim-routes.ts';
import { photonRoutes } from './photon-routes.ts';
import { googleError, placesRoutes } from './places-routes.ts';

/** Google's Geocoding and Places, Photon and Nominatim, all from one atlas. */
export async function mapsRoutes(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  simulateProvider(app, sandbox, {
    provider: 'maps',
    failure: (fault) =>
      fault === '429'
        ? { status: 429, headers: { 'retry-after': '30' }, body: googleError(429, 'Quota exceeded.') }
        : { status: 500, body: googleError(500, 'Internal error encountered.') },
  });
  const atlas = createAtlas();
  await app.register((scope) => geocodingRoutes(scope, atlas), { prefix: '/maps.googleapis.com' });
  await app.register((scope) => placesRoutes(scope, atlas), { prefix: '/places.googleapis.com' });
  await app.register((scope) => photonRoutes(scope, atlas), { prefix: '/photon' });
  await app.register((scope) => nominatimRoutes(scope, atlas), { prefix: '/nominatim' });
}
