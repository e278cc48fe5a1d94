import type { FastifyInstance } from 'fastify';
import { simulateProvider } from '../core/provider.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { createCodeBook } from '../identity/codes.ts';
import { openClientKey, openVault } from '../identity/vault.ts';
import { appleClient } from './accounts.ts';
import { appleAuthorizeRoutes } from './authorize.ts';
import { openConsents } from './consents.ts';
import type { AppleGrant, AppleServices } from './services.ts';
import { appleTokenRoutes } from './token-routes.ts';

const FIVE_MINUTES = 300_000;
const DAY_SECONDS = 86_400;

/**
 * Sign in with Apple. Written here over `jose` because no ready-made provider has Apple's peculiarities: a form_post that contains `user` only the
 * first time, a client secret that is a JWT, and flags that are sometimes text.
 */
export async function appleRoutes(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  simulateProvider(app, sandbox, {
    provider: 'apple',
    failure: (fault) => ({
      status: Number(fault),
      body: { error: fault === '429' ? 'too_many_requests' : 'server_error' },
    }),
  });
  const issuer = () => `${sandbox.baseUrl()}/appleid.apple.com`;
  const vault = openVault(sandbox.config.stateFolder, 'apple');
  const services: AppleServices = {
    sandbox,
    vault,
    clientKey: await openClientKey(sandbox.config.stateFolder),
    codes: createCodeBook<AppleGrant>({ prefix: 'c', lifetimeMs: FIVE_MINUTES, clock: sandbox.clock }),
    consents: openConsents(sandbox.config.stateFolder),
    idToken(claims) {
      const now = Math.floor(sandbox.clock.now().getTime() / 1000);
      const times = { iat: now, exp: now + DAY_SECONDS, auth_time: now };
      return vault.sign({ iss: issuer(), aud: appleClient.clientId, ...times, ...claims });
    },
  };
  app.get('/appleid.apple.com/.well-known/openid-configuration', async () => discovery(issuer()));
  await app.register((scope) => appleAuthorizeRoutes(scope, services));
  await app.register((scope) => appleTokenRoutes(scope, services));
}

function discovery(issuer: string): Record<string, unknown> {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth/authorize`,
    token_endpoint: `${issuer}/auth/token`,
    revocation_endpoint: `${issuer}/auth/revoke`,
    jwks_uri: `${issuer}/auth/keys`,
    response_types_supported: ['code'],
    response_modes_supported: ['query', 'fragment', 'form_post'],
    subject_types_supported: ['pairwise'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'name'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    claims_supported: [
      'aud',
      'email',
      'email_verified',
      'exp',
      'iat',
      'is_private_email',
      'iss',
      'nonce',
      'nonce_supported',
      'real_user_status',
      'sub',
      'transfer_sub',
    ],
  };
}
