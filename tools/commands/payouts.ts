import { readFile, writeFile } from 'node:fs/promises';
import { fromMinor, minorDigits, toMinor } from '@staylore/money/money';
import { PublicError } from '../../apps/server/src/config/public-error.ts';
import { bankRing } from '../../apps/server/src/earnings/bank-details/index.ts';
import {
  bookPaidByHand,
  bookReturn,
  itemByReference,
  openFile,
  openPayouts,
  type PaidByHand,
  payoutByMessage,
  payoutHandlers,
  type RunReport,
  readStatusReport,
  runPayouts,
  settleReport,
} from '../../apps/server/src/earnings/payouts/index.ts';
import { writeAudit } from '../../apps/server/src/lifecycle/audit/index.ts';
import { type OpenPlatform, openPlatform } from '../../apps/server/src/open-platform.ts';
import { startJobs } from '../../apps/server/src/platform/jobs/index.ts';
import { createLog } from '../../apps/server/src/platform/log/index.ts';
import { openMigrated } from '../archive/site-database.ts';
import { type Command, readWords } from './command.ts';

export const usage = `npx staylore payouts                      collects what is payable, sends the payment file to the bank, books its answer
npx staylore payouts --open               lists files without the bank's last word
npx staylore payouts --export MSGID FILE  writes a payment file (pain.001) to hand over by hand; it names accounts
npx staylore payouts --read FILE          books the bank's answer (pain.002)
npx staylore payouts --returned ENDTOENDID CODE
                                          books that the bank returned a payment it had accepted, and why (ISO 20022, like AC04)
npx staylore payouts --paid-by-hand MEMBER AMOUNT CURRENCY REFERENCE
                                          books what you paid without a file, to a deleted member or one whose account takes none, once`;

/** `npx staylore payouts`: pays creators, by the bank's gateway or by hand. */
export const payouts: Command = async (words, { loadConfig }) => {
  const { values, positionals } = readWords(words, {
    flags: {
      open: { type: 'boolean' },
      export: { type: 'string' },
      read: { type: 'string' },
      returned: { type: 'string' },
      'paid-by-hand': { type: 'string' },
    },
    most: 3,
    usage,
  });
  const byHand = values['paid-by-hand'];
  const most =
    byHand !== undefined ? 3 : values.export !== undefined || values.returned !== undefined ? 1 : 0;
  if (positionals.length > most) throw new PublicError(usage);
  const config = loadConfig();
  await using database = await openMigrated(config);
  const platform = openPlatform({ config, databaseUrl: database.url, log: createLog({ level: 'warn' }) });
  try {
    if (values.open) await listOpen(platform);
    else if (values.export !== undefined) await exportFile(platform, values.export, positionals[0]);
    else if (values.read !== undefined) await readAnswer(platform, values.read);
    else if (values.returned !== undefined)
      await recordReturn(platform, values.returned, positionals[0] ?? '');
    else if (byHand !== undefined) await recordPaidByHand(platform, readByHand(byHand, positionals));
    else await collect(platform);
  } finally {
    await platform.close();
  }
};

/** Before the act, so that each has its log entry. */
const record = ({ clock, db }: OpenPlatform, act: string, details: Record<string, string> = {}) =>
  writeAudit(db, { at: clock.now(), by: 'command', act, details });

async function collect(platform: OpenPlatform): Promise<void> {
  const { debtor, bankUrl } = platform.config.payouts;
  if (debtor === undefined)
    throw new PublicError(
      'Payouts are not configured: set PAYOUT_DEBTOR_NAME, PAYOUT_DEBTOR_IBAN and PAYOUT_DEBTOR_BIC.',
    );
  await record(platform, 'payouts.collected');
  const report = await runPayouts(platform, debtor);
  print(report);
  if (report.messageId === null) return;
  if (bankUrl === undefined)
    return console.log(`Hand it over with: npx staylore payouts --export ${report.messageId} FILE`);
  await sendNow(platform, report.messageId);
}

/** Runs the waiting payout jobs here, so that the result can be printed at once; a running server may run them as well. */
async function sendNow(platform: OpenPlatform, messageId: string): Promise<void> {
  const jobs = await startJobs({
    url: platform.directUrl,
    handlers: payoutHandlers(platform),
    log: platform.log,
  });
  try {
    for (let second = 0; second < 30; second += 1) {
      const payout = await payoutByMessage(platform.db, messageId);
      if (payout !== undefined && payout.state !== 'written' && payout.state !== 'sent')
        return console.log(`The bank has answered: ${payout.state}.`);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    console.log('The bank has not answered yet; the server goes on asking.');
  } finally {
    await jobs.stop();
  }
}

const amountOf = ({ amountMinor, currency }: { amountMinor: number; currency: string }) =>
  `${fromMinor(amountMinor, currency).toFixed(minorDigits(currency))} ${currency}`;

function print({ messageId, paid, waiting }: RunReport): void {
  for (const one of paid) console.log(`pays member ${one.userId} ${amountOf(one)}`);
  const reasons = {
    no_bank_details: 'no bank details, a pause after a change, an unconfirmed address, or suspended',
    no_route: 'this currency cannot be paid to this account',
    account_refused: 'the bank refused the account; it waits for new bank details',
  };
  for (const one of waiting)
    console.log(`waits: member ${one.userId} ${amountOf(one)}: ${reasons[one.reason]}`);
  console.log(messageId === null ? 'Nothing to pay.' : `Wrote ${messageId} with ${paid.length} payments.`);
}

async function listOpen({ db }: OpenPlatform): Promise<void> {
  const open = await openPayouts(db);
  for (const { message_id, state, created_at } of open)
    console.log(`${message_id} ${state} since ${created_at.toISOString()}`);
  if (open.length === 0) console.log('The bank has answered every file.');
}

async function exportFile(
  platform: OpenPlatform,
  messageId: string,
  file: string | undefined,
): Promise<void> {
  if (file === undefined) throw new PublicError(`Say where to write it.\n${usage}`);
  const payout = await payoutByMessage(platform.db, messageId);
  if (payout === undefined) throw new PublicError(`There is no payout ${messageId}.`);
  if (payout.file === '') throw new PublicError(`${messageId} was paid by hand, without a file.`);
  await record(platform, 'payouts.exported', { file: messageId });
  await writeFile(file, openFile(await bankRing(platform), payout), { mode: 0o600, flag: 'wx' });
  console.log(`Wrote ${file}. Read the bank's answer with: npx staylore payouts --read FILE`);
}

async function readAnswer(platform: OpenPlatform, file: string): Promise<void> {
  const report = readStatusReport(await readFile(file, 'utf8'));
  if ((await payoutByMessage(platform.db, report.messageId)) !== undefined)
    await record(platform, 'payouts.answer_read', { file: report.messageId });
  if (report.isRepeat)
    throw new PublicError(`The bank had ${report.messageId} before: its answer to the first sending counts.`);
  const { messageId, known, accepted, rejected, pending, returned } = await settleReport(platform, report);
  if (!known) throw new PublicError(`${file} answers ${messageId}, which is no payout of ours.`);
  console.log(`${messageId}: ${accepted} accepted, ${rejected} rejected, ${pending} pending.`);
  for (const id of returned)
    console.log(
      `The bank had accepted ${id} and now rejects it. Once the money is back: npx staylore payouts --returned ${id} CODE`,
    );
}

async function recordReturn(platform: OpenPlatform, endToEndId: string, code: string): Promise<void> {
  if (!/^[A-Z]{2}[0-9A-Z]{2}$/.test(code))
    throw new PublicError(`Say the bank's reason code, such as AC04.\n${usage}`);
  const before = await itemByReference(platform.db, endToEndId);
  if (before?.state === 'paid')
    await record(platform, 'payouts.return_booked', { payment: endToEndId, reason: code });
  const item = await bookReturn(platform, { endToEndId, code });
  if (item === undefined) throw new PublicError(`There is no payment ${endToEndId}.`);
  if (item.state === 'returned') throw new PublicError(`The return of ${endToEndId} was booked before.`);
  if (item.state !== 'paid')
    throw new PublicError(`The bank has not accepted ${endToEndId}, so it cannot have returned it.`);
  const amount = amountOf({ amountMinor: item.amount_minor, currency: item.currency });
  console.log(
    `Booked: ${amount} are payable to member ${item.user_id} again: by hand at once, by file once they change their bank details.`,
  );
}

/** Reads like `12 54.05 USD 2026-0815`. */
function readByHand(member: string, [amount = '', currency = '', reference = '']: string[]): PaidByHand {
  const isRead =
    /^\d{1,15}$/.test(member) &&
    /^\d{1,12}(\.\d{1,3})?$/.test(amount) &&
    /^[A-Z]{3}$/.test(currency) &&
    /^[0-9A-Z-]{4,30}$/.test(reference);
  if (!isRead)
    throw new PublicError(
      `Say the member's number, the amount like 54.05, its currency, and your reference for the payment: 4 to 30 capitals, digits and hyphens.\n${usage}`,
    );
  const amountMinor = toMinor(Number(amount), currency);
  return { userId: Number(member), amountMinor, currency, reference: `BY-HAND-${reference}` };
}

async function recordPaidByHand(platform: OpenPlatform, paid: PaidByHand): Promise<void> {
  const { userId, currency, reference } = paid;
  const at = platform.clock.now();
  const booking = await bookPaidByHand(platform, paid, (trx) =>
    writeAudit(trx, {
      at,
      by: 'command',
      act: 'payouts.paid_by_hand',
      memberId: userId,
      details: { payment: reference },
    }),
  );
  if (booking.outcome === 'booked_before') throw new PublicError(`${reference} was booked before.`);
  if (booking.outcome === 'no_member') throw new PublicError(`There is no member ${userId}.`);
  if (booking.outcome === 'no_account')
    throw new PublicError(`Member ${userId} has no bank details: ask them to enter some first.`);
  if (booking.outcome === 'other_sum')
    throw new PublicError(
      `Nothing was booked: ${amountOf({ amountMinor: booking.payableMinor, currency })} are payable to member ${userId}.`,
    );
  console.log(`Booked ${reference}: ${amountOf(paid)} are paid to member ${userId}.`);
}
