import type { ErrorCode, FieldCode } from '@staylore/contract/error-codes';

/** An error that is reported to the caller by code; its text comes from the phrases. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, FieldCode>;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    details: {
      fields?: Record<string, FieldCode> | undefined;
      retryAfterSeconds?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: details.cause });
    this.code = code;
    this.fields = details.fields ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** An answer whose exact text is fixed by the wire format. */
export class TextAnswer extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}

export function fail(code: ErrorCode, fields?: Record<string, FieldCode>): never {
  throw new ApiError(code, { fields });
}

/** Fails where a request is one too many: then there are seconds to wait. */
export function failIfTooMany(code: ErrorCode, retryAfterSeconds: number | null): void {
  if (retryAfterSeconds !== null) throw new ApiError(code, { retryAfterSeconds });
}

/** Narrows away null and undefined, or fails with the code. */
export function found<T>(value: T | null | undefined, code: ErrorCode): T {
  if (value === null || value === undefined) fail(code);
  return value;
}
