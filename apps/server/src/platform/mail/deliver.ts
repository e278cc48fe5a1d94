import { inSpan } from '../telemetry/index.ts';
import type { MailMessage } from './message.ts';

export interface Mailer {
  /** Sends one mail under an id: a repeat has the same one, by which mailboxes recognise it. */
  send(id: string, message: MailMessage): Promise<void>;
  close(): void;
}

/** Opens the connection to the mail server, given as `smtp://user:password@host:port`. Nothing is sent before the first mail. */
export function createMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const host = /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1] ?? 'localhost';
  const server = new URL(smtpUrl).hostname;
  let opened: ReturnType<typeof connect> | undefined;
  const transport = () => {
    opened ??= connect(smtpUrl);
    return opened;
  };
  return {
    send: (id, message) =>
      inSpan('send mail', { kind: 'client', facts: { 'server.address': server } }, async () => {
        await (await transport()).sendMail({ from, messageId: `<${id}@${host}>`, ...fieldsOf(message) });
      }),
    close: () => void opened?.then((open) => open.close()),
  };
}

/** Mailboxes decode what looks like an encoded word (RFC 2047), even where a member wrote it as a name. */
const asWritten = (subject: string): string => subject.replaceAll('=?', '=\u200b?');

function fieldsOf({ to, subject, text, html, replyTo, unsubscribeUrl }: MailMessage) {
  return {
    to: { name: '', address: to },
    subject: asWritten(subject),
    text,
    html,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl === undefined
        ? {}
        : {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    replyTo: replyTo && { name: '', address: replyTo },
  };
}

/** Signs in to the mail server; nothing is sent. @throws when it rejects the name or password. */
export async function verifyMailServer(smtpUrl: string): Promise<void> {
  const transport = await connect(smtpUrl);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

async function connect(smtpUrl: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
