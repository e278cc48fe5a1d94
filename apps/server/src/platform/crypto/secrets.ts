import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PublicError } from '../../config/public-error.ts';

/** Secrets of this installation by name; the same name always answers the same 32 bytes. */
export type Secrets = (name: string) => Buffer;

const secretLength = 32;

/**
 * Opens the secrets below `dataDir`: one file each, made on first use, readable by the owner only. Processes that start at the same time
 * agree on one secret, and a process killed while making one leaves no half file.
 * @throws {PublicError} when the folder can't be written, or a file is not a secret.
 */
export function openSecrets(dataDir: string): Secrets {
  const folder = path.join(dataDir, 'secrets');
  const known = new Map<string, Buffer>();
  return (name) => {
    if (!/^[a-z][a-z0-9-]{0,60}$/.test(name)) throw new RangeError(`Not a name of a secret: ${name}`);
    const secret = known.get(name) ?? readOrMake(folder, name);
    known.set(name, secret);
    return secret;
  };
}

function readOrMake(folder: string, name: string): Buffer {
  const file = path.join(folder, name);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return read(file) ?? make(file);
  } catch (error) {
    if (error instanceof PublicError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new PublicError(`The secrets in ${folder} can't be read or written: ${reason}.`);
  }
}

function read(file: string): Buffer | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  if (!/^[0-9a-f]{64}$/.test(text)) {
    throw new PublicError(`${file} is not a secret: it should hold 64 hexadecimal digits.`);
  }
  if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
  return Buffer.from(text, 'hex');
}

/** A hard link appears complete or not at all, and fails where another process was first: then that one's secret counts. */
function make(file: string): Buffer {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(secretLength).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const secret = read(file);
  if (secret === null) throw new PublicError(`${file} vanished while it was made.`);
  return secret;
}
