import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { commonPasswords } from './common-passwords.ts';

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane (argon2id is the library's default). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password with argon2id. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

/** Tells later whether a password is still the one of today, and nothing else. */
export function passwordMark(stored: string | null): string {
  return createHash('sha256')
    .update(stored ?? '')
    .digest('base64url');
}

let decoy: Promise<string> | undefined;

/** Checks a password. Without a stored hash it does the same work, so that time tells nothing about whether an account exists. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has');
  const matches = await verify(stored ?? (await decoy), password.normalize('NFKC'));
  return stored !== null && matches;
}

/** Whether the password is among those that are tried first. */
export async function isCommonPassword(password: string): Promise<boolean> {
  return (await commonPasswords()).has(password.toLowerCase());
}
