import type { Readable } from 'node:stream';

interface StoredFile {
  body: Readable;
  /** Bytes. */
  size: number;
  modifiedAt: Date;
}

/** Stores files by key. A key is a path of names separated by `/`; whatever is stored is complete or absent. */
export interface Storage {
  /** Stores a file, atomically replacing one of the same key. */
  put(key: string, content: Uint8Array | Readable, contentType: string): Promise<void>;
  /** The whole file, or null when there is none. */
  get(key: string): Promise<Uint8Array | null>;
  /** The file as a stream, or null if there is none. */
  stream(key: string): Promise<StoredFile | null>;
  exists(key: string): Promise<boolean>;
  /** Deletes a file; one that does not exist is no error. */
  delete(key: string): Promise<void>;
  /** Deletes everything below a folder. */
  deletePrefix(folder: string): Promise<void>;
  /** Keys of all files, in no particular order; for archives. */
  keys(): AsyncIterable<string>;
}
