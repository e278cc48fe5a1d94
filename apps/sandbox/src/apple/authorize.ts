import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formParam, queryParam } from '../core/query.ts';
import { halfHash } from '../identity/hashes.ts';
import { isProductAddress, withQuery } from '../identity/redirect.ts';
import { html, Markup } from '../page/html.ts';
import { sendPage } from '../page/page.ts';
import {
  type AppleAccount,
  appleAccounts,
  appleClient,
  claimsOf,
  findAppleAccount,
  relayOf,
} from './accounts.ts';
import type { AppleServices } from './services.ts';

interface AuthorizationRequest {
  redirectUri: string;
  responseType: string;
  mode: string;
  scopes: string[];
  state: string | null;
  nonce: string | null;
}

/** The page where a person signs in with Apple, and the form that sends the answer back. */
export async function appleAuthorizeRoutes(app: FastifyInstance, services: AppleServices): Promise<void> {
  const path = '/appleid.apple.com/auth/authorize';
  app.get(path, async (request, reply) => {
    const wanted = read(request, services.sandbox.config.publicUrl);
    if ('refusal' in wanted) return refuse(reply, wanted.refusal);
    const origin = new URL(wanted.redirectUri).origin;
    return sendPage(reply, {
      title: 'Sign in with Apple (sandbox)',
      bare: true,
      formAction: `'self' ${origin}`,
      body: signInPage(services),
    });
  });
  app.post(path, async (request, reply) => {
    const wanted = read(request, services.sandbox.config.publicUrl);
    if ('refusal' in wanted) return refuse(reply, wanted.refusal);
    const forgotten = formParam(request, 'forget');
    if (forgotten) {
      services.consents.withdraw(forgotten);
      return reply.redirect(request.url, 303);
    }
    const account = findAppleAccount(formParam(request, 'account'));
    if (!account) return answer(reply, wanted, { error: 'user_cancelled_authorize', state: wanted.state });
    const hidden = formParam(request, 'email') === 'hide' && account.email !== null;
    return answer(reply, wanted, await authorised({ account, hidden }, wanted, services));
  });
}

function read(request: FastifyRequest, publicUrl: string): AuthorizationRequest | { refusal: string } {
  const redirectUri = queryParam(request, 'redirect_uri');
  if (queryParam(request, 'client_id') !== appleClient.clientId) return { refusal: 'invalid_client' };
  if (!isProductAddress(redirectUri, publicUrl)) return { refusal: 'Invalid web redirect url.' };
  const responseType = queryParam(request, 'response_type') ?? '';
  const kinds = responseType.split(' ');
  if (!kinds.includes('code')) return { refusal: 'unsupported_response_type' };
  const scopes = (queryParam(request, 'scope') ?? '').split(' ').filter(Boolean);
  if (scopes.some((scope) => !['name', 'email', 'openid'].includes(scope)))
    return { refusal: 'invalid_scope' };
  const mode = queryParam(request, 'response_mode') ?? 'query';
  if (!['query', 'fragment', 'form_post', 'web_message'].includes(mode))
    return { refusal: 'Invalid response mode' };
  const personal = scopes.some((scope) => scope !== 'openid');
  const posted = mode === 'form_post' || mode === 'web_message';
  if (personal && !posted)
    return { refusal: 'response_mode must be form_post when name or email scope is requested.' };
  if (kinds.includes('id_token') && mode === 'query') return { refusal: 'Invalid response mode' };
  const [state, nonce] = [queryParam(request, 'state'), queryParam(request, 'nonce')];
  return { redirectUri, responseType, mode, scopes, state, nonce };
}

type Answer = Record<string, string | null>;

async function authorised(
  chosen: { account: AppleAccount; hidden: boolean },
  wanted: AuthorizationRequest,
  services: AppleServices,
): Promise<Answer> {
  const { account, hidden } = chosen;
  const code = services.codes.issue({
    account: account.id,
    hidden,
    redirectUri: wanted.redirectUri,
    nonce: wanted.nonce,
  });
  const withToken = wanted.responseType.split(' ').includes('id_token');
  const first = services.consents.give(account.id);
  const email = hidden ? relayOf(account) : account.email;
  const user = {
    ...(wanted.scopes.includes('name') && {
      name: { firstName: account.firstName, lastName: account.lastName },
    }),
    ...(wanted.scopes.includes('email') && email && { email }),
  };
  return {
    state: wanted.state,
    code,
    id_token: withToken
      ? await services.idToken({
          ...claimsOf(account, hidden),
          nonce: wanted.nonce ?? undefined,
          c_hash: halfHash(code),
        })
      : null,
    user: first && Object.keys(user).length > 0 ? JSON.stringify(user) : null,
  };
}

/** Sends the answer in the requested response mode. */
function answer(reply: FastifyReply, wanted: AuthorizationRequest, given: Answer): FastifyReply {
  if (wanted.mode === 'query') return reply.redirect(withQuery(wanted.redirectUri, given), 303);
  const fields = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== null);
  if (wanted.mode === 'fragment') {
    return reply.redirect(`${wanted.redirectUri}#${new URLSearchParams(fields)}`, 303);
  }
  const nonce = randomBytes(16).toString('base64');
  const origin = new URL(wanted.redirectUri).origin;
  const message = JSON.stringify({ type: 'auth', ...Object.fromEntries(fields) }).replaceAll('<', '\\u003c');
  const script =
    wanted.mode === 'form_post'
      ? 'document.forms[0].submit();'
      : `window.opener?.postMessage(${message}, ${JSON.stringify(origin)}); window.close();`;
  const inputs = fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
  const body = html`<div class="narrow"><p>Back to Staylore …</p>
<form method="post" action="${wanted.redirectUri}">${wanted.mode === 'form_post' ? inputs : null}<noscript><button class="primary">Continue</button></noscript></form></div>
<script nonce="${nonce}">${new Markup(script)}</script>`;
  return sendPage(reply, {
    title: 'Sign in with Apple',
    bare: true,
    formAction: origin,
    script: { nonce },
    body,
  });
}

function refuse(reply: FastifyReply, reason: string): FastifyReply {
  const body = html`<div class="narrow"><h1>Sign up not completed</h1><p class="bad">${reason}</p></div>`;
  return sendPage(reply, { title: 'invalid_request', body, bare: true, status: 400 });
}

function signInPage({ consents }: AppleServices) {
  const cards = appleAccounts.map((account) => {
    const known = consents.known(account.id);
    return html`<form method="post" class="card stack"><input type="hidden" name="account" value="${account.id}">
<h2 class="title">${account.firstName} ${account.lastName}</h2><p class="small soft">${account.email ?? 'no e-mail'} · ${account.note}${known ? ' · has signed in before, so the name is not sent again' : ''}</p>
<div class="row"><button class="primary" name="email" value="share">${account.email ? 'Share my e-mail' : 'Continue'}</button>${account.email ? html`<button name="email" value="hide">Hide my e-mail</button>` : null}${known ? html`<button name="forget" value="${account.id}">Stop using Apple ID</button>` : null}</div></form>`;
  });
  return html`<div class="narrow"><h1>Sign in with Apple</h1><p class="soft">to continue to Staylore. Played by the sandbox in place of Apple.</p>
<div class="stack">${cards}<form method="post"><button name="cancel" value="1">Cancel</button></form></div></div>`;
}
