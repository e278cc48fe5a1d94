import { errorStatus } from '@staylore/contract/error-codes';
import type { Language } from '@staylore/contract/fields';
import type { ProblemDetails } from '@staylore/contract/problem';
import { textsIn } from '@staylore/phrases/texts-in';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOutage } from '../db/outage.ts';
import { ApiError, TextAnswer } from '../errors.ts';
import { answerPlainPage, languageOfPage } from '../http/plain-page.ts';
import { readLanguage } from '../language.ts';

/** Titles of statuses, as used in problem details. */
export const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** RFC 9457 problem details of an error, in the reader's language. */
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

/** Cached, as creating one takes a quarter of the time of a refusal, of which a busy process sends hundreds a second. */
const formats = new Map<string, Intl.NumberFormat>();

const units = { second: 1, minute: 60, hour: 3600, day: 86_400 };

/** How long to wait, in words: seconds below a minute, whole minutes below two hours, whole hours below two days. */
function waitText({ retryAfterSeconds = 60 }: ApiError, language: Language): string {
  const unit =
    retryAfterSeconds < 60
      ? 'second'
      : retryAfterSeconds < 7200
        ? 'minute'
        : retryAfterSeconds < 172_800
          ? 'hour'
          : 'day';
  const count = Math.ceil(retryAfterSeconds / units[unit]);
  const name = `${language} ${unit}`;
  const format =
    formats.get(name) ?? new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  formats.set(name, format);
  return format.format(count);
}

/** What is answered for an error: known errors by code, Fastify's own by meaning, all else as 500 and a log line. */
export function explain(
  error: unknown,
  request: FastifyRequest,
  language = readLanguage(request.headers['accept-language']),
) {
  if (error instanceof TextAnswer) {
    const headers: Record<string, string> = { 'content-type': 'text/plain; charset=utf-8' };
    return { status: error.status, headers, body: error.message, detail: undefined };
  }
  const known = asApiError(error);
  if (known.code === 'server.failed') request.log.error({ err: error }, 'a request failed');
  const details = problemOf(known, { language, requestId: request.id });
  const headers: Record<string, string> = {
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    'content-language': language,
  };
  if (known.retryAfterSeconds !== undefined)
    headers['retry-after'] = String(Math.max(1, Math.ceil(known.retryAfterSeconds)));
  return { status: details.status, headers, body: JSON.stringify(details), detail: details.detail };
}

export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const pageLanguage = wantsPage(request) ? languageOfPage(request) : undefined;
  const { status, headers, body, detail } = explain(error, request, pageLanguage);
  reply.code(status).headers(headers);
  if (pageLanguage === undefined || detail === undefined) return reply.send(body);
  return answerPlainPage(reply, { language: pageLanguage, status, text: detail });
}

/** Whether the answer is shown to a person rather than to a program. */
const wantsPage = ({ headers, url }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') === true && !url.startsWith('/api/');

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
