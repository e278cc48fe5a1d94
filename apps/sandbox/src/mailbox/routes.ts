import type { FastifyInstance } from 'fastify';
import { queryParam } from '../core/query.ts';
import { html } from '../page/html.ts';
import { sendPage } from '../page/page.ts';
import type { Mail } from './mail.ts';
import type { MailStore } from './store.ts';

/** The mailbox: `/inbox.json?to=` for programs, `/inbox` and `/inbox/{n}` for people. */
export async function mailboxRoutes(app: FastifyInstance, store: MailStore): Promise<void> {
  app.get('/inbox.json', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return store.list(queryParam(request, 'to') ?? undefined).map(({ n: _, ...mail }) => mail);
  });
  app.delete('/inbox.json', async (_request, reply) => {
    store.clear();
    return reply.code(204).send();
  });
  app.get('/inbox', async (request, reply) => {
    const to = queryParam(request, 'to') ?? '';
    return sendPage(reply, { title: 'Mailbox', body: listPage(store.list(to || undefined), to) });
  });
  app.get<{ Params: { n: string } }>('/inbox/:n', async (request, reply) => {
    const mail = /^\d{1,9}$/.test(request.params.n) ? store.find(Number(request.params.n)) : undefined;
    if (mail) return sendPage(reply, { title: mail.subject || 'Mail', body: mailPage(mail) });
    const body = html`<h1>No such mail</h1><p>It may have been cleared away. <a href="/inbox">Back to the mailbox</a></p>`;
    return sendPage(reply, { title: 'No such mail', body, status: 404 });
  });
}

const time = (mail: Mail) => mail.at.slice(0, 16).replace('T', ' ');

function listPage(mails: Mail[], to: string) {
  const rows = mails.slice(0, 200).map(
    (mail) => html`<tr><td><a href="/inbox/${mail.n}">${mail.subject || '(no subject)'}</a></td>
<td>${mail.to}</td><td>${mail.from}</td><td>${time(mail)}</td></tr>`,
  );
  return html`<h1>Mailbox</h1><p class="soft">Every mail that the product sent, to any recipient.</p>
<form class="row" method="get" action="/inbox"><label>Only to<input type="email" name="to" value="${to}" placeholder="lena@demo.example"></label><button>Show</button></form><br>
${
  rows.length > 0
    ? html`<div class="scroll"><table><thead><tr><th>Subject</th><th>To</th><th>From</th><th>When (UTC)</th></tr></thead><tbody>${rows}</tbody></table></div>`
    : html`<p>No mail yet. Sign up or ask for a new password in the product, and it arrives here.</p>`
}`;
}

function mailPage(mail: Mail) {
  const framed = `<base target="_blank">${mail.html ?? ''}`;
  return html`<h1>${mail.subject || '(no subject)'}</h1>
<p class="soft small">From ${mail.from} · to ${mail.to} · ${time(mail)} UTC · <a href="/inbox">all mails</a></p>
${mail.html ? html`<iframe title="The mail as sent" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${framed}"></iframe>` : null}
${mail.links.length > 0 ? html`<h2>Links</h2><ul>${mail.links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}</ul>` : null}
<h2>Text</h2><pre>${mail.text || '(no text part)'}</pre>`;
}
