/**
 * Why an outgoing request has no usable answer: `refused` (the address or a redirect is not allowed), `timeout`, `too_large`, `network` (no
 * connection, or it broke), `malformed` (does not match the schema), `status` (the other side answered with an error).
 */
export type OutgoingErrorKind = 'refused' | 'timeout' | 'too_large' | 'network' | 'malformed' | 'status';

interface Details {
  cause?: unknown;
  status?: number;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** The only error of an outgoing request. Its message names the host, never the query. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError';
  readonly kind: OutgoingErrorKind;
  /** With `status`: what the other side answered. */
  readonly status: number | undefined;
  /** For `status`: header values by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** For `status`: the beginning of the body as text, at most 64 KiB. */
  readonly body: string;

  constructor(kind: OutgoingErrorKind, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.headers = details.headers ?? {};
    this.body = details.body ?? '';
  }

  /** Trying again later may help. */
  get isTransient(): boolean {
    if (this.kind === 'status') return this.status === 429 || (this.status ?? 0) >= 500;
    return this.kind === 'timeout' || this.kind === 'network';
  }
}
