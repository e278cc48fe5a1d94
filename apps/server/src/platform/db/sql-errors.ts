import type { ErrorCode } from '@staylore/contract/error-codes';
import { fail } from '../errors.ts';

/** Whether it is a serialization failure or a deadlock, after which PostgreSQL asks the client to try again. */
export function isConflict(error: unknown): boolean {
  return ['40001', '40P01'].includes(constraintOf(error).code);
}

/** Whether a row refers to one that is not there: it was deleted after it had been read. */
export function isForeignKeyViolation(error: unknown): boolean {
  return constraintOf(error).code === '23503';
}

/** Whether a migration has changed the result type of a prepared statement, so that it has to be prepared again. */
export function isStalePlan(error: unknown): boolean {
  return constraintOf(error).code === '0A000' && /cached plan/.test((error as Error).message);
}

/** The SQLSTATE and constraint name of a database error; empty for other errors. */
export function constraintOf(error: unknown): { code: string; constraint: string } {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return {
    code: typeof code === 'string' ? code : '',
    constraint: typeof constraint === 'string' ? constraint : '',
  };
}

/** Whether the error is a unique violation, of the named constraint if given. */
export function isDuplicate(error: unknown, name?: string): boolean {
  const { code, constraint } = constraintOf(error);
  return code === '23505' && (name === undefined || constraint === name);
}

/** For `catch`: a violation of this unique constraint fails with the code, all else as it did. */
export const duplicateFails = (constraint: string, code: ErrorCode) => (error: unknown) => {
  if (isDuplicate(error, constraint)) fail(code);
  throw error;
};
