import { dictionary } from '@zxcvbn-ts/language-common';

let cached: Set<string> | undefined;

/** The 10,000 commonest passwords, commonest first in their source (zxcvbn's list of leaked passwords). */
export function commonPasswords(): Set<string> {
  const ranked = dictionary['passwords-common'];
  if (!Array.isArray(ranked)) throw new TypeError('The list of common passwords has changed its form');
  cached ??= new Set(ranked.filter((entry) => typeof entry === 'string').slice(0, 10_000));
  return cached;
}
