import { noAnswer } from './database.ts';
import { constraintOf } from './sql-errors.ts';

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
 * PostgreSQL error classes: no connection, and no disk, memory or connections left. Single codes: starting up or shutting down, statement or lock
 * timeout, repeated conflicts (for example with a migration), and read-only, as a server about to be replaced is.
 */
const states = /^(08|53|57P0|57014|55P03|40001|40P01|25006)/;

const messages = [
  noAnswer,
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
];

/** Whether the database is away, frozen, locked or full: not the request's fault, and worth another try. */
export function isOutage(error: unknown): boolean {
  const { code } = constraintOf(error);
  if (network.has(code) || states.test(code)) return true;
  return error instanceof Error && messages.some((message) => error.message.includes(message));
}
