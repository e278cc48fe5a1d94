import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Executor } from '../db/database.ts';
import { defineJob, deleteWaiting, enqueue, HopelessJob, handleJob, type JobHandler } from '../jobs/index.ts';
import type { Mailer } from './deliver.ts';
import { type MailMessage, mailMessage } from './message.ts';

export { createMailer, type Mailer, verifyMailServer } from './deliver.ts';
export { layOutMail } from './layout.ts';
export { type MailMessage, subjectLine } from './message.ts';
export { button, facts, heading, type MailPart, paragraph, quote, smallPrint, unlinked } from './parts.ts';

const sendMail = defineJob('mail.send', z.object({ id: z.string(), message: mailMessage }), {
  timeoutMs: 60_000,
});

/**
 * Has a mail sent once the transaction commits, with retries for about four hours. Under one key at most one mail waits, and a repeat after
 * a crash carries the same Message-ID, by which mailboxes drop it.
 * @throws {z.ZodError} when address or subject could not stand in a mail.
 */
export async function enqueueMail(
  db: Executor,
  message: MailMessage,
  options: { key?: string } = {},
): Promise<void> {
  const key = options.key ?? randomUUID();
  const id = createHash('sha256').update(key).digest('hex').slice(0, 32);
  await enqueue(db, sendMail, { id, message }, { key });
}

/** Forgets mails to an address that wait or that nobody would take; one that is being sent has left. */
export async function forgetMailsTo(db: Executor, address: string): Promise<void> {
  await deleteWaiting(db, ['message', 'to'], address);
}

/** How mails are sent; without a mail server each is dead at once, where its operator finds it. */
export function mailHandler(mailer: Mailer | undefined): JobHandler {
  return handleJob(sendMail, async ({ id, message }, { log }) => {
    if (mailer === undefined) throw new HopelessJob('No mail server is set (SMTP_URL)');
    await mailer.send(id, message);
    log.info({ mail: id }, 'Mail sent');
  });
}
