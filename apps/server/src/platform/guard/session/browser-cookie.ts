import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, cookieOf } from './session-cookie.ts';

interface BrowserCookie {
  /** Its value, or null. */
  read(request: FastifyRequest): string | null;
  set(reply: FastifyReply, value: string, keep: { expires: Date } | { maxAge: number }): void;
  clear(reply: FastifyReply): void;
}

/**
 * A cookie that ties something begun in a browser to that browser. No other host can set it, so nobody can be made to continue what an attacker has
 * begun.
 */
export function browserCookie(name: string, sameSite: 'lax' | 'strict', secure: boolean): BrowserCookie {
  const whole = cookieName(name, secure);
  const options = { path: '/', httpOnly: true, sameSite, secure } as const;
  return {
    read: ({ headers }) => cookieOf(headers, whole),
    set: (reply, value, keep) => void reply.setCookie(whole, value, { ...options, ...keep }),
    clear: (reply) => void reply.clearCookie(whole, options),
  };
}
