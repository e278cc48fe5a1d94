import type { onRequestHookHandler } from 'fastify';
import type { Logger } from '../log/index.ts';

/** What stands in every answer, also in redirects, errors, pictures and files: browsers guess no types, frame nothing and stay with https. */
export function headersOfAll(publicUrl: string): onRequestHookHandler {
  const headers = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
  return (_request, reply, done) => {
    reply.headers(headers);
    done();
  };
}

/** Warns once when requests come through a proxy that nobody told of: all readers would count as one. */
export function warnOfProxies(log: Logger): onRequestHookHandler {
  let isTold = false;
  return ({ headers }, _reply, done) => {
    if (!isTold && (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined)) {
      isTold = true;
      log.warn(
        'Requests carry X-Forwarded-For, and TRUST_PROXY is off: all readers behind the proxy are counted as one.',
      );
    }
    done();
  };
}
