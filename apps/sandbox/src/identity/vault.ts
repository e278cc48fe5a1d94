import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type CryptoKey,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importJWK,
  importPKCS8,
  type JWK,
  SignJWT,
} from 'jose';
import { z } from 'zod';
import { openStateFile } from '../core/state-file.ts';

/** Keys of the played providers, made on the first start and kept, so that tokens outlive a restart. */
export interface Vault {
  /** The public key as it stands in a JWKS document. */
  publicJwk: JWK;
  /** A JWT (RS256) with these claims; times are the caller's. */
  sign(claims: Record<string, unknown>): Promise<string>;
  /** An opaque token that carries `payload` and cannot be forged. */
  seal(payload: Record<string, unknown>): string;
  /** What a sealed token carries; null for anything else. */
  open(token: string): unknown;
}

const stored = z.object({ jwk: z.record(z.string(), z.unknown()), secret: z.string() });

/** Opens the keys of one provider in `folder`. */
export async function openVault(folder: string, provider: string): Promise<Vault> {
  const file = openStateFile(
    { folder, name: `${provider}-keys.json` },
    { schema: stored, initial: { jwk: {}, secret: '' } },
  );
  if (!file.read().secret) file.write(await makeKeys());
  return vaultOf(file.read());
}

async function makeKeys(): Promise<z.infer<typeof stored>> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    jwk: { ...(await exportJWK(privateKey)), kid: randomBytes(8).toString('hex') },
    secret: randomBytes(32).toString('base64url'),
  };
}

async function vaultOf({ jwk, secret }: z.infer<typeof stored>): Promise<Vault> {
  const key = await importJWK(jwk, 'RS256');
  const { n, e, kid } = z.object({ n: z.string(), e: z.string(), kid: z.string() }).parse(jwk);
  const mac = (body: string) => createHmac('sha256', secret).update(body).digest('base64url');
  return {
    publicJwk: { kty: 'RSA', n, e, kid, use: 'sig', alg: 'RS256' },
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(key),
    seal(payload) {
      const body = Buffer.from(JSON.stringify(payload)).toString('base64url');
      return `${body}-${mac(body)}`;
    },
    open(token) {
      const body = token.slice(0, -44);
      const given = Buffer.from(token.slice(-43));
      const right = Buffer.from(mac(body));
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      return JSON.parse(Buffer.from(body, 'base64url').toString());
    },
  };
}

/**
 * The ES256 key with which the product signs its client secret for Apple: made here in place of the file `apple-client.p8` that Apple
 * hands out once. Returns the public half, with which secrets are checked.
 */
export async function openClientKey(folder: string): Promise<CryptoKey> {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'apple-client.p8');
  const { d: _, ...publicJwk } = await exportJWK(await readOrMakeKey(file));
  const key = await importJWK(publicJwk, 'ES256');
  if (key instanceof Uint8Array) throw new Error(`${file} holds no EC key.`);
  return key;
}

async function readOrMakeKey(file: string): Promise<CryptoKey> {
  try {
    return await importPKCS8(readFileSync(file, 'utf8'), 'ES256', { extractable: true });
  } catch {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    writeFileSync(file, await exportPKCS8(privateKey), { mode: 0o600, flush: true });
    chmodSync(file, 0o600);
    return privateKey;
  }
}
