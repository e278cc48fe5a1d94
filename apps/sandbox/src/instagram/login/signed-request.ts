import { createHmac } from 'node:crypto';
import type { Sandbox } from '../../core/sandbox.ts';
import { digits } from '../network/accounts.ts';
import { known } from '../network/constants.ts';

const TIMEOUT_MS = 10_000;
const paths = { remove: '/api/instagram/deauthorize', delete: '/api/instagram/data-deletion' };

/** What a person can ask of an app, through the network. */
export type Asked = keyof typeof paths;

/** What the network calls an account towards apps; more than a number can hold. */
export const appScopedId = (handle: string): string => digits('39', `login ${handle}`);

/** What the product answered; null where nothing came back. */
export interface Delivered {
  status: number | null;
  answer: string;
}

/** `signature.payload`, both base64url, over the payload as it is written. */
function signedRequest(handle: string, { secret, seconds }: { secret: string; seconds: number }): string {
  const content = { algorithm: 'HMAC-SHA256', issued_at: seconds, user_id: appScopedId(handle) };
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${createHmac('sha256', secret).update(payload).digest('base64url')}.${payload}`;
}

/** Tells the product what a person asked. Never throws. */
export async function notifyProduct(
  { config, clock }: Sandbox,
  { handle, asked, forged }: { handle: string; asked: Asked; forged: boolean },
): Promise<Delivered> {
  const seconds = Math.floor(clock.now().getTime() / 1000);
  const secret = forged ? 'not-the-secret' : known.appSecrets[0];
  const body = new URLSearchParams({ signed_request: signedRequest(handle, { secret, seconds }) });
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const url = `${config.publicUrl}${paths[asked]}`;
    const response = await fetch(url, { method: 'POST', body, redirect: 'manual', signal });
    return { status: response.status, answer: (await response.text()).slice(0, 500) };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return { status: null, answer: cause instanceof Error ? cause.message.slice(0, 300) : 'no answer' };
  }
}
