let cached: Promise<Set<string>> | undefined;

/**
 * The commonest passwords that are long enough to be taken, some 18,000 of zxcvbn's list of leaked ones. Read when the first password is set,
 * and kept.
 */
export function commonPasswords(): Promise<Set<string>> {
  cached ??= read();
  return cached;
}

/** Shorter ones are refused anyway, by the contract. */
const shortest = 8;

async function read(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const ranked = dictionary['passwords-common'];
  if (!Array.isArray(ranked)) throw new TypeError('The list of common passwords has changed its form');
  return new Set(ranked.filter((entry) => typeof entry === 'string' && entry.length >= shortest));
}
