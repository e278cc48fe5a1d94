import { createHmac, timingSafeEqual } from 'node:crypto';
import { seal, unseal } from './sealing.ts';

/** A key of a given name; its number is written into whatever is sealed under it. */
export interface NumberedKey {
  readonly number: number;
  readonly key: Buffer;
}

/** The keys of one name: the newest seals and signs, and any of them opens and verifies. */
export interface KeyRing {
  /** Seals a text for `purpose`, which names the record and field, so that a copy in another row cannot be opened there. */
  seal(text: string, purpose: string): Buffer;
  /** @throws when none of the keys opens it, or it was sealed for another purpose. */
  open(sealed: Buffer, purpose: string): string;
  /** Whether it is sealed under the newest key. */
  isCurrent(sealed: Buffer): boolean;
  /** The keyed hashes of a text, newest key first: searching by all of them also finds what was hashed with an earlier key. */
  hashes(text: string): [Buffer, ...Buffer[]];
  /** The keyed hash of a text, safe to use in a URL. */
  sign(text: string): string;
  /** Whether one of the keys signed the text. */
  verify(text: string, signature: string): boolean;
}

/**
 * Prefix of what is sealed with AES-256-GCM under a numbered key. Another algorithm would get another prefix, and this one would still
 * open.
 */
const mark = Buffer.from('\0key');
const headLength = mark.length + 4;

/** @param keys newest first, at least one. */
export function createKeyRing(keys: readonly [NumberedKey, ...NumberedKey[]]): KeyRing {
  const [newest] = keys;
  const head = headOf(newest.number);
  const hashes = (text: string) =>
    keys.map(({ key }) => createHmac('sha256', key).update(text).digest()) as [Buffer, ...Buffer[]];
  return {
    seal: (text, purpose) => Buffer.concat([head, seal(newest.key, text, purpose)]),
    open(sealed, purpose) {
      const named = keys.find(({ number }) => headOf(number).equals(sealed.subarray(0, headLength)));
      if (named !== undefined) return unseal(named.key, sealed.subarray(headLength), purpose);
      return openUnnumbered(keys, sealed, purpose);
    },
    isCurrent: (sealed) => head.equals(sealed.subarray(0, headLength)),
    hashes,
    sign: (text) => hashes(text)[0].toString('base64url'),
    verify: (text, signature) => {
      const given = Buffer.from(signature);
      return hashes(text)
        .map((hash) => Buffer.from(hash.toString('base64url')))
        .some((right) => right.length === given.length && timingSafeEqual(right, given));
    },
  };
}

function headOf(number: number): Buffer {
  const head = Buffer.alloc(headLength);
  mark.copy(head);
  head.writeInt32BE(number, mark.length);
  return head;
}

/** Values sealed before keys had numbers open under one key, and under no other. */
function openUnnumbered(keys: readonly NumberedKey[], sealed: Buffer, purpose: string): string {
  for (const { key } of keys) {
    try {
      return unseal(key, sealed, purpose);
    } catch {
      // Another key's.
    }
  }
  throw new Error('None of the keys opens this value');
}
