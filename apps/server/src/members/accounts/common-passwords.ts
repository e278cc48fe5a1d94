let cached: Promise<Set<string>> | undefined;

/** The 10,000 commonest passwords, commonest first in their source (zxcvbn's list of leaked passwords). */
export function commonPasswords(): Promise<Set<string>> {
  cached ??= read();
  return cached;
}

async function read(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const ranked = dictionary['passwords-common'];
  if (!Array.isArray(ranked)) throw new TypeError('The list of common passwords has changed its form');
  return new Set(ranked.filter((entry) => typeof entry === 'string').slice(0, 10_000));
}
