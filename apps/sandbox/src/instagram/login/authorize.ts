import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formParam, queryParam } from '../../core/query.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import type { CodeBook } from '../../identity/codes.ts';
import { isProductAddress, withQuery } from '../../identity/redirect.ts';
import { html } from '../../page/html.ts';
import { sendPage } from '../../page/page.ts';
import type { Network } from '../network/accounts.ts';
import { known } from '../network/constants.ts';

export interface LoginGrant {
  handle: string;
  redirectUri: string;
}

export interface LoginServices {
  sandbox: Sandbox;
  network: Network;
  codes: CodeBook<LoginGrant>;
}

/** The page on which a member connects an account of the photo network. */
export async function loginAuthorizeRoutes(
  app: FastifyInstance,
  { sandbox, network, codes }: LoginServices,
): Promise<void> {
  app.get('/oauth/authorize', async (request, reply) => {
    const redirectUri = redirectOf(request, sandbox);
    if (typeof redirectUri !== 'string') return refuse(reply, redirectUri.refusal);
    return sendPage(reply, {
      title: 'Connect an account (sandbox)',
      bare: true,
      formAction: `'self' ${new URL(redirectUri).origin}`,
      body: picker(network),
    });
  });
  app.post('/oauth/authorize', async (request, reply) => {
    const redirectUri = redirectOf(request, sandbox);
    if (typeof redirectUri !== 'string') return refuse(reply, redirectUri.refusal);
    const state = queryParam(request, 'state');
    const handle = formParam(request, 'account')?.trim().toLowerCase();
    if (!handle) {
      const denied = { error: 'access_denied', error_reason: 'user_denied' };
      const description = { error_description: 'The user denied your request', state };
      return reply.redirect(withQuery(redirectUri, { ...denied, ...description }), 303);
    }
    if (!network.find(handle))
      return refuse(reply, 'Only professional accounts can be connected to this app.');
    const code = codes.issue({ handle, redirectUri });
    return reply.redirect(`${withQuery(redirectUri, { code, state })}#_`, 303);
  });
}

function redirectOf(request: FastifyRequest, sandbox: Sandbox): string | { refusal: string } {
  const ids: readonly string[] = known.appIds;
  const redirectUri = queryParam(request, 'redirect_uri');
  const scopes = (queryParam(request, 'scope') ?? '').split(/[\s,]+/);
  if (!ids.includes(queryParam(request, 'client_id') ?? '')) return { refusal: 'Invalid platform app' };
  if (!isProductAddress(redirectUri, sandbox.config.publicUrl)) return { refusal: 'Invalid redirect_uri' };
  if (queryParam(request, 'response_type') !== 'code') return { refusal: 'Invalid response_type' };
  if (!scopes.includes('instagram_business_basic'))
    return { refusal: `Invalid scope: ${scopes.join(',').slice(0, 80)}` };
  return redirectUri;
}

function refuse(reply: FastifyReply, reason: string): FastifyReply {
  const body = html`<div class="narrow"><h1>Sorry, something went wrong</h1><p class="bad">${reason}</p></div>`;
  return sendPage(reply, { title: 'Invalid request', body, bare: true, status: 400 });
}

function picker(network: Network) {
  const buttons = network
    .written()
    .map(
      (account) =>
        html`<button class="wide" name="account" value="${account.handle}"><span><strong>${account.handle}</strong><br><span class="soft small">${account.name} · ${account.posts.length} posts</span></span></button>`,
    );
  return html`<div class="narrow"><h1>Connect to Staylore</h1><p class="soft">Staylore may see your profile and your posts. Played by the sandbox in place of the photo network.</p>
<form method="post" class="stack">${buttons}</form>
<h2>Another account</h2><form method="post" class="row"><input name="account" aria-label="Handle" required placeholder="long.200"><button class="primary">Connect</button></form><br>
<div class="row"><form method="post"><button name="account" value="personal.friend">A personal account</button></form><form method="post"><button name="deny" value="1">Not now</button></form></div></div>`;
}
