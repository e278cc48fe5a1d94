import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { parseAnswer } from '../../photo-network/index.ts';
import { withExactIds } from '../exact-ids.ts';

/** The network may resend what could not be delivered; each request counts once, so a copy is useless even within this day. */
const oldestSeconds = 24 * 60 * 60;
/** How far the network's clock may be ahead of ours. */
const aheadSeconds = 300;

const payload = z.object({
  // We choose the algorithm, never the signer.
  algorithm: z.literal('HMAC-SHA256'),
  issued_at: z.number().int(),
  user_id: z.string().regex(/^\d{1,40}$/),
});

export interface SignedRequest {
  /** The network's id of the person concerned. */
  networkId: string;
  /** The signed text as it was written. The signature itself can be written in several ways, so it cannot tell two requests apart. */
  signed: string;
}

/**
 * Reads `signature.payload`, both base64url: HMAC-SHA256 over the payload as written, with the app secret, compared in constant time,
 * before anything in it is trusted. Null if the signature is missing, wrong or too old.
 */
export function readSignedRequest(
  text: string,
  { secret, now }: { secret: string; now: Date },
): SignedRequest | null {
  const [, signature = '', body = ''] = /^([\w-]{43}=?)\.([\w-]{1,4000}={0,2})$/.exec(text) ?? [];
  if (signature === '') return null;
  const right = createHmac('sha256', secret).update(body).digest();
  if (!timingSafeEqual(right, Buffer.from(signature, 'base64url'))) return null;
  const read = payload.safeParse(parseAnswer(withExactIds(Buffer.from(body, 'base64url').toString('utf8'))));
  if (!read.success) return null;
  const age = Math.floor(now.getTime() / 1000) - read.data.issued_at;
  return age > oldestSeconds || age < -aheadSeconds ? null : { networkId: read.data.user_id, signed: body };
}
