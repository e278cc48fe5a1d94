import { createHmac } from 'node:crypto';
import type { Sandbox } from '../../core/sandbox.ts';
import { digits } from '../network/accounts.ts';
import { known } from '../network/constants.ts';

const TIMEOUT_MS = 10_000;
const paths = { remove: '/api/instagram/deauthorize', delete: '/api/instagram/data-deletion' };

/** What a person can request from an app through the network. */
export type SignedRequestKind = keyof typeof paths;

/** The network's app-scoped id of an account; too large for a JavaScript number. */
export const appScopedId = (handle: string): string => digits('39', `login ${handle}`);

/** The product's answer; null if there was none. */
export interface Delivered {
  status: number | null;
  answer: string;
}

/** `signature.payload`, both base64url, signed over the encoded payload. */
function signedRequest(handle: string, { secret, seconds }: { secret: string; seconds: number }): string {
  const content = { algorithm: 'HMAC-SHA256', issued_at: seconds, user_id: appScopedId(handle) };
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${createHmac('sha256', secret).update(payload).digest('base64url')}.${payload}`;
}

/** Sends the product what a person requested. Never throws. */
export async function notifyProduct(
  { config, clock }: Sandbox,
  { handle, kind, forged }: { handle: string; kind: SignedRequestKind; forged: boolean },
): Promise<Delivered> {
  const seconds = Math.floor(clock.now().getTime() / 1000);
  const secret = forged ? 'not-the-secret' : known.appSecrets[0];
  const body = new URLSearchParams({ signed_request: signedRequest(handle, { secret, seconds }) });
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const url = `${config.publicUrl}${paths[kind]}`;
    const response = await fetch(url, { method: 'POST', body, redirect: 'manual', signal });
    return { status: response.status, answer: (await response.text()).slice(0, 500) };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return { status: null, answer: cause instanceof Error ? cause.message.slice(0, 300) : 'no answer' };
  }
}
