import type { ErrorCode } from '@staylore/contract/error-codes';

/** Codes of errors in the browser, without an answer of the server. */
export type ClientErrorCode = 'client.unreachable' | 'client.unreadable' | 'client.text';

/** An error answer of the API, or its absence, in a form that can be shown. */
export class Problem extends Error {
  override readonly name = 'Problem';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: ErrorCode | ClientErrorCode;
  /** One sentence per field, in the reader's language. */
  readonly errors: Readonly<Record<string, string>>;
  /** Seconds after which the server asks to retry. */
  readonly retryAfter: number | null;

  constructor(options: {
    status: number;
    code: ErrorCode | ClientErrorCode;
    detail: string;
    errors?: Record<string, string> | undefined;
    retryAfter?: number | null;
    cause?: unknown;
  }) {
    super(options.detail, options);
    this.status = options.status;
    this.code = options.code;
    this.errors = options.errors ?? {};
    this.retryAfter = options.retryAfter ?? null;
  }
}

/** Narrows the value of a `catch`. */
export const isProblem = (error: unknown): error is Problem => error instanceof Problem;

/** Loads a resource; null if it does not exist, or its address is invalid. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isProblem(error) && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

/** For the `catch` of a deletion: an item that is already gone counts as deleted. */
export function unlessGone(error: unknown): void {
  if (!isProblem(error) || error.status !== 404) throw error;
}
