import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser with a push subscription. It keeps its private key, as a real one does. */
export interface PushClient {
  /** What its page would send to the product. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** @throws if the message was not encrypted for this client (RFC 8291), or is not a single `aes128gcm` record (RFC 8188). */
  open(message: Buffer): string;
}

export function createPushClient(): PushClient {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
    open: (message) => decrypt(message, own, auth),
  };
}

const saltLength = 16;
const headLength = saltLength + 4 + 1;
const tagLength = 16;
/** Ends the last record; zeros may follow. */
const lastRecord = 2;

function decrypt(message: Buffer, own: ECDH, auth: Buffer): string {
  const salt = message.subarray(0, saltLength);
  const keyLength = message.readUInt8(headLength - 1);
  const sender = message.subarray(headLength, headLength + keyLength);
  const sealed = message.subarray(headLength + keyLength);
  if (sealed.length > message.readUInt32BE(saltLength)) throw new Error('More than one record');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const shared = derive(own.computeSecret(sender), { salt: auth, info, length: 32 });
  const key = derive(shared, { salt, info: Buffer.from('Content-Encoding: aes128gcm\0'), length: 16 });
  const nonce = derive(shared, { salt, info: Buffer.from('Content-Encoding: nonce\0'), length: 12 });
  const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: tagLength });
  decipher.setAuthTag(sealed.subarray(-tagLength));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -tagLength)), decipher.final()]);
  const end = padded.lastIndexOf(lastRecord);
  if (end < 0) throw new Error('The record has no end');
  return padded.subarray(0, end).toString('utf8');
}

function derive(
  from: Buffer,
  { salt, info, length }: { salt: Buffer; info: Buffer; length: number },
): Buffer {
  return Buffer.from(hkdfSync('sha256', from, salt, info, length));
}
