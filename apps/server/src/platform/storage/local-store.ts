import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';
import { hourMs } from '../durations.ts';
import { listKeys } from './list-keys.ts';
import type { Storage } from './store.ts';

/** Drafts stay here until they are complete; no key can begin with a dot. */
const draftFolder = '.drafts';
const draftLifetimeMs = hourMs;

/** Writes a draft, flushes it to the disk, and renames it: neither a reader nor a restart ever sees a partial file. */
class AtomicDriver extends FSDriver {
  readonly #root: string;

  constructor(root: string) {
    super({ location: root, visibility: 'private' });
    this.#root = root;
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.putStream(key, Readable.from([contents], { objectMode: false }));
  }

  override async putStream(key: string, contents: Readable): Promise<void> {
    const draft = path.join(this.#root, draftFolder, randomBytes(12).toString('hex'));
    const target = path.join(this.#root, key);
    await mkdir(path.dirname(draft), { recursive: true });
    await mkdir(path.dirname(target), { recursive: true });
    try {
      const file = await open(draft, 'wx');
      try {
        await file.writeFile(contents);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, target);
    } catch (error) {
      contents.destroy();
      await rm(draft, { force: true });
      throw error;
    }
  }
}

/** Stores files in a folder of this machine. Drafts that a killed process left behind are deleted on opening. */
export function createLocalStore(folder: string): Storage {
  const driver = new AtomicDriver(folder);
  const swept = removeOldDrafts(path.join(folder, draftFolder));
  const unlessMissing = async <T>(read: Promise<T>): Promise<T | null> => {
    try {
      return await read;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };
  return {
    async put(key, content) {
      await swept;
      await (content instanceof Readable ? driver.putStream(key, content) : driver.put(key, content));
    },
    get: (key) => unlessMissing(driver.getBytes(key)),
    stream: (key) => unlessMissing(openFile(path.join(folder, key))),
    exists: async (key) => (await unlessMissing(driver.exists(key))) ?? false,
    delete: (key) => driver.delete(key),
    deletePrefix: (prefix) => driver.deleteAll(prefix),
    keys: () => (existsSync(folder) ? listKeys(driver) : none()),
  };
}

/** Nothing was ever stored. */
async function* none(): AsyncGenerator<string> {}

/** Opens before answering, so that a file deleted in between is missing rather than a broken stream. */
async function openFile(file: string) {
  const handle = await open(file, 'r');
  try {
    const facts = await handle.stat();
    if (!facts.isFile()) throw Object.assign(new Error('Not a file'), { code: 'EISDIR' });
    return { body: handle.createReadStream(), size: facts.size, modifiedAt: facts.mtime };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Not found, or a path component is not a folder. */
function isMissing(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
  return ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(code);
}

async function removeOldDrafts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const draft = path.join(folder, name);
    const facts = await stat(draft).catch(() => null);
    if (facts !== null && Date.now() - facts.mtimeMs > draftLifetimeMs) await rm(draft, { force: true });
  }
}
