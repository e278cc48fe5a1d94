import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { addressGroup } from '../../../platform/http/rate-limit.ts';

/** User agents of test clients, which count as people in the sandbox. */
const testBrowsers = /\bHeadlessChrome\/|^node$/;

/** Cached verdicts by user agent. */
const verdicts = { sandboxed: new Map<string, boolean>(), open: new Map<string, boolean>() };
const verdictsKept = 5000;

/** Longer than that of any browser, in-app ones included, whose names are a few hundred characters. */
const longestUserAgent = 1000;

/** Whether a user agent is a robot's. A missing one is, and one too long to be remembered; in-app browsers are people. */
export function isRobot(userAgent: string | undefined, { sandboxed }: { sandboxed: boolean }): boolean {
  if (userAgent === undefined || userAgent.length > longestUserAgent) return true;
  const known = sandboxed ? verdicts.sandboxed : verdicts.open;
  const found = known.get(userAgent);
  if (found !== undefined) return found;
  const verdict =
    userAgent.trim() === '' || (isbot(userAgent) && !(sandboxed && testBrowsers.test(userAgent)));
  if (known.size >= verdictsKept) known.clear();
  known.set(userAgent, verdict);
  return verdict;
}

/** Headers by which browsers and mail programs announce a prefetch. */
const prefetchHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/** Whether the page is only prefetched, or fetched for a preview. */
export function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return prefetchHeaders.some((name) => {
    const value = headers[name];
    return value !== undefined && /prefetch|prerender|preview/i.test(String(value));
  });
}

/** Whether a page elsewhere loads the link as a picture, frame or the like: nobody is led there who could book. */
export function isEmbedded(headers: IncomingHttpHeaders): boolean {
  return (headers['sec-fetch-dest'] ?? 'document') !== 'document';
}

/**
 * The stored identity of a visitor: a network address (of IPv6 its /64), whatever the browser, with the link's owner kept apart on the same
 * network. 128 bits of a hash that cannot be reversed once the day's salt is deleted. Hexadecimal. The salt has a fixed length and most of the hash
 * stays secret with it, so it may simply be a prefix: an HMAC would cost three times as much without adding anything.
 */
export function visitorOf(salt: string, who: { address: string; isOwner: boolean }): string {
  return hash('sha256', `${salt}\n${addressGroup(who.address)}\n${who.isOwner ? 'owner' : ''}`, 'hex').slice(
    0,
    32,
  );
}
