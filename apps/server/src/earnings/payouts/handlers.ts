import { HopelessJob, handleJob, type JobHandler } from '../../platform/jobs/index.ts';
import { logSecurityEvent } from '../../platform/log/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { bankRing } from '../bank-details/index.ts';
import { BankUnsure, fetchReport, postPaymentFile } from './files/bank.ts';
import { openFile } from './files/file-sealing.ts';
import { readInThread } from './files/in-thread.ts';
import type { StatusReport } from './files/pain002.ts';
import { collectPayouts, pollBank, sealNotes, sendPayout } from './jobs.ts';
import { sealOlderNotes } from './noted-content.ts';
import { openPayouts, payoutById, updatePayout } from './queries.ts';
import { runPayouts } from './run.ts';
import { settleReport } from './settle-report.ts';

/** How payouts are collected, sent and followed up. */
export function payoutHandlers(platform: Platform): JobHandler[] {
  const { debtor } = platform.config.payouts;
  return [
    handleJob(sendPayout, async ({ payoutId }) => send(platform, payoutId)),
    handleJob(collectPayouts, async (_payload, { log }) => {
      if (debtor === undefined) return;
      const { messageId, paid, waiting } = await runPayouts(platform, debtor);
      log.info({ messageId, payments: paid.length, waiting: waiting.length }, 'Payouts collected');
      for (const { userId } of paid)
        logSecurityEvent(log, {
          event: 'payout',
          member: userId,
          outcome: 'done',
          request: String(messageId),
        });
    }),
    handleJob(sealNotes, async (_payload, { log }) => {
      const sealed = await sealOlderNotes(platform);
      if (sealed > 0) log.info({ sealed }, 'Contents of older credit notes sealed');
    }),
    handleJob(pollBank, async () => {
      const open = (await openPayouts(platform.db)).filter(({ state }) => state === 'sent');
      // An unreadable answer of the bank about one file does not block the follow-up of others.
      const answers = [];
      for (const { message_id } of open) answers.push(await ask(platform, message_id).catch(asError));
      const failure = answers.find((answer) => answer instanceof Error);
      if (failure !== undefined) throw failure;
    }),
  ];
}

/**
 * Sends the file. The bank refuses a message id that it has had before, so a repeat after a crash pays nothing twice: its first answer is
 * fetched then.
 */
async function send(platform: Platform, payoutId: number): Promise<void> {
  const { db, clock, config } = platform;
  const payout = await payoutById(db, payoutId);
  if (payout === undefined) throw new HopelessJob('There is no such payout');
  if (payout.state !== 'written') return;
  if (config.payouts.bankUrl === undefined) return;
  const xml = openFile(await bankRing(platform), payout);
  const report = await readInThread(await postPaymentFile(platform, config.payouts.bankUrl, xml));
  if (report?.isRepeat === false && report.messageId === payout.message_id) {
    await updatePayout(db, payout.id, { state: 'sent', sent_at: clock.now() });
    await book(platform, report);
    return;
  }
  // An unreadable answer leaves open whether the file arrived: without a report on it, it is sent again. Until then the payments stay with the bank.
  if (!(await ask(platform, payout.message_id))) throw new BankUnsure('The bank did not answer the file');
}

/** Asks the bank for its answer to a file and records it; false while there is none, which leaves everything as it is. */
async function ask(platform: Platform, messageId: string): Promise<boolean> {
  const { bankUrl } = platform.config.payouts;
  if (bankUrl === undefined) return false;
  const answer = await fetchReport(platform, bankUrl, messageId);
  if (answer === null) return false;
  const report = await readInThread(answer);
  if (report === null) throw new BankUnsure('The answer of the bank cannot be read');
  if (report.messageId !== messageId) throw new BankUnsure('The bank answers for another file');
  // It says only that the file was sent twice, which leaves open what became of the first one.
  if (report.isRepeat) return false;
  await book(platform, report);
  return true;
}

/** A report on other payments than those of the file changes nothing, and an operator has to check it; as they do what the bank takes back. */
async function book(platform: Platform, report: StatusReport): Promise<void> {
  const { known, returned } = await settleReport(platform, report);
  if (!known) throw new BankUnsure('The bank has counted other payments than were sent');
  if (returned.length > 0)
    throw new BankUnsure(`The bank rejects what it had accepted: ${returned.join(', ')}`);
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
