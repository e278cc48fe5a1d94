import type { SourceFile } from '../files.ts';

interface Leak {
  readonly pattern: RegExp;
  readonly sentence: string;
}

const leaks: Leak[] = [
  { pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/, sentence: 'holds a private key' },
  { pattern: /\bAKIA[0-9A-Z]{16}\b/, sentence: 'holds a cloud access key' },
  { pattern: /\b(ghp|gho|ghs|github_pat)_[A-Za-z0-9_]{30,}/, sentence: 'holds a repository token' },
  { pattern: /\bEAA[A-Za-z0-9]{60,}/, sentence: 'holds a photo-network token' },
  { pattern: /\b(sk|pk)[-_](live|proj|ant)[-_][A-Za-z0-9_-]{20,}/, sentence: 'holds a service key' },
  { pattern: /\bnpm_[A-Za-z0-9]{36}\b|_authToken\s*=/, sentence: 'holds a registry token' },
  {
    pattern: /https?:\/\/[^\s/"']*(registry|artifactory|nexus|verdaccio|jfrog)[^\s/"']*/i,
    sentence: 'names a package registry',
  },
  {
    pattern: /(^|[\s"'`(=:])\/(home|Users|root|work|workspace)\/[A-Za-z0-9_.-]+/,
    sentence: 'names a path of one machine',
  },
];

const binary = /\.(png|jpe?g|webp|gif|ico|woff2?|bin|pdf|zip|gz|pbf)$/i;
const maxLength = 20_000_000;

/** Secrets, and traces of the machine on which something was made, in files that are committed. */
export async function leakedSecrets(files: readonly SourceFile[]): Promise<string[]> {
  const problems: string[] = [];
  for (const file of files) {
    if (binary.test(file.path)) continue;
    const text = await file.text();
    if (text.length > maxLength) continue;
    for (const { pattern, sentence } of leaks) {
      const found = pattern.exec(text);
      if (!found) continue;
      const line = text.slice(0, found.index).split('\n').length;
      problems.push(`${file.path}:${line} ${sentence}.`);
    }
  }
  return problems;
}
