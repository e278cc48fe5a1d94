import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeyRing } from '../../../platform/crypto/index.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { browserCookie } from '../../../platform/guard/session/browser-cookie.ts';
import type { Platform } from '../../../platform/platform.ts';

const key = 'known-browsers';
const lifetimeSeconds = 365 * 24 * 60 * 60;
/** When more members than this share a browser, it no longer knows the first of them. */
const maxMembers = 5;

type KnownPlatform = Pick<Platform, 'clock' | 'config' | 'secrets'>;

interface Member {
  id: number;
  browsers_known_since: Date | null;
}

/** Stored by the browser itself, so that nothing has to be recorded here. Signed for one member each, and without their name. */
const knownCookie = ({ config }: KnownPlatform) => browserCookie('known', 'lax', config.http.secureCookies);

const signed = (memberId: number, second: number): string => `${memberId} ${second}`;
const parts = (cookie: string | null): string[] =>
  (cookie ?? '').split('~').filter(Boolean).slice(0, maxMembers);

/** The parts of the cookie that were signed for a member, with the second in which they were. */
function partsOf(ring: KeyRing, cookie: string | null, id: number) {
  return parts(cookie).flatMap((part) => {
    const [second = '', signature = ''] = part.split('.');
    return /^\d{1,12}$/.test(second) && ring.verify(signed(id, Number(second)), signature)
      ? [{ part, second: Number(second) }]
      : [];
  });
}

/** Whether the member has signed in from this browser within a year, and has not reported since that it may have been someone else. */
export async function isKnownBrowser(
  platform: KnownPlatform,
  request: FastifyRequest,
  { member, trx }: { member: Member; trx: Executor },
): Promise<boolean> {
  const cookie = knownCookie(platform).read(request);
  if (cookie === null) return false;
  const now = platform.clock.now().getTime() / 1000;
  const since = (member.browsers_known_since?.getTime() ?? 0) / 1000;
  const own = partsOf(await platform.secrets.ring(key, trx), cookie, member.id);
  return own.some(({ second }) => second > since && now - second < lifetimeSeconds);
}

export async function rememberBrowser(
  platform: KnownPlatform,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  memberId: number,
): Promise<void> {
  const cookie = knownCookie(platform);
  const before = cookie.read(request);
  const ring = await platform.secrets.ring(key);
  const own = new Set(partsOf(ring, before, memberId).map(({ part }) => part));
  const second = Math.floor(platform.clock.now().getTime() / 1000);
  const now = `${second}.${ring.sign(signed(memberId, second))}`;
  const kept = [now, ...parts(before).filter((part) => !own.has(part))].slice(0, maxMembers);
  cookie.set(reply, kept.join('~'), { maxAge: lifetimeSeconds });
}
