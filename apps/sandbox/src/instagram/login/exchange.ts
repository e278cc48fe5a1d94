import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formParam, queryParam } from '../../core/query.ts';
import { GraphError, invalidToken, tokenExpired } from '../graph/error.ts';
import { known } from '../network/constants.ts';
import type { LoginServices } from './authorize.ts';
import { appScopedId } from './signed-request.ts';
import type { LoginToken, LoginTokens } from './tokens.ts';

const DAY_SECONDS = 86_400;
const PERMISSIONS = ['instagram_business_basic'];

/** `POST /oauth/access_token` at `/api.instagram.com`: exchanges a code for a short-lived token, in the documented or the live format. */
export async function codeExchangeRoutes(
  app: FastifyInstance,
  services: LoginServices,
  tokens: LoginTokens,
): Promise<void> {
  app.post('/oauth/access_token', async (request, reply) => {
    const ids: readonly string[] = known.appIds;
    const secrets: readonly string[] = known.appSecrets;
    if (!ids.includes(formParam(request, 'client_id') ?? '')) return refuse(reply, 'Invalid platform app');
    if (!secrets.includes(formParam(request, 'client_secret') ?? '')) {
      return refuse(reply, 'Error validating client secret.');
    }
    if (formParam(request, 'grant_type') !== 'authorization_code') return refuse(reply, 'Invalid grant_type');
    const code = (formParam(request, 'code') ?? '').replace(/#_$/, '');
    const redeemed = services.codes.redeem(code);
    if ('reason' in redeemed) return refuse(reply, 'Matching code was not found or was already used');
    const { handle, redirectUri } = redeemed.grant;
    if (formParam(request, 'redirect_uri') !== redirectUri) {
      return refuse(
        reply,
        'Error validating verification code. Please make sure your redirect_uri is identical.',
      );
    }
    const { token } = tokens.issue(handle, 'short');
    return reply.type('application/json; charset=utf-8').send(shaped(services, { handle, token }));
  });
}

/** In the live format the id is a number above 2^53, so the text is assembled by hand. */
function shaped({ sandbox }: LoginServices, { handle, token }: { handle: string; token: string }): string {
  const userId = appScopedId(handle);
  if (sandbox.shapes.instagramLogin === 'list') {
    return JSON.stringify({
      data: [{ access_token: token, user_id: userId, permissions: PERMISSIONS.join(',') }],
    });
  }
  return `{"access_token":${JSON.stringify(token)},"user_id":${userId},"permissions":${JSON.stringify(PERMISSIONS)}}`;
}

function refuse(reply: FastifyReply, message: string): FastifyReply {
  return reply.code(400).send({ error_type: 'OAuthException', code: 400, error_message: message });
}

/** Exchanges a short-lived token for a long-lived one, and refreshes that, at `/graph.instagram.com`. */
export async function longLivedRoutes(
  app: FastifyInstance,
  { sandbox }: LoginServices,
  tokens: LoginTokens,
): Promise<void> {
  app.get('/access_token', async (request) => {
    const secrets: readonly string[] = known.appSecrets;
    if (queryParam(request, 'grant_type') !== 'ig_exchange_token')
      throw new GraphError('Unsupported grant type', 100);
    if (!secrets.includes(queryParam(request, 'client_secret') ?? '')) {
      throw new GraphError('Error validating client secret.', 101);
    }
    const held = requireToken(request, tokens, sandbox.clock.now());
    if (held.kind !== 'short') throw new GraphError('Session key invalid', 452);
    return answer(tokens.issue(held.handle, 'long'));
  });
  app.get('/refresh_access_token', async (request) => {
    if (queryParam(request, 'grant_type') !== 'ig_refresh_token')
      throw new GraphError('Unsupported grant type', 100);
    const held = requireToken(request, tokens, sandbox.clock.now());
    const age = sandbox.clock.now().getTime() / 1000 - held.iat;
    if (held.kind !== 'long' || age < DAY_SECONDS) {
      throw new GraphError(
        'The access token must be long-lived and at least 24 hours old to be refreshed',
        100,
      );
    }
    return answer(tokens.issue(held.handle, 'long'));
  });
}

function answer({ token, expiresIn }: { token: string; expiresIn: number }) {
  return { access_token: token, token_type: 'bearer', expires_in: expiresIn };
}

/** The member's token in a request; throws GraphError 190. */
export function requireToken(request: FastifyRequest, tokens: LoginTokens, now: Date): LoginToken {
  const given =
    queryParam(request, 'access_token') ?? /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const held = given ? tokens.read(given) : null;
  if (held === 'expired') throw tokenExpired(now);
  if (!held) throw invalidToken();
  return held;
}
