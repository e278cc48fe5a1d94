import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { formParam } from '../core/query.ts';
import { halfHash } from '../identity/hashes.ts';
import { appleClient, claimsOf, findAppleAccount } from './accounts.ts';
import { secretFault } from './client-secret.ts';
import type { AppleOffice } from './office.ts';

const refreshPayload = z.object({ kind: z.literal('refresh'), account: z.string(), hidden: z.boolean() });
const anyPayload = z.object({ account: z.string() });

/** Token, keys and revocation of the played Apple. */
export function appleTokenRoutes(office: AppleOffice) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/appleid.apple.com/auth/keys', async () => ({ keys: [await office.vault.publicJwk()] }));
    app.post('/appleid.apple.com/auth/token', async (request, reply) => {
      const fault = await clientFault(office, request);
      if (fault) return refuse(reply, 'invalid_client', fault);
      const type = formParam(request, 'grant_type');
      if (type === 'authorization_code') return exchange(office, request, reply);
      if (type === 'refresh_token') return refresh(office, request, reply);
      return refuse(reply, 'unsupported_grant_type');
    });
    app.post('/appleid.apple.com/auth/revoke', async (request, reply) => {
      const fault = await clientFault(office, request);
      if (fault) return refuse(reply, 'invalid_client', fault);
      const token = formParam(request, 'token');
      if (!token) return refuse(reply, 'invalid_request');
      // As with the real one, a token that is unknown or gone is no error.
      const payload = anyPayload.safeParse(office.vault.open(token.slice(2)));
      if (payload.success) office.consents.withdraw(payload.data.account);
      return reply.code(200).send();
    });
  };
}

async function clientFault(office: AppleOffice, request: FastifyRequest): Promise<string | null> {
  if (formParam(request, 'client_id') !== appleClient.clientId) return 'unknown client';
  const { sandbox, clientKey } = office;
  return secretFault(formParam(request, 'client_secret'), { sandbox, key: clientKey });
}

function refuse(reply: FastifyReply, error: string, description?: string): FastifyReply {
  return reply.code(400).send({ error, ...(description && { error_description: description }) });
}

async function exchange(
  office: AppleOffice,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const redeemed = office.codes.redeem(formParam(request, 'code') ?? '');
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
    ...(await tokens(office, { account, hidden, nonce })),
    refresh_token: `r.${office.vault.seal({ kind: 'refresh', account, hidden })}`,
  });
}

async function refresh(
  office: AppleOffice,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const given = formParam(request, 'refresh_token') ?? '';
  const parsed = refreshPayload.safeParse(office.vault.open(given.slice(2)));
  if (!parsed.success || !office.consents.known(parsed.data.account)) return refuse(reply, 'invalid_grant');
  return reply.send(await tokens(office, { ...parsed.data, nonce: null }));
}

async function tokens(
  office: AppleOffice,
  person: { account: string; hidden: boolean; nonce: string | null },
): Promise<Record<string, unknown>> {
  const found = findAppleAccount(person.account);
  const accessToken = `a.${office.vault.seal({ kind: 'access', account: person.account })}`;
  return {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: 3600,
    id_token: await office.idToken({
      ...(found && claimsOf(found, person.hidden)),
      nonce: person.nonce ?? undefined,
      at_hash: halfHash(accessToken),
    }),
  };
}
