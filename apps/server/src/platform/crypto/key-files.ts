import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { PublicError } from '../../config/public-error.ts';

/** Encrypts the keys of a site; never stored in the database. */
export interface MasterKey {
  /** Derived from the key, so that it identifies the key wherever it is stored. */
  readonly id: string;
  readonly key: Buffer;
}

const masterFile = /^master-[0-9a-f]{8}$/;
const namedFile = /^[a-z][a-z0-9-]{0,60}$/;
const keyLength = 32;

/** A master key with its id, from which the key cannot be derived. */
export function masterKeyOf(key: Buffer): MasterKey {
  return { id: createHash('sha256').update('master').update(key).digest('hex').slice(0, 8), key };
}

/** The master keys in a folder. @throws {PublicError} when the folder cannot be read, or a file is not a key. */
export function readMasterKeys(folder: string): MasterKey[] {
  return filesOf(folder)
    .filter((name) => masterFile.test(name))
    .map((name) => masterKeyOf(readKey(path.join(folder, name))));
}

/** Keys by name, as they were stored (each in a separate file) before they had numbers. */
export function readNamedKeys(folder: string): { name: string; key: Buffer }[] {
  return filesOf(folder)
    .filter((name) => namedFile.test(name) && !masterFile.test(name))
    .map((name) => ({ name, key: readKey(path.join(folder, name)) }));
}

/** Makes a master key that only its owner can read. A process killed halfway leaves no partial file. */
export function makeMasterKey(folder: string): MasterKey {
  const made = masterKeyOf(randomBytes(keyLength));
  const file = path.join(folder, `master-${made.id}`);
  const draft = `${file}.draft`;
  return explained(folder, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(draft, `${made.key.toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true });
    linkSync(draft, file);
    rmSync(draft);
    return made;
  });
}

function filesOf(folder: string): string[] {
  return explained(folder, () => {
    try {
      return readdirSync(folder).sort();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  });
}

function readKey(file: string): Buffer {
  return explained(path.dirname(file), () => {
    const text = readFileSync(file, 'utf8').trim();
    if (!/^[0-9a-f]{64}$/.test(text))
      throw new PublicError(`${file} is not a secret: it should hold 64 hexadecimal digits.`);
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
    return Buffer.from(text, 'hex');
  });
}

function explained<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof PublicError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new PublicError(`The secrets in ${folder} can't be read or written: ${reason}.`);
  }
}
