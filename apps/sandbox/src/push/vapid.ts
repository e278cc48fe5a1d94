import { importJWK, jwtVerify } from 'jose';

const longestSeconds = 24 * 60 * 60;
const scheme = /^vapid t=([\w.-]+),\s*k=([\w-]{87})$/;

/** The public key of the sender, verified for this audience (RFC 8292); null if the signature or its claims are invalid. */
export async function senderOf(authorization: string, audience: string): Promise<string | null> {
  const [, token = '', key = ''] = scheme.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return null;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  try {
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
    const required = { audience, algorithms: ['ES256'], requiredClaims: ['exp', 'sub'] };
    const { payload } = await jwtVerify(token, publicKey, required);
    const { exp = 0, sub = '' } = payload;
    const isSoon = exp * 1000 - Date.now() <= longestSeconds * 1000;
    return isSoon && /^(mailto:|https:)/.test(sub) ? key : null;
  } catch {
    return null;
  }
}
