import { asOneLine } from '@staylore/contract/fields';
import { returnPath } from '@staylore/contract/return-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { hashOfToken, newToken } from '../../platform/crypto/index.ts';
import { ApiError, fail } from '../../platform/errors.ts';
import type { Limit } from '../../platform/guard/enforce-limit.ts';
import { limitNetworks } from '../../platform/http/rate-limit.ts';
import type { Platform } from '../../platform/platform.ts';
import { attemptOfToken, beginAttempt } from './attempts.ts';
import type { Providers } from './providers.ts';
import { type Attempt, finishAttempt, type Provider, takeAttempt, updateAttempt } from './queries.ts';

interface Services {
  providers: Providers;
  /** Counts a request; answers the seconds to wait if it is one too many. */
  limit: Limit;
}

/** Pages on which signing in continues, or says why it does not. */
const landing: Record<Provider, string> = { google: '/auth/google', apple: '/auth/apple/done' };

/** The addresses by which browsers go to a provider and come back; they answer with redirects, so they are not API calls. */
export function signInPages(http: FastifyInstance, platform: Platform, services: Services): void {
  for (const provider of ['google', 'apple'] as const) {
    http.get(`/auth/start/${provider}`, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (await tooMany(services, 'GET /auth/start', request))
        return sayWhy(reply, provider, new ApiError('request.too_many'));
      const { next } = request.query as { next?: unknown };
      try {
        const attempt = await beginAttempt(platform, { provider, next: returnPath(next), request, reply });
        return reply.redirect(await services.providers.authorizeUrl(provider, attempt), 302);
      } catch (error) {
        return sayWhy(reply, provider, error);
      }
    });
  }
  appleCallback(http, platform, services);
}

async function tooMany({ limit }: Services, what: string, { ip }: FastifyRequest): Promise<boolean> {
  const from = { what: `${what}|address:`, address: ip };
  return (await limitNetworks(limit, from, { requests: 60, seconds: 600 })) !== null;
}

/** Redirects to the provider's page with an error code; anything unexpected is rethrown. */
function sayWhy(reply: FastifyReply, provider: Provider, error: unknown): FastifyReply {
  if (!(error instanceof ApiError)) throw error;
  return reply.redirect(`${landing[provider]}?error=${error.code}`, 303);
}

const answerForm = z.object({
  state: z.string().min(1).max(500),
  code: z.string().min(1).max(2000).optional(),
  id_token: z.string().max(8000).optional(),
  user: z.string().max(4000).optional(),
  error: z.string().optional(),
});

/**
 * Apple posts its answer from its own site, so no cookie comes along: the state finds the attempt, and the browser's cookie completes it
 * later. Who began the attempt knows state and cookie, and may have led someone else to Apple with them: so completing it also takes a
 * receipt, which only the browser that brings Apple's answer is given.
 */
function appleCallback(http: FastifyInstance, platform: Platform, services: Services): void {
  void http.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 64 * 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post('/auth/apple', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        if (await tooMany(services, 'POST /auth/apple', request)) fail('request.too_many');
        await useUp(platform, request.body);
        const form = answerForm.safeParse(request.body);
        if (!form.success) fail('sign_in.refused');
        if (form.data.error === 'user_cancelled_authorize')
          return reply.redirect(`${landing.apple}?error=access_denied`, 303);
        const receipt = await redeem(platform, services.providers, form.data);
        return reply.redirect(`${landing.apple}?state=${receipt}`, 303);
      } catch (error) {
        return sayWhy(reply, 'apple', error);
      }
    });
  });
}

/** Redeems the code of an answer; returns the receipt. */
async function redeem(
  platform: Platform,
  providers: Providers,
  form: z.output<typeof answerForm>,
): Promise<string> {
  const { db, clock } = platform;
  const receipt = newToken();
  const attempt = await takeAttempt(db, {
    provider: 'apple',
    stateHash: hashOfToken(form.state),
    receiptHash: hashOfToken(receipt),
    now: clock.now(),
  });
  if (attempt === undefined || form.code === undefined) fail('sign_in.refused');
  await keepName(platform, attempt, form.user);
  const { nonce, code_verifier: codeVerifier } = attempt;
  const early = form.id_token === undefined ? null : await providers.verify('apple', form.id_token, nonce);
  if (early !== null && form.user !== undefined) await nameSubject(platform, attempt, early.subject);
  const { identity } = await providers.exchange('apple', { code: form.code, nonce, codeVerifier });
  if (early !== null && early.subject !== identity.subject) fail('sign_in.refused');
  await updateAttempt(db, attempt.state_hash, {
    subject: identity.subject,
    email: identity.email,
    email_trusted: identity.emailTrusted,
  });
  return receipt;
}

const withToken = z.object({ id_token: answerForm.shape.id_token.unwrap() });

/** The token came through the browser: anyone who sees it there cannot sign in with it, however this answer ends. */
async function useUp(platform: Platform, body: unknown): Promise<void> {
  const form = withToken.safeParse(body);
  if (!form.success) return;
  const tokenHash = await attemptOfToken(platform, 'apple', form.data.id_token);
  // The answer itself is accepted once by its state, its code and its nonce.
  await finishAttempt(platform.db, tokenHash, platform.clock.now());
}

const nameForm = z.object({
  name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }),
});

/** The name comes only once, so it is stored before anything can fail. It is not signed: only good for showing. */
async function keepName({ db }: Platform, attempt: Attempt, user: string | undefined): Promise<void> {
  const parsed = nameForm.safeParse(parseJson(user));
  if (!parsed.success) return;
  const tidy = (text: string | undefined) => asOneLine(text ?? '').slice(0, 80) || null;
  const [first, last] = [tidy(parsed.data.name.firstName), tidy(parsed.data.name.lastName)];
  if (first === null && last === null) return;
  await updateAttempt(db, attempt.state_hash, {
    name: first ?? last,
    last_name: first === null ? null : last,
  });
}

/** Whose name it is, so that a later attempt finds it if this one fails. */
function nameSubject({ db }: Platform, attempt: Attempt, subject: string): Promise<void> {
  return updateAttempt(db, attempt.state_hash, { subject });
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
