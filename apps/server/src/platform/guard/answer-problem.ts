import { errorStatus } from '@staylore/contract/error-codes';
import type { Language } from '@staylore/contract/fields';
import type { ProblemDetails } from '@staylore/contract/problem';
import { textsIn } from '@staylore/phrases/texts-in';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { constraintOf } from '../db/transaction.ts';
import { ApiError, TextAnswer } from '../errors.ts';
import { readLanguage } from '../language.ts';

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** RFC 9457 details of an error, in the reader's language. */
function problemOf(error: ApiError, context: { language: Language; requestId: string }): ProblemDetails {
  const t = textsIn(context.language);
  const status = errorStatus[error.code];
  const fields = Object.entries(error.fields).map(([name, code]) => [name, t(`fields.${code}`)] as const);
  return {
    type: `urn:staylore:problem:${error.code}`,
    title: titles[status] ?? 'Error',
    status,
    detail: t(`errors.${error.code}`, { wait: waitText(error, context.language) }),
    code: error.code,
    ...(fields.length > 0 ? { errors: Object.fromEntries(fields) } : {}),
    requestId: context.requestId,
  };
}

/** How long to wait, in words: seconds below a minute, then whole minutes. */
function waitText({ retryAfterSeconds = 60 }: ApiError, language: Language): string {
  const [unit, count] =
    retryAfterSeconds < 60 ? ['second', retryAfterSeconds] : ['minute', Math.ceil(retryAfterSeconds / 60)];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** Turns whatever was thrown into an answer: known errors by code, Fastify's own by meaning, all else as 500 and a log line. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof TextAnswer)
    return reply.code(error.status).type('text/plain; charset=utf-8').send(error.message);
  const known = asApiError(error);
  if (known.code === 'server.failed') request.log.error({ err: error }, 'a request failed');
  if (known.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(Math.max(1, Math.ceil(known.retryAfterSeconds))));
  const language = readLanguage(request.headers['accept-language']);
  const details = problemOf(known, { language, requestId: request.id });
  return reply
    .code(details.status)
    .type('application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-language', language)
    .send(details);
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { code = '', statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return new ApiError('request.too_large');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415)
    return new ApiError('request.unsupported_type');
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new ApiError('request.malformed');
  if (isOutage(error)) return new ApiError('server.unavailable', { retryAfterSeconds: 2, cause: error });
  return new ApiError('server.failed', { cause: error });
}

/** The database is starting, stopping or out of reach: not a fault of the request, and worth another try. */
function isOutage(error: unknown): boolean {
  const { code } = constraintOf(error);
  if (['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'].includes(code) || /^(57P0|08|53300)/.test(code))
    return true;
  return (
    error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  );
}
