import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { bearerToken, formParam, queryParam } from '../core/query.ts';
import type { Sandbox } from '../core/sandbox.ts';
import type { CodeBook } from '../identity/codes.ts';
import { halfHash, verifierFits } from '../identity/hashes.ts';
import type { Vault } from '../identity/vault.ts';
import { claimsOf, findAccount, type GoogleAccount, googleClient } from './accounts.ts';
import type { GoogleGrant } from './authorize.ts';

interface Services {
  sandbox: Sandbox;
  codes: CodeBook<GoogleGrant>;
  vault: Vault;
}

const LIFETIME_SECONDS = 3599;
const tokenPayload = z.object({ email: z.string(), exp: z.number() });

/** Token, userinfo, certificates and revocation of the simulated Google, under the names of its three hosts. */
export async function tokenRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const revoked = new Set<string>();
  app.post('/oauth2.googleapis.com/token', (request, reply) => exchange(services, request, reply));
  app.get('/openidconnect.googleapis.com/v1/userinfo', async (request, reply) => {
    const token = bearerToken(request) ?? queryParam(request, 'access_token') ?? '';
    const account = revoked.has(fingerprint(token)) ? undefined : ownerOf(token, services);
    if (account) return claimsOf(account, services.sandbox.baseUrl());
    return reply.code(401).send({ error: 'invalid_request', error_description: 'Invalid Credentials' });
  });
  app.get('/www.googleapis.com/oauth2/v3/certs', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=21600, must-revalidate');
    return { keys: [await services.vault.publicJwk()] };
  });
  app.post('/oauth2.googleapis.com/revoke', async (request, reply) => {
    const token = formParam(request, 'token') ?? queryParam(request, 'token') ?? '';
    if (!ownerOf(token, services) || revoked.has(fingerprint(token))) {
      return reply.code(400).send({ error: 'invalid_token', error_description: 'Token expired or revoked' });
    }
    revoked.add(fingerprint(token));
    return {};
  });
}

function fingerprint(token: string): string {
  return hash('sha256', token, 'base64url');
}

function ownerOf(token: string, { vault, sandbox }: Services): GoogleAccount | undefined {
  const parsed = tokenPayload.safeParse(token.startsWith('ya29.') ? vault.open(token.slice(5)) : null);
  if (!parsed.success || parsed.data.exp * 1000 < sandbox.clock.now().getTime()) return undefined;
  return findAccount(parsed.data.email);
}

function refuse(reply: FastifyReply, error: string, description: string): FastifyReply {
  return reply.code(error === 'invalid_client' ? 401 : 400).send({ error, error_description: description });
}

async function exchange(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const ids: readonly string[] = googleClient.ids;
  const clientId = formParam(request, 'client_id') ?? '';
  if (!ids.includes(clientId)) return refuse(reply, 'invalid_client', 'The OAuth client was not found.');
  if (formParam(request, 'client_secret') !== googleClient.secret) {
    return refuse(reply, 'invalid_client', 'Unauthorized');
  }
  const type = formParam(request, 'grant_type');
  if (type !== 'authorization_code') {
    return refuse(reply, 'unsupported_grant_type', `Invalid grant_type: ${type ?? ''}`);
  }
  const redeemed = services.codes.redeem(formParam(request, 'code') ?? '');
  if ('reason' in redeemed) {
    const description = redeemed.reason === 'unknown' ? 'Malformed auth code.' : 'Bad Request';
    return refuse(reply, 'invalid_grant', description);
  }
  const { grant } = redeemed;
  if (grant.clientId !== clientId) return refuse(reply, 'invalid_grant', 'Bad Request');
  if (grant.redirectUri !== formParam(request, 'redirect_uri')) {
    return refuse(reply, 'redirect_uri_mismatch', 'Bad Request');
  }
  const verifier = formParam(request, 'code_verifier');
  if (grant.challenge && !verifier) return refuse(reply, 'invalid_grant', 'Missing code verifier.');
  if (grant.challenge && !verifierFits(verifier ?? '', grant.challenge)) {
    return refuse(reply, 'invalid_grant', 'Invalid code verifier.');
  }
  return reply.header('cache-control', 'no-store').send(await tokens(services, grant));
}

async function tokens({ sandbox, vault }: Services, grant: GoogleGrant): Promise<Record<string, unknown>> {
  const account = findAccount(grant.email);
  const now = Math.floor(sandbox.clock.now().getTime() / 1000);
  const accessToken = `ya29.${vault.seal({ email: grant.email, exp: now + LIFETIME_SECONDS, iat: now })}`;
  const idToken = await vault.sign({
    iss: `${sandbox.baseUrl()}/accounts.google.com`,
    azp: grant.clientId,
    aud: grant.clientId,
    ...(account && claimsOf(account, sandbox.baseUrl())),
    at_hash: halfHash(accessToken),
    ...(grant.nonce && { nonce: grant.nonce }),
    iat: now,
    exp: now + 3600,
  });
  return {
    access_token: accessToken,
    expires_in: LIFETIME_SECONDS,
    scope:
      'openid https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile',
    token_type: 'Bearer',
    id_token: idToken,
  };
}
