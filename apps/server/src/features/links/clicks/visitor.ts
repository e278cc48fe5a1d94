import { createHmac, type KeyObject } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/** Clients that tests drive. Where the sandbox plays the outside world they are its people. */
const testBrowsers = /\bHeadlessChrome\/|^node$/;

const verdicts = new Map<string, boolean>();
const verdictsKept = 5000;

/** Whether a program says that it is one. Nothing said counts as one; browsers inside other apps are people. */
export function isRobot(userAgent: string | undefined, options: { sandboxed: boolean }): boolean {
  if (userAgent === undefined || userAgent.trim() === '') return true;
  if (options.sandboxed && testBrowsers.test(userAgent)) return false;
  const known = verdicts.get(userAgent);
  if (known !== undefined) return known;
  const verdict = isbot(userAgent);
  if (verdicts.size >= verdictsKept) verdicts.clear();
  verdicts.set(userAgent, verdict);
  return verdict;
}

/** Headers by which browsers and mail programs say that nobody has asked to see the page yet. */
const beforehand = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/** Whether the page is only fetched beforehand, or for a preview. */
export function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return beforehand.some((name) => {
    const value = headers[name];
    return value !== undefined && /prefetch|prerender|preview/i.test(String(value));
  });
}

/** Who clicks, as far as it is kept: 128 bits of a keyed hash that nobody can undo once the day's salt is gone. Hexadecimal. */
export function visitorOf(salt: KeyObject, who: { address: string; userAgent: string }): string {
  return createHmac('sha256', salt).update(`${who.address}\n${who.userAgent}`).digest('hex').slice(0, 32);
}
