import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

// biome-ignore lint/suspicious/noExplicitAny: options as a browser gets them
type Options = any;

interface Behaviour {
  /** Whether it verifies its user. */
  verifies?: boolean;
  origin?: string;
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const encoded = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

/** A CBOR byte string (RFC 8949), up to 64 KiB. */
const cborBytes = (data: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 0xff]), data]);
const cborText = (text: string): Buffer => Buffer.from([0x60 + text.length, ...Buffer.from(text)]);

/** An authenticator in software: one ES256 key, attestation "none" (WebAuthn, sections 6.1 and 6.5.1). */
export function passkey({ verifies = true, origin = 'http://localhost:3000' }: Behaviour = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // COSE_Key: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ]);
  let count = 0;
  let userHandle = '';
  const clientData = (type: string, challenge: string, crossOrigin = false) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
  const authData = (rpId: string, extra?: Buffer) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    const flags = 0x01 | (verifies ? 0x04 : 0) | (extra === undefined ? 0 : 0x40);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, extra ?? Buffer.alloc(0)]);
  };
  const frame = {
    id: encoded(id),
    rawId: encoded(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };
  return {
    /** Answers `navigator.credentials.create`; framed, for a page within another site’s. */
    create(options: Options, { isFramed = false } = {}) {
      userHandle = options.user.id;
      const length = Buffer.from([0, id.length]);
      const data = authData(options.rp.id, Buffer.concat([Buffer.alloc(16), length, id, cose]));
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(data),
      ]);
      return {
        ...frame,
        response: {
          clientDataJSON: encoded(clientData('webauthn.create', options.challenge, isFramed)),
          attestationObject: encoded(attestation),
          transports: ['internal'],
        },
      };
    },
    /** Answers `navigator.credentials.get`; as a copy its counter starts again. */
    get(options: Options, { isCopy = false, isFramed = false } = {}) {
      if (!isCopy) count += 1;
      const client = clientData('webauthn.get', options.challenge, isFramed);
      const data = authData(options.rpId);
      return {
        ...frame,
        response: {
          clientDataJSON: encoded(client),
          authenticatorData: encoded(data),
          signature: encoded(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle,
        },
      };
    },
  };
}
