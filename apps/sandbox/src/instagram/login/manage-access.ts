import type { FastifyInstance } from 'fastify';
import { formParam } from '../../core/query.ts';
import { html } from '../../page/html.ts';
import { sendPage } from '../../page/page.ts';
import type { LoginServices } from './authorize.ts';
import { type Delivered, notifyProduct } from './signed-request.ts';
import type { LoginTokens } from './tokens.ts';

const path = '/accounts/manage_access';

/** Where a person revokes an app's access or has it delete their data: the network notifies the app with a signed request. */
export async function manageAccessRoutes(
  app: FastifyInstance,
  { sandbox, network }: LoginServices,
  tokens: LoginTokens,
): Promise<void> {
  app.get(path, async (_request, reply) =>
    sendPage(reply, { title: 'Apps and websites (sandbox)', bare: true, body: form() }),
  );
  app.post(path, async (request, reply) => {
    const handle = formParam(request, 'account')?.trim().toLowerCase() ?? '';
    if (!network.find(handle)) return reply.code(404).send({ error: 'No such account.' });
    const kind = formParam(request, 'ask') === 'delete' ? 'delete' : 'remove';
    tokens.revoke(handle);
    const forged = formParam(request, 'forged') === '1';
    const delivered = await notifyProduct(sandbox, { handle, kind, forged });
    if (request.headers.accept?.includes('application/json')) return delivered;
    const body = html`${form()}${outcome(delivered)}`;
    return sendPage(reply, { title: 'Apps and websites (sandbox)', bare: true, body });
  });
}

function form() {
  return html`<div class="narrow"><h1>Apps and websites</h1><p class="soft">Staylore may see your profile and your posts.</p>
<form method="post" class="stack"><input name="account" aria-label="Handle" required placeholder="lena.wanders">
<button name="ask" value="remove">Remove</button>
<button name="ask" value="delete">Remove, and ask it to delete what it knows</button></form></div>`;
}

function outcome({ status, answer }: Delivered) {
  return html`<div class="narrow"><h2>Staylore answered ${status ?? 'nothing'}</h2><p><code>${answer}</code></p></div>`;
}
