import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import { listKeys } from './list-keys.ts';
import type { Storage } from './store.ts';

export interface S3Options {
  readonly bucket: string;
  readonly region: string;
  /** Undefined: Amazon's own. */
  readonly endpoint: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const year = 'public, max-age=31536000, immutable';

/** Stores files in a private bucket: the server or a CDN in front of it delivers them. */
export function createS3Store(options: S3Options): Storage {
  const client = new S3Client({
    region: options.region,
    // Services other than Amazon's address buckets by path, and not all support the newer checksums.
    ...(options.endpoint === undefined ? {} : { endpoint: options.endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    maxAttempts: 3,
  });
  const driver = new S3Driver({ client, bucket: options.bucket, visibility: 'private', supportsACL: false });
  return {
    async put(key, content, contentType) {
      const settings = { contentType, cacheControl: year };
      if (!(content instanceof Readable)) return driver.put(key, content, settings);
      await withLength(content, (body, contentLength) =>
        driver.putStream(key, body, { ...settings, contentLength }),
      );
    },
    get: (key) => unlessMissing(driver.getBytes(key)),
    stream: (key) => unlessMissing(openObject(client, { Bucket: options.bucket, Key: key })),
    exists: (key) => driver.exists(key),
    delete: (key) => driver.delete(key),
    deletePrefix: (folder) => driver.deleteAll(`${folder}/`),
    keys: () => listKeys(driver),
  };
}

async function openObject(client: S3Client, place: { Bucket: string; Key: string }) {
  const object = await client.send(new GetObjectCommand(place));
  if (!(object.Body instanceof Readable)) throw new Error('The object store answered without a body');
  return {
    body: object.Body,
    size: object.ContentLength ?? 0,
    modifiedAt: object.LastModified ?? new Date(0),
  };
}

/** The protocol needs a file's length before its first byte, so a stream is first written to a local file. */
async function withLength(
  content: Readable,
  send: (body: Readable, length: number) => Promise<void>,
): Promise<void> {
  const draft = path.join(tmpdir(), `staylore-${randomBytes(12).toString('hex')}`);
  try {
    await pipeline(content, createWriteStream(draft, { flags: 'wx', mode: 0o600 }));
    const { size } = await stat(draft);
    await send(createReadStream(draft), size);
  } finally {
    await rm(draft, { force: true });
  }
}

async function unlessMissing<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    const status = (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;
    if (status === 404) return null;
    throw error;
  }
}
