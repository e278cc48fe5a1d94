import { noAnswer } from './database.ts';
import { constraintOf } from './transaction.ts';

const network = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * Classes of PostgreSQL: no connection, and no disk, memory or connections left. Single codes: it is starting or stopping, our time for the
 * statement or the lock is up, others were in the way each time (a migration may be), and it may only be read, as a server is that another one is
 * about to replace.
 */
const states = /^(08|53|57P0|57014|55P03|40001|40P01|25006)/;

const said = [
  noAnswer,
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
];

/** Whether the database is away, frozen, locked or full: not a fault of the request, and worth another try. */
export function isOutage(error: unknown): boolean {
  const { code } = constraintOf(error);
  if (network.has(code) || states.test(code)) return true;
  return error instanceof Error && said.some((words) => error.message.includes(words));
}
