import type { onRequestHookHandler } from 'fastify';
import { ApiError } from '../errors.ts';
import type { Logger } from '../log/index.ts';

/** Headers of every answer, redirects, errors, pictures and files included: no type sniffing, no framing, https only. */
export const safetyHeaders = (publicUrl: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'content-security-policy': "frame-ancestors 'none'",
  ...(publicUrl.startsWith('https:') && {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }),
});

/** Adds them to every answer. */
export function headersOfAll(publicUrl: string): onRequestHookHandler {
  const headers = safetyHeaders(publicUrl);
  return (_request, reply, done) => {
    reply.headers(headers);
    done();
  };
}

/**
 * Refuses a request that a proxy in front may have parsed differently: one without a host, or with several (RFC 9112, section 3.2), and one whose
 * transfer encoding is more than chunked, or chunked with HTTP/1.0, which does not know it (section 6.1). Node refuses only a missing host, and
 * would answer without our headers.
 * @throws {ApiError} `request.malformed`
 */
export const requireOneReading: onRequestHookHandler = ({ raw }, _reply, done) => {
  let hosts = 0;
  for (let at = 0; at < raw.rawHeaders.length; at += 2)
    if (raw.rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  const isOld = raw.httpVersion === '1.0';
  const isNamed = hosts === 1 || (isOld && hosts === 0);
  // Node itself refuses encodings that do not end in chunked.
  const encoding = raw.headers['transfer-encoding'] ?? '';
  const isOdd = isOld ? /chunked\s*$/i.test(encoding) : /,\s*chunked\s*$/i.test(encoding);
  done(isNamed && !isOdd ? undefined : new ApiError('request.malformed'));
};

/** Warns once when requests come through a proxy that is not configured: all readers would count as one. */
export function warnOfProxies(log: Logger): onRequestHookHandler {
  let hasWarned = false;
  return ({ headers }, _reply, done) => {
    if (!hasWarned && (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined)) {
      hasWarned = true;
      log.warn(
        'Requests carry X-Forwarded-For, and TRUST_PROXY is off: all readers behind the proxy are counted as one.',
      );
    }
    done();
  };
}
