import { hash, verify } from '@node-rs/argon2';
import type { FieldCode } from '@staylore/contract/error-codes';
import { asBrowsersRead } from '@staylore/contract/fields';
import { fail } from '../../../platform/errors.ts';
import { commonPasswords } from './common-passwords.ts';

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane (argon2id is the library's default). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password with argon2id. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

let decoy: Promise<string> | undefined;

/** Verifies a password. Without a stored hash it does the same work, so that the time does not reveal whether an account exists. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has');
  const matches = await verify(stored ?? (await decoy), password.normalize('NFKC'));
  return stored !== null && matches;
}

interface Owner {
  name: string;
  last_name?: string | null | undefined;
  username: string;
  email: string;
}

/** Call before storing a password: common ones are refused. @throws {ApiError} `request.invalid` */
export async function refuseWeakPassword(password: string, owner: Owner): Promise<void> {
  const refuse = (code: FieldCode) => {
    fail('request.invalid', { password: code });
  };
  if (isCommon(password, await commonPasswords())) refuse('common_password');
  if (isOfOwnWords(password, owner)) refuse('own_words_password');
}

/**
 * Checked as it is stored, since full-width letters are plain ones there, and also without what could be inserted to bypass the list: spaces and
 * invisible characters.
 */
function isCommon(password: string, common: ReadonlySet<string>): boolean {
  const read = asBrowsersRead(password).trim().toLowerCase();
  return read === '' || common.has(read) || common.has(read.replace(/\s+/g, ''));
}

const shortestWord = 4;
/** The minimum length of a password (`newPassword` in the contract). */
const shortestRest = 8;

/** Whether too little is left of a password without the product's name and public facts about its owner. */
function isOfOwnWords(password: string, { name, last_name, username, email }: Owner): boolean {
  const known = ['staylore', name, last_name ?? '', username, email, email.split('@')[0] ?? ''].map(fold);
  const words = [...known, ...known.slice(0, 4).flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))]
    .filter((word) => word.length >= shortestWord)
    .toSorted((one, other) => other.length - one.length);
  const whole = fold(password);
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), whole);
  return rest !== whole && rest.length < shortestRest;
}

const fold = (text: string): string => asBrowsersRead(text).toLowerCase();
