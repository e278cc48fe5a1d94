import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formParam, queryParam } from '../core/query.ts';
import type { Sandbox } from '../core/sandbox.ts';
import type { CodeBook } from '../identity/codes.ts';
import { isProductAddress, withQuery } from '../identity/redirect.ts';
import { html } from '../page/html.ts';
import { sendPage } from '../page/page.ts';
import { findAccount, type GoogleAccount, googleAccounts, googleClient } from './accounts.ts';

export interface GoogleGrant {
  email: string;
  clientId: string;
  redirectUri: string;
  nonce: string | null;
  challenge: string | null;
}

interface AuthorizationRequest {
  clientId: string;
  redirectUri: string;
  state: string | null;
  nonce: string | null;
  challenge: string | null;
}

const SCOPES =
  'email profile openid https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile';

/** The consent page of the simulated Google: an account picker, or, as at Google, an error page that redirects nowhere. */
export async function authorizeRoutes(
  app: FastifyInstance,
  sandbox: Sandbox,
  codes: CodeBook<GoogleGrant>,
): Promise<void> {
  const path = '/accounts.google.com/o/oauth2/v2/auth';
  app.get(path, async (request, reply) => {
    const wanted = read(request, sandbox);
    if ('refusal' in wanted) return refuse(reply, wanted.refusal);
    return sendPage(reply, {
      title: 'Sign in – Google accounts (sandbox)',
      bare: true,
      formAction: `'self' ${new URL(wanted.redirectUri).origin}`,
      body: picker(),
    });
  });
  app.post(path, async (request, reply) => {
    const wanted = read(request, sandbox);
    if ('refusal' in wanted) return refuse(reply, wanted.refusal);
    const chosen = formParam(request, 'account') || formParam(request, 'email');
    if (!chosen) {
      return reply.redirect(
        withQuery(wanted.redirectUri, { error: 'access_denied', state: wanted.state }),
        303,
      );
    }
    const account = findAccount(chosen);
    if (!account) return refuse(reply, 'Couldn’t find your Google Account: that is no e-mail address.');
    return reply.redirect(grant(account, wanted, { sandbox, codes }), 303);
  });
}

function read(request: FastifyRequest, sandbox: Sandbox): AuthorizationRequest | { refusal: string } {
  const clientId = queryParam(request, 'client_id');
  const redirectUri = queryParam(request, 'redirect_uri');
  const ids: readonly string[] = googleClient.ids;
  if (!clientId || !ids.includes(clientId)) return { refusal: 'Error 401: invalid_client' };
  if (!isProductAddress(redirectUri, sandbox.config.publicUrl))
    return { refusal: 'Error 400: redirect_uri_mismatch' };
  if (queryParam(request, 'response_type') !== 'code')
    return { refusal: 'Error 400: invalid_request (response_type)' };
  const scopes = (queryParam(request, 'scope') ?? '').split(/[\s+]+/);
  if (!scopes.includes('openid')) return { refusal: 'Error 400: invalid_scope' };
  const challenge = queryParam(request, 'code_challenge');
  if (challenge !== null && queryParam(request, 'code_challenge_method') !== 'S256')
    return { refusal: 'Error 400: invalid_request (PKCE)' };
  return {
    clientId,
    redirectUri,
    state: queryParam(request, 'state'),
    nonce: queryParam(request, 'nonce'),
    challenge,
  };
}

function grant(
  account: GoogleAccount,
  wanted: AuthorizationRequest,
  { sandbox, codes }: { sandbox: Sandbox; codes: CodeBook<GoogleGrant> },
): string {
  const { clientId, redirectUri, nonce, challenge } = wanted;
  return withQuery(redirectUri, {
    state: wanted.state,
    iss: `${sandbox.baseUrl()}/accounts.google.com`,
    code: codes.issue({ email: account.email, clientId, redirectUri, nonce, challenge }),
    scope: SCOPES,
    authuser: '0',
    prompt: 'none',
    hd: account.hd,
  });
}

function refuse(reply: FastifyReply, reason: string): FastifyReply {
  const body = html`<div class="narrow"><h1>Access blocked</h1><p>This app’s request is invalid.</p><p class="bad">${reason}</p></div>`;
  return sendPage(reply, { title: 'Access blocked', body, bare: true, status: 400 });
}

function picker() {
  const buttons = googleAccounts.map(
    (account) =>
      html`<button class="wide" name="account" value="${account.email}"><span><strong>${account.name}</strong><br>${account.email}<br><span class="soft small">${account.note}</span></span></button>`,
  );
  return html`<div class="narrow"><h1>Choose an account</h1><p class="soft">to continue to Staylore. Played by the sandbox in place of Google.</p>
<form method="post" class="stack">${buttons}</form>
<h2>Use another account</h2><form method="post" class="row"><input type="email" name="email" aria-label="E-mail" required placeholder="you@gmail.com"><button class="primary">Next</button></form><br>
<form method="post"><button name="deny" value="1">Cancel</button></form></div>`;
}
