import type { FastifyInstance } from 'fastify';
import { simulateProvider } from '../core/provider.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { createCodeBook } from '../identity/codes.ts';
import { openVault } from '../identity/vault.ts';
import { authorizeRoutes, type GoogleGrant } from './authorize.ts';
import { tokenRoutes } from './token-routes.ts';

const TEN_MINUTES = 600_000;

/**
 * Google sign-in. Written here over `jose` because no ready-made provider has Google's peculiarities: endpoints on four hosts, its own wording of
 * errors, and an error page of its own for an invalid request. A test with a certified client proves that it conforms nevertheless.
 */
export async function googleRoutes(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  simulateProvider(app, sandbox, {
    provider: 'google',
    failure: (fault) =>
      fault === '429'
        ? { status: 429, headers: { 'retry-after': '30' }, body: { error: 'rate_limit_exceeded' } }
        : { status: 500, body: { error: 'internal_failure', error_description: 'Backend Error' } },
  });
  const vault = openVault(sandbox.config.stateFolder, 'google');
  const codes = createCodeBook<GoogleGrant>({
    prefix: '4/0A',
    lifetimeMs: TEN_MINUTES,
    clock: sandbox.clock,
  });
  app.get('/accounts.google.com/.well-known/openid-configuration', async () => discovery(sandbox.baseUrl()));
  await app.register((scope) => authorizeRoutes(scope, sandbox, codes));
  await app.register((scope) => tokenRoutes(scope, { sandbox, codes, vault }));
}

function discovery(base: string): Record<string, unknown> {
  return {
    issuer: `${base}/accounts.google.com`,
    authorization_endpoint: `${base}/accounts.google.com/o/oauth2/v2/auth`,
    token_endpoint: `${base}/oauth2.googleapis.com/token`,
    userinfo_endpoint: `${base}/openidconnect.googleapis.com/v1/userinfo`,
    revocation_endpoint: `${base}/oauth2.googleapis.com/revoke`,
    jwks_uri: `${base}/www.googleapis.com/oauth2/v3/certs`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    claims_supported: [
      'aud',
      'email',
      'email_verified',
      'exp',
      'family_name',
      'given_name',
      'iat',
      'iss',
      'name',
      'picture',
      'sub',
    ],
    code_challenge_methods_supported: ['S256'],
    grant_types_supported: ['authorization_code'],
    authorization_response_iss_parameter_supported: true,
  };
}
