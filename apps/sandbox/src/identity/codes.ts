import { randomBytes } from 'node:crypto';
import type { SandboxClock } from '../core/clock.ts';

/** Authorisation codes: each works once, and expires. */
export interface CodeBook<T> {
  issue(grant: T): string;
  /** The grant, if the code is unused and not expired; otherwise the reason. */
  redeem(code: string): { grant: T } | { reason: 'unknown' | 'used' | 'expired' };
}

const KEPT = 2000;

/** An empty store of codes, which drops the oldest when it is full. */
export function createCodeBook<T>(options: {
  prefix: string;
  lifetimeMs: number;
  clock: SandboxClock;
}): CodeBook<T> {
  const book = new Map<string, { grant: T; until: number; used: boolean }>();
  return {
    issue(grant) {
      const code = `${options.prefix}${randomBytes(30).toString('base64url')}`;
      book.set(code, { grant, until: options.clock.now().getTime() + options.lifetimeMs, used: false });
      const oldest = book.keys().next().value;
      if (book.size > KEPT && oldest) book.delete(oldest);
      return code;
    },
    redeem(code) {
      const entry = book.get(code);
      if (!entry) return { reason: 'unknown' };
      if (entry.used) return { reason: 'used' };
      entry.used = true;
      if (entry.until < options.clock.now().getTime()) return { reason: 'expired' };
      return { grant: entry.grant };
    },
  };
}
