import { inSpan } from '../telemetry/index.ts';
import { createLocalStore } from './local-store.ts';
import type { S3Options } from './s3-store.ts';
import type { Storage } from './store.ts';

export type { Storage } from './store.ts';

export type StorageOptions =
  | { readonly kind: 'local'; readonly folder: string }
  | ({ readonly kind: 's3' } & S3Options);

const longestKey = 300;
const name = '[A-Za-z0-9_-][A-Za-z0-9_.-]*';
const validKey = new RegExp(`^${name}(?:/${name})*$`);

/** Opens the storage: a local folder, or a bucket of S3 or a compatible service. */
export function createStorage(options: StorageOptions): Storage {
  return withCheckedKeys(
    options.kind === 'local' ? createLocalStore(options.folder) : openedWhenUsed(() => openS3(options)),
  );
}

async function openS3(options: S3Options): Promise<Storage> {
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store(options);
}

/** Amazon's library takes eight megabytes, which a site with a local folder does not need. */
function openedWhenUsed(open: () => Promise<Storage>): Storage {
  let opened: Promise<Storage> | undefined;
  const store = () => {
    opened ??= open();
    return opened;
  };
  // Keys lead to pictures that may be private, so no span contains them.
  const traced = <T>(name: string, call: (store: Storage) => Promise<T>): Promise<T> =>
    inSpan(`S3 ${name}`, { kind: 'client' }, async () => call(await store()));
  return {
    put: (key, content, contentType) => traced('put', (s3) => s3.put(key, content, contentType)),
    get: (key) => traced('get', (s3) => s3.get(key)),
    stream: (key) => traced('get', (s3) => s3.stream(key)),
    exists: (key) => traced('head', (s3) => s3.exists(key)),
    delete: (key) => traced('delete', (s3) => s3.delete(key)),
    deletePrefix: (folder) => traced('delete', (s3) => s3.deletePrefix(folder)),
    async *keys() {
      yield* (await store()).keys();
    },
  };
}

/** No key leads out of the storage, to a hidden file, or to a name that some file systems do not allow. */
export function isStorageKey(key: string): boolean {
  return key.length <= longestKey && validKey.test(key);
}

function withCheckedKeys(store: Storage): Storage {
  const checked = (key: string): string => {
    if (!isStorageKey(key)) throw new RangeError(`Not a key of the storage: ${key.slice(0, longestKey)}`);
    return key;
  };
  return {
    put: async (key, content, contentType) => store.put(checked(key), content, contentType),
    get: async (key) => store.get(checked(key)),
    stream: async (key) => store.stream(checked(key)),
    exists: async (key) => store.exists(checked(key)),
    delete: async (key) => store.delete(checked(key)),
    deletePrefix: async (folder) => store.deletePrefix(checked(folder)),
    keys: () => store.keys(),
  };
}
