import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { formParam } from '../core/query.ts';
import { halfHash } from '../identity/hashes.ts';
import { appleClient, claimsOf, findAppleAccount } from './accounts.ts';
import { secretFault } from './client-secret.ts';
import type { AppleServices } from './services.ts';

const refreshPayload = z.object({ kind: z.literal('refresh'), account: z.string(), hidden: z.boolean() });
const anyPayload = z.object({ account: z.string() });

export async function appleTokenRoutes(app: FastifyInstance, services: AppleServices): Promise<void> {
  app.get('/appleid.apple.com/auth/keys', async () => ({ keys: [await services.vault.publicJwk()] }));
  app.post('/appleid.apple.com/auth/token', async (request, reply) => {
    const fault = await clientFault(services, request);
    if (fault) return refuse(reply, 'invalid_client', fault);
    const type = formParam(request, 'grant_type');
    if (type === 'authorization_code') return exchange(services, request, reply);
    if (type === 'refresh_token') return refresh(services, request, reply);
    return refuse(reply, 'unsupported_grant_type');
  });
  app.post('/appleid.apple.com/auth/revoke', async (request, reply) => {
    const fault = await clientFault(services, request);
    if (fault) return refuse(reply, 'invalid_client', fault);
    const token = formParam(request, 'token');
    if (!token) return refuse(reply, 'invalid_request');
    // As at Apple, revoking an unknown or expired token is not an error.
    const payload = anyPayload.safeParse(services.vault.open(token.slice(2)));
    if (payload.success) services.consents.withdraw(payload.data.account);
    return reply.code(200).send();
  });
}

async function clientFault(services: AppleServices, request: FastifyRequest): Promise<string | null> {
  if (formParam(request, 'client_id') !== appleClient.clientId) return 'unknown client';
  const { sandbox, clientKey } = services;
  return secretFault(formParam(request, 'client_secret'), { sandbox, key: clientKey });
}

function refuse(reply: FastifyReply, error: string, description?: string): FastifyReply {
  return reply.code(400).send({ error, ...(description && { error_description: description }) });
}

async function exchange(
  services: AppleServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const redeemed = services.codes.redeem(formParam(request, 'code') ?? '');
  if ('reason' in redeemed) {
    const used = redeemed.reason === 'used';
    return refuse(
      reply,
      'invalid_grant',
      used ? 'The code has already been used.' : 'The code has expired or has been revoked.',
    );
  }
  const { account, hidden, redirectUri, nonce } = redeemed.grant;
  if (formParam(request, 'redirect_uri') !== redirectUri) {
    return refuse(
      reply,
      'invalid_grant',
      'redirect_uri mismatch. The redirect_uri does not match the previously provided redirect_uri.',
    );
  }
  return reply.send({
    ...(await tokens(services, { account, hidden, nonce })),
    refresh_token: `r.${services.vault.seal({ kind: 'refresh', account, hidden })}`,
  });
}

async function refresh(
  services: AppleServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const given = formParam(request, 'refresh_token') ?? '';
  const parsed = refreshPayload.safeParse(services.vault.open(given.slice(2)));
  if (!parsed.success || !services.consents.known(parsed.data.account)) return refuse(reply, 'invalid_grant');
  return reply.send(await tokens(services, { ...parsed.data, nonce: null }));
}

async function tokens(
  services: AppleServices,
  person: { account: string; hidden: boolean; nonce: string | null },
): Promise<Record<string, unknown>> {
  const found = findAppleAccount(person.account);
  const accessToken = `a.${services.vault.seal({ kind: 'access', account: person.account })}`;
  return {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: 3600,
    id_token: await services.idToken({
      ...(found && claimsOf(found, person.hidden)),
      nonce: person.nonce ?? undefined,
      at_hash: halfHash(accessToken),
    }),
  };
}
