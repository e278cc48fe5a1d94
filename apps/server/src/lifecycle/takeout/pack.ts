import { Readable, Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import { textsIn } from '@staylore/phrases/texts-in';
import { ZipFile } from 'yazl';
import { userById } from '../../members/accounts/index.ts';
import { inPages } from '../../platform/db/in-pages.ts';
import type { Platform } from '../../platform/platform.ts';
import { personalData } from '../personal-data/index.ts';
import { contents, textOf } from './contents.ts';

const atOnce = 200;
/** The largest stored size of a picture. */
const largest = '1600.webp';

export interface Packing {
  userId: number;
  /** The archive's key in the storage. */
  target: string;
  signal: AbortSignal;
  /** Called with how many files are packed of how many. */
  onProgress(done: number, total: number): Promise<void>;
}

/**
 * Packs all data of a member into a ZIP archive in the storage, one file after the other and none of them completely in memory. Returns its
 * size in bytes. A failure leaves no archive.
 */
export async function pack(platform: Platform, packing: Packing): Promise<number> {
  const zip = new ZipFile();
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const given = zip.outputStream as Readable;
  const stop = new AbortController();
  const signal = AbortSignal.any([packing.signal, stop.signal]);
  signal.addEventListener('abort', () => {
    given.destroy(new Error('Packing was stopped'));
    counted.destroy(new Error('Packing was stopped'));
  });
  // The result is awaited below; until then an error without a listener would end the process.
  for (const stream of [given, counted]) stream.on('error', () => undefined);
  // The archive reports internal errors here and not on its stream.
  zip.on('error', (error: Error) => counted.destroy(error));
  given.pipe(counted);
  const stored = platform.storage.put(packing.target, counted, 'application/zip');
  try {
    await Promise.all([stored, fill(platform, { ...packing, signal, zip })]);
  } catch (error) {
    stop.abort();
    await stored.catch(() => undefined);
    throw error;
  }
  return bytes;
}

type Filling = Packing & { zip: ZipFile };

async function fill(platform: Platform, filling: Filling): Promise<void> {
  const { db, clock, storage } = platform;
  const { zip, userId, signal, onProgress } = filling;
  const mtime = clock.now();
  const pictures = personalData.flatMap((one) => one.pictures ?? []);
  let total = contents.length;
  for (const { count } of pictures) total += await count(db, userId);
  let done = 0;
  const add = async (name: string, content: Readable, compress: boolean) => {
    signal.throwIfAborted();
    zip.addReadStream(content, name, { mtime, compress });
    try {
      await finished(content, { signal });
    } catch (error) {
      content.destroy();
      throw error;
    }
  };
  const addPicture = async (name: string, key: string) => {
    // Deleted just now, or its file was lost: the member still gets the others.
    const file = await storage.stream(`${key}/${largest}`);
    if (file !== null) await add(name, file.body, false);
  };
  const member = await userById(db, userId);
  await add('README.txt', Readable.from([textsIn(member?.language ?? 'en')('takeoutReadme.text')]), true);
  for (const content of contents) {
    await add(content.file, Readable.from(textOf(content, db, userId)), true);
    done += 1;
    await onProgress(done, total);
  }
  for (const { list } of pictures) {
    for await (const { file, key } of inPages(atOnce, (page) => list(db, { userId, ...page }))) {
      await addPicture(file, key);
      done += 1;
      await onProgress(done, total);
    }
  }
  zip.end();
}
