import { createLocalStore } from './storage/local-store.ts';
import { createS3Store, type S3Options } from './storage/s3-store.ts';
import type { Storage } from './storage/store.ts';

export type { Storage } from './storage/store.ts';

export type StorageOptions =
  | { readonly kind: 'local'; readonly folder: string }
  | ({ readonly kind: 's3' } & S3Options);

const longestKey = 300;
const name = '[A-Za-z0-9_-][A-Za-z0-9_.-]*';
const validKey = new RegExp(`^${name}(?:/${name})*$`);

/** Opens the storage: a local folder, or a bucket of S3 or a service that speaks like it. */
export function createStorage(options: StorageOptions): Storage {
  return withCheckedKeys(
    options.kind === 'local' ? createLocalStore(options.folder) : createS3Store(options),
  );
}

/** No key leads out of the storage, to a hidden file, or to a name that some file system could not hold. */
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
