import type { FastifyInstance } from 'fastify';
import { simulateProvider } from '../core/provider.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { partnerApiRoutes } from './api-routes.ts';
import { awinRoutes } from './awin-routes.ts';
import { openDesk } from './desk.ts';
import { partnerSiteRoutes } from './site-routes.ts';
import { travelpayoutsRoutes } from './travelpayouts-routes.ts';

/** The booking partner: its site, its reports to the product, and its bookings as transactions of two affiliate networks. */
export async function partnerRoutes(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  simulateProvider(app, sandbox, {
    provider: 'partner',
    failure: (fault) => ({
      status: Number(fault),
      ...(fault === '429' && { headers: { 'retry-after': '60' } }),
      body: { error: fault === '429' ? 'Too many requests' : 'Internal server error' },
    }),
  });
  const desk = openDesk(sandbox);
  app.addHook('onClose', async () => desk.stop());
  await app.register((scope) => partnerSiteRoutes(scope, sandbox, desk));
  await app.register((scope) => partnerApiRoutes(scope, sandbox, desk));
  await app.register((scope) => awinRoutes(scope, sandbox, desk));
  await app.register((scope) => travelpayoutsRoutes(scope, sandbox, desk));
}
