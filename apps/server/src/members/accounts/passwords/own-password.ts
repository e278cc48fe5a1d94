import { fail, failIfTooMany } from '../../../platform/errors.ts';
import { addressGroup, networksOf } from '../../../platform/http/rate-limit.ts';
import { checkPassword } from './passwords.ts';

/** By which wrong ones are counted: by those of the call unless others are given. */
type Rules = readonly { requests: number; seconds: number }[];

/** The part of a call that counts attempts, by network. */
export interface PasswordTries {
  readonly address: string;
  countFor(account: string, rules?: Rules, networks?: number): Promise<number | null>;
  forgive(account: string, rules?: Rules): Promise<void>;
}

/**
 * Counts a try of an account's password, by network; returns how to forgive it.
 * @throws {ApiError} `accounts.too_many_tries`
 */
export async function countTry(account: string, tries: PasswordTries): Promise<() => Promise<void>> {
  for (const { name, networks } of networksOf(tries.address)) {
    failIfTooMany('accounts.too_many_tries', await tries.countFor(`${account} ${name}`, undefined, networks));
  }
  return () => tries.forgive(`${account} ${addressGroup(tries.address)}`);
}

/**
 * Checks the password of the member who holds the session. A session alone must not be enough to guess it, so wrong ones are counted, by
 * network: the owner, elsewhere, is not kept out.
 * @throws {ApiError} `accounts.too_many_tries`, or `accounts.wrong_password` at the named field
 */
export async function checkOwnPassword(
  owner: { id: number; password_hash: string | null },
  given: { password: string; field: 'password' | 'old_password'; tries: PasswordTries },
): Promise<void> {
  const { password, field, tries } = given;
  const forgive = await countTry(`${owner.id} ${owner.password_hash ?? ''}`, tries);
  if (!(await checkPassword(owner.password_hash, password)))
    fail('accounts.wrong_password', { [field]: 'invalid' });
  await forgive();
}
