import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Sandbox } from '../core/sandbox.ts';
import { linksOf } from './mail.ts';
import type { MailStore } from './store.ts';

const LARGEST = 20 * 1024 * 1024;

/** A refusal with an SMTP reply code (RFC 5321 section 4.2). */
class Refusal extends Error {
  readonly responseCode: number;
  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

/**
 * A mail server that accepts everything for everyone, with or without a login, and stores it. The faults of `smtp`: `429` answers 451 (try later),
 * `500` answers 554 (refused), `malformed` answers 421 (service closes), `timeout` never answers, `slow` answers late.
 */
export function createSmtpServer(sandbox: Sandbox, store: MailStore): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    // No client would trust a self-signed certificate.
    hideSTARTTLS: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: LARGEST,
    logger: false,
    onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
    onData: (stream, session, done) => {
      deliver({ sandbox, store }, stream, session).then(() => done(), done);
    },
  });
}

async function deliver(
  { sandbox, store }: { sandbox: Sandbox; store: MailStore },
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  const entry = sandbox.requests.add('smtp', { method: 'MAIL', url: '/' });
  if (stream.sizeExceeded) throw new Refusal(552, 'The message is too large');
  await misbehave(sandbox);
  const parsed = await PostalMime.parse(Buffer.concat(chunks));
  const sender = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
  const html = parsed.html ?? null;
  const text = parsed.text?.trimEnd() ?? '';
  store.add(
    session.envelope.rcptTo.map(({ address }) => ({
      to: address,
      from: parsed.from ? written(parsed.from) : sender,
      subject: parsed.subject ?? '',
      text,
      html,
      links: linksOf({ text, html }),
      at: sandbox.clock.now().toISOString(),
    })),
  );
  entry.status = 250;
}

function written(from: Address): string {
  return from.name && from.address ? `${from.name} <${from.address}>` : (from.address ?? from.name ?? '');
}

async function misbehave(sandbox: Sandbox): Promise<void> {
  const { fault, latencyMs } = sandbox.faults.take('smtp');
  if (latencyMs > 0) await wait(latencyMs);
  if (fault === '429') throw new Refusal(451, '4.3.2 Try again later');
  if (fault === '500') throw new Refusal(554, '5.7.1 Message refused');
  if (fault === 'malformed') throw new Refusal(421, 'Service not available');
  if (fault === 'slow') await wait(sandbox.config.slowMs);
  if (fault === 'timeout') await wait(120_000, undefined, { ref: false });
}
