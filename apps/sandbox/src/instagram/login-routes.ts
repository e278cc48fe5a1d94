import type { FastifyInstance } from 'fastify';
import { createCodeBook } from '../identity/codes.ts';
import { openVault } from '../identity/vault.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Network } from './accounts.ts';
import { playGraph } from './graph-scope.ts';
import { type LoginGrant, type LoginOffice, loginAuthorizeRoutes } from './login-authorize.ts';
import { codeExchangeRoutes, longLivedRoutes } from './login-exchange.ts';
import { createLoginTokens } from './login-tokens.ts';
import { ownMediaRoutes } from './own-media-routes.ts';
import { shareLinkRoutes } from './share-links.ts';

const HOUR = 3_600_000;

/** The photo network for members with an account of their own: authorise, tokens, profile and posts; and share links. */
export function loginRoutes(sandbox: Sandbox, network: Network) {
  return async (app: FastifyInstance): Promise<void> => {
    playGraph(app, sandbox);
    const vault = openVault(sandbox.config.stateFolder, 'instagram');
    const tokens = createLoginTokens(vault, sandbox.clock);
    const codes = createCodeBook<LoginGrant>({ prefix: 'AQ', lifetimeMs: HOUR, clock: sandbox.clock });
    const office: LoginOffice = { sandbox, network, codes };
    await app.register(loginAuthorizeRoutes(office), { prefix: '/www.instagram.com' });
    await app.register(shareLinkRoutes(network), { prefix: '/www.instagram.com' });
    await app.register(codeExchangeRoutes(office, tokens), { prefix: '/api.instagram.com' });
    await app.register(longLivedRoutes(office, tokens), { prefix: '/graph.instagram.com' });
    await app.register(ownMediaRoutes({ sandbox, network, tokens }), { prefix: '/graph.instagram.com' });
  };
}
