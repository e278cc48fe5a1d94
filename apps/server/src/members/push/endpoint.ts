import { createPublicKey } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import { hostsIn } from '../../config/hosts.ts';
import { asPublicTarget } from '../../platform/fetch-safely/index.ts';

/**
 * Whether an address may be that of a push service: public and https. Hosts from the settings are excluded, as the server may ask those
 * even in a private network, and members may not.
 */
export function isPushService(address: string, config: Config): boolean {
  const url = asPublicTarget(address);
  if (url === null) return isInSandbox(address, config);
  return url.protocol === 'https:' && url.port === '' && !hostsIn(config).has(url.host);
}

/** Whether it is a push service that the sandbox plays, at an address that only it may have. */
export function isInSandbox(address: string, { sandbox }: Config): boolean {
  const { href } = URL.parse(address) ?? {};
  return sandbox !== undefined && href?.startsWith(`${sandbox.url}/push/`) === true;
}

/** Whether the bytes are a point on the curve P-256, so that something can be encrypted for it. */
export function isPublicKey(p256dh: string): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== 65 || point[0] !== 4) return false;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}
