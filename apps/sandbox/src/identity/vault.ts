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

/** Keys of a simulated provider, created on first use and stored, so that tokens survive a restart. */
export interface Vault {
  /** The public key as in a JWKS document. */
  publicJwk(): Promise<JWK>;
  /** A JWT (RS256) with these claims; the caller sets the times. */
  sign(claims: Record<string, unknown>): Promise<string>;
  /** An opaque token that contains `payload` and cannot be forged. */
  seal(payload: Record<string, unknown>): string;
  /** The payload of such a token; null for anything else. */
  open(token: string): unknown;
}

const rsaKey = z.object({ n: z.string(), e: z.string(), kid: z.string() }).loose();

/** Opens a provider's keys in `folder`. */
export function openVault(folder: string, provider: string): Vault {
  const secrets = openStateFile(
    { folder, name: `${provider}-secret.json` },
    { schema: z.string(), initial: randomBytes(32).toString('base64url') },
  );
  secrets.write(secrets.read());
  const mac = (body: string) => createHmac('sha256', secrets.read()).update(body).digest('base64url');
  let pair: Promise<z.infer<typeof rsaKey>> | undefined;
  const key = () => {
    pair ??= openRsaKey(folder, provider);
    return pair;
  };
  return {
    async publicJwk() {
      const { n, e, kid } = await key();
      return { kty: 'RSA', n, e, kid, use: 'sig', alg: 'RS256' };
    },
    async sign(claims) {
      const jwk = await key();
      const header = { alg: 'RS256', kid: jwk.kid, typ: 'JWT' };
      return new SignJWT(claims).setProtectedHeader(header).sign(await importJWK(jwk, 'RS256'));
    },
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

async function openRsaKey(folder: string, provider: string): Promise<z.infer<typeof rsaKey>> {
  const file = openStateFile(
    { folder, name: `${provider}-key.json` },
    { schema: rsaKey.nullable(), initial: null },
  );
  const kept = file.read();
  if (kept) return kept;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const made = rsaKey.parse({ ...(await exportJWK(privateKey)), kid: randomBytes(8).toString('hex') });
  file.write(made);
  return made;
}

/**
 * The ES256 key with which the product signs its client secret for Apple, created here in place of the file `apple-client.p8` that Apple issues once.
 * Returns the public half, which verifies those secrets.
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
