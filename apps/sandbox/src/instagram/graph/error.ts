import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

export class GraphError extends Error {
  readonly status: number;
  readonly code: number;
  readonly fields: Readonly<Record<string, unknown>>;
  constructor(
    message: string,
    code: number,
    more: { status?: number; fields?: Record<string, unknown> } = {},
  ) {
    super(message);
    this.code = code;
    this.status = more.status ?? 400;
    this.fields = more.fields ?? {};
  }
}

/** The envelope of every Graph error. */
export function errorBody(error: GraphError): { error: Record<string, unknown> } {
  return {
    error: {
      message: error.message,
      type: 'OAuthException',
      code: error.code,
      ...error.fields,
      fbtrace_id: `A${randomBytes(16).toString('base64url')}`,
    },
  };
}

export function sendGraphError(reply: FastifyReply, error: GraphError): FastifyReply {
  return reply.code(error.status).send(errorBody(error));
}

/** Unknown and personal accounts give the same error. */
export function cannotFindUser(handle: string): GraphError {
  return new GraphError('Invalid user id', 110, {
    fields: {
      error_subcode: 2207013,
      is_transient: false,
      error_user_title: 'Cannot find User',
      error_user_msg: `The user with username: ${handle} cannot be found.`,
    },
  });
}

/** The token has expired (code 190, subcode 463). */
export function tokenExpired(now: Date): GraphError {
  const when = now.toUTCString();
  return new GraphError(
    `Error validating access token: Session has expired on ${when}. The current time is ${when}.`,
    190,
    { fields: { error_subcode: 463 } },
  );
}

/** The token is not one that we issued (code 190). */
export function invalidToken(): GraphError {
  return new GraphError('Invalid OAuth access token - Cannot parse access token', 190);
}

/** The rate limit is used up (code 4). */
export function limitReached(): GraphError {
  return new GraphError('(#4) Application request limit reached', 4, {
    status: 403,
    fields: { is_transient: true },
  });
}

export function invalidParameter(message: string): GraphError {
  return new GraphError(`(#100) ${message}`, 100);
}

/** The object does not exist, or not for this token. */
export function unsupportedGet(id: string): GraphError {
  return new GraphError(
    `Unsupported get request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation`,
    100,
    { fields: { error_subcode: 33 } },
  );
}
