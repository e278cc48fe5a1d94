import { hash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Executor } from '../db/database.ts';
import { defineJob, deleteWaiting, enqueue, HopelessJob, handleJob, type JobHandler } from '../jobs/index.ts';
import type { Mailer } from './deliver.ts';
import { type MailMessage, mailMessage } from './message.ts';

export { dayFormat, timeText } from './dates.ts';
export { createMailer, type Mailer, verifyMailServer } from './deliver.ts';
export { layOutMail } from './layout.ts';
export { type MailMessage, subjectLine } from './message.ts';
export { button, facts, heading, type MailPart, paragraph, quote, smallPrint, unlinked } from './parts.ts';

const sendMail = defineJob('mail.send', z.object({ id: z.string(), message: mailMessage }), {
  timeoutMs: 60_000,
});

/**
 * Sends a mail once the transaction commits, with retries for about four hours. At most one mail waits under a key, and a repeat after a
 * crash carries the same Message-ID, by which mailboxes drop it.
 * @throws {z.ZodError} when address or subject are not valid in a mail.
 */
export async function enqueueMail(
  db: Executor,
  message: MailMessage,
  { key = randomUUID() }: { key?: string | undefined } = {},
): Promise<void> {
  const id = hash('sha256', key, 'hex').slice(0, 32);
  await enqueue(db, sendMail, { id, message }, { key });
}

/** Deletes mails to an address that are waiting or undeliverable; one that is being sent cannot be recalled. */
export async function deleteMailsTo(db: Executor, address: string): Promise<void> {
  await deleteWaiting(db, ['message', 'to'], address);
}

/** How mails are sent; without a mail server each is dead at once, where the operator finds it. */
export function mailHandler(mailer: Mailer | undefined): JobHandler {
  return handleJob(sendMail, async ({ id, message }, { log }) => {
    if (mailer === undefined) throw new HopelessJob('No mail server is set (SMTP_URL)');
    await mailer.send(id, message);
    log.info({ mail: id }, 'Mail sent');
  });
}
