import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import type { Clock } from '../../platform/clock.ts';
import { fail } from '../../platform/errors.ts';
import type { SignedCall } from '../../platform/guard/guard.ts';

/** How far a signature's time may be from ours: long enough for clocks that differ, short enough to make replays useless. */
const toleranceSeconds = 300;

/** The parsed value of `X-Staylore-Signature`; null if it is something else. */
function readSignature(header: string): { seconds: string; macs: Buffer[] } | null {
  const parts = header.split(',').map((part) => part.trim());
  const seconds = parts.find((part) => part.startsWith('t='))?.slice(2) ?? '';
  const macs = parts
    .filter((part) => /^v1=[0-9a-f]{64}$/i.test(part))
    .map((part) => Buffer.from(part.slice(3), 'hex'));
  return /^\d{1,12}$/.test(seconds) && macs.length > 0 && macs.length <= 5 ? { seconds, macs } : null;
}

/**
 * Whether a body was signed with one of the secrets at about this time: hex HMAC-SHA256 of `seconds.body`, compared in constant time.
 * Several signatures and several secrets are accepted, so that secrets can be rotated without a gap.
 */
export function isSigned(
  raw: Uint8Array,
  signed: { header: string; secrets: readonly string[]; now: Date },
): boolean {
  const signature = readSignature(signed.header);
  if (signature === null) return false;
  const apart = Math.abs(Math.floor(signed.now.getTime() / 1000) - Number(signature.seconds));
  if (apart > toleranceSeconds) return false;
  const right = signed.secrets.flatMap((secret) => {
    const mac = createHmac('sha256', secret).update(`${signature.seconds}.`).update(raw).digest();
    return signature.macs.map((given) => timingSafeEqual(given, mac));
  });
  return right.includes(true);
}

/** Admits only calls signed by a known partner. */
export function partnerGuard({ config, clock }: { config: Config; clock: Clock }) {
  return ({ params, headers, raw }: SignedCall): void => {
    const { partner } = config;
    if (partner === undefined || params['partner'] !== partner.name) fail('earnings.unknown_partner');
    const header = headers['x-staylore-signature'];
    const signed = { header: String(header ?? ''), secrets: partner.webhookSecrets, now: clock.now() };
    if (!isSigned(raw, signed)) fail('earnings.bad_signature');
  };
}
