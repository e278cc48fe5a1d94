import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { simulateProvider } from '../core/provider.ts';
import { formParam } from '../core/query.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { openStateFile } from '../core/state-file.ts';
import { html } from '../page/html.ts';
import { sendPage } from '../page/page.ts';
import { examine } from './examine.ts';
import { bankPage, filePage, type ReceivedFile } from './pages.ts';
import { statusReport } from './pain002.ts';

const received = z.object({
  messageId: z.string(),
  at: z.string(),
  status: z.string(),
  count: z.string(),
  sum: z.string(),
  report: z.string(),
});
const KEPT = 300;
const XML = 'application/xml; charset=utf-8';

/**
 * The bank: `POST /bank/payments` accepts a pain.001.001.09 and returns its pain.002.001.10, which `GET /bank/reports/{MsgId}` returns again. A
 * repeated MsgId is refused (DU01), so nothing is paid twice.
 */
export async function bankRoutes(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  simulateProvider(app, sandbox, {
    provider: 'bank',
    failure: (fault) => ({
      status: fault === '429' ? 429 : 500,
      body: { error: 'The bank is not available now.' },
    }),
    malformed: { type: XML, body: '<?xml version="1.0"?><Document><CstmrPmtStsRpt><GrpHdr><MsgId>STAT' },
  });
  const file = openStateFile(
    { folder: sandbox.config.stateFolder, name: 'bank.json' },
    { schema: z.array(received), initial: [] },
  );
  const accept = (text: string): ReceivedFile => {
    const now = sandbox.clock.now();
    const messageIds = new Set(file.read().map(({ messageId }) => messageId));
    const verdict = examine(text, { today: now.toISOString().slice(0, 10), messageIds });
    const { messageId, status, count, sum, reason } = verdict;
    const entry = {
      messageId,
      at: now.toISOString(),
      status,
      count,
      sum,
      report: statusReport(verdict, now),
    };
    // A file refused as a whole was not accepted: its id may be reused for the corrected file.
    if (!reason) file.write([...file.read(), entry].slice(-KEPT));
    return entry;
  };
  app.addContentTypeParser(['application/xml', 'text/xml'], { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.post('/bank/payments', async (request, reply) => {
    if (typeof request.body !== 'string')
      return reply.code(415).send({ error: 'Send the payment file as application/xml.' });
    return reply.type(XML).send(accept(request.body).report);
  });
  app.get<{ Params: { id: string } }>('/bank/reports/:id', async (request, reply) => {
    const entry = file.read().find(({ messageId }) => messageId === request.params.id);
    if (entry) return reply.type(XML).send(entry.report);
    return reply.code(404).send({ error: 'No file with this MsgId was received.' });
  });
  app.get('/bank', async (_request, reply) =>
    sendPage(reply, { title: 'Bank', body: bankPage(file.read().toReversed(), sandbox.clock.now()) }),
  );
  app.post('/bank/morning', async (_request, reply) => {
    sandbox.clock.advance(hoursToMorning(sandbox.clock.now()));
    return reply.redirect('/bank', 303);
  });
  app.post('/bank', async (request, reply) => {
    const text = formParam(request, 'file') ?? '';
    if (text.trim()) return sendPage(reply, { title: 'Status report', body: filePage(accept(text.trim())) });
    const body = html`<h1>No file</h1><p>Paste the payment file first. <a href="/bank">Back to the bank</a></p>`;
    return sendPage(reply, { title: 'No file', body, status: 400 });
  });
}

/** Hours until a minute past six (UTC) on the next workday, when the product collects its payouts. */
function hoursToMorning(now: Date): number {
  const morning = new Date(now);
  morning.setUTCHours(6, 1, 0, 0);
  while (morning <= now || [0, 6].includes(morning.getUTCDay())) morning.setUTCDate(morning.getUTCDate() + 1);
  return (morning.getTime() - now.getTime()) / 3_600_000;
}
