import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../../core/sandbox.ts';
import { createCodeBook } from '../../identity/codes.ts';
import { openVault } from '../../identity/vault.ts';
import { simulateGraph } from '../graph/scope.ts';
import { shareLinkRoutes } from '../links/share-links.ts';
import type { Network } from '../network/accounts.ts';
import { type LoginGrant, type LoginServices, loginAuthorizeRoutes } from './authorize.ts';
import { codeExchangeRoutes, longLivedRoutes } from './exchange.ts';
import { manageAccessRoutes } from './manage-access.ts';
import { ownMediaRoutes } from './own-media-routes.ts';
import { createLoginTokens } from './tokens.ts';

const HOUR = 3_600_000;

/** The photo network for members with their own account: authorisation, tokens, profile, posts, and share links. */
export async function loginRoutes(app: FastifyInstance, sandbox: Sandbox, network: Network): Promise<void> {
  simulateGraph(app, sandbox);
  const vault = openVault(sandbox.config.stateFolder, 'instagram');
  const tokens = createLoginTokens(vault, sandbox.clock);
  const codes = createCodeBook<LoginGrant>({ prefix: 'AQ', lifetimeMs: HOUR, clock: sandbox.clock });
  const services: LoginServices = { sandbox, network, codes };
  await app.register((scope) => loginAuthorizeRoutes(scope, services), { prefix: '/www.instagram.com' });
  await app.register((scope) => manageAccessRoutes(scope, services, tokens), {
    prefix: '/www.instagram.com',
  });
  await app.register((scope) => shareLinkRoutes(scope, network), { prefix: '/www.instagram.com' });
  await app.register((scope) => codeExchangeRoutes(scope, services, tokens), {
    prefix: '/api.instagram.com',
  });
  await app.register((scope) => longLivedRoutes(scope, services, tokens), { prefix: '/graph.instagram.com' });
  await app.register((scope) => ownMediaRoutes(scope, { sandbox, network, tokens }), {
    prefix: '/graph.instagram.com',
  });
}
