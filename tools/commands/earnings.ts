import { PublicError } from '../../apps/server/src/config/public-error.ts';
import { judgeBooking, pullList, showBooking } from '../earnings/booking-commands.ts';
import { proveBook } from '../earnings/prove-book.ts';
import { showOwed } from '../earnings/show-owed.ts';
import type { Command } from './command.ts';

export const usage = `npx staylore earnings COMMAND
  prove                     proves the account book; exit code 1 when it does not balance
  show BOOKING              everything about a booking: state, reports, entries in the account book
  hold BOOKING REASON       keeps its commission from becoming payable
  reject BOOKING REASON     takes its commission away
  release BOOKING           takes hold or rejection back
  pull [DAYS]               reads the affiliate networks' lists of the last days (31) and prints what differs
  owed CODE                 what the books owe someone whose account is deleted, by the code in their last mail
BOOKING is our number or the partner's; the creator reads the REASON.`;

/** The operator's commands about earnings, on the site that the settings name; also while it runs. */
export const earnings: Command = async ([command, name = '', ...words], { loadConfig, say }) => {
  if (command === 'prove') process.exitCode = (await proveBook(loadConfig(), say)) ? 0 : 1;
  else if (command === 'pull' && /^\d{0,3}$/.test(name))
    await pullList(loadConfig(), Number(name) || 31, say);
  else if (name === '') throw new PublicError(usage);
  else if (command === 'show') await showBooking(loadConfig(), name, say);
  else if (command === 'owed') await showOwed(loadConfig(), name, say);
  else if (command === 'hold' || command === 'release' || command === 'reject')
    await judgeBooking(loadConfig(), { act: command, name, reason: words.join(' ').trim() }, say);
  else throw new PublicError(usage);
};
