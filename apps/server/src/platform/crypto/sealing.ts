import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/**
 * Encrypts a text (AES-256-GCM) so that only the holder of the key can read it, and only for the purpose it was sealed for: `purpose` names
 * the record and field, so that a sealed value copied into another row cannot be opened there.
 */
export function seal(key: Buffer, text: string, purpose: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce);
  cipher.setAAD(Buffer.from(purpose));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** @throws when the key, the purpose or the bytes differ from those used for sealing. */
export function unseal(key: Buffer, sealed: Buffer, purpose: string): string {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceLength), {
    authTagLength: tagLength,
  });
  decipher.setAAD(Buffer.from(purpose));
  decipher.setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
  const body = sealed.subarray(nonceLength + tagLength);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}
