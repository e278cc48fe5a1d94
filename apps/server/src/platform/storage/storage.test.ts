import { existsSync, mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3Stub, startS3Stub } from '../../../test/stand-ins/s3-stub.ts';
import { createStorage, isStorageKey, type Storage } from './index.ts';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'staylore-storage-'));
const bytes = (text: string) => new TextEncoder().encode(text);

let stub: S3Stub;
beforeAll(async () => {
  stub = await startS3Stub('pictures');
});
afterAll(() => stub.close());

const s3 = (): Storage =>
  createStorage({
    kind: 's3',
    bucket: 'pictures',
    region: 'eu-central-1',
    endpoint: stub.url,
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });

describe.each([
  ['a local folder', () => createStorage({ kind: 'local', folder: newFolder() })],
  ['S3', s3],
])('In %s', (_name, open) => {
  test('what was put is got back, byte for byte, whole or as a stream', async () => {
    const storage = open();
    const content = new Uint8Array(300_000).map((_, index) => index % 251);
    await storage.put('p/a/1600.webp', content, 'image/webp');
    expect(await storage.get('p/a/1600.webp')).toEqual(content);
    const file = await storage.stream('p/a/1600.webp');
    expect(file?.size).toBe(300_000);
    expect(file?.modifiedAt).toBeInstanceOf(Date);
    expect(new Uint8Array(await buffer(file?.body ?? Readable.from([])))).toEqual(content);
    expect(await storage.exists('p/a/1600.webp')).toBe(true);
  });

  test('every key is listed once, and nothing else', async () => {
    const storage = open();
    await storage.deletePrefix('listed');
    const before: string[] = [];
    for await (const key of storage.keys()) before.push(key);
    await storage.put('listed/a/1.webp', bytes('a'), 'image/webp');
    await storage.put('listed/2.webp', bytes('b'), 'image/webp');
    const after: string[] = [];
    for await (const key of storage.keys()) after.push(key);
    expect(after.sort()).toEqual([...before, 'listed/a/1.webp', 'listed/2.webp'].sort());
  });

  test('a stream can be put', async () => {
    const storage = open();
    await storage.put('export.zip', Readable.from([bytes('ab'), bytes('cd')]), 'application/zip');
    expect(await storage.get('export.zip')).toEqual(bytes('abcd'));
  });

  test('a stream that breaks leaves nothing', async () => {
    const storage = open();
    const broken = new Readable({
      read() {
        this.push(bytes('half'));
        this.destroy(new Error('gone'));
      },
    });
    await expect(storage.put('b/half', broken, 'text/plain')).rejects.toThrow('gone');
    expect(await storage.exists('b/half')).toBe(false);
  });

  test('a missing file is null, not an error', async () => {
    const storage = open();
    await storage.put('dir/file', bytes('x'), 'text/plain');
    for (const key of ['nothing', 'dir/nothing', 'dir', 'dir/file/below']) {
      expect(await storage.get(key)).toBeNull();
      expect(await storage.stream(key)).toBeNull();
      expect(await storage.exists(key)).toBe(false);
    }
  });

  test('a file is replaced at once', async () => {
    const storage = open();
    await storage.put('same', bytes('old'), 'text/plain');
    await storage.put('same', bytes('new'), 'text/plain');
    expect(await storage.get('same')).toEqual(bytes('new'));
  });

  test('a file or everything below a folder can be deleted, twice as well, and neighbours stay', async () => {
    const storage = open();
    for (const key of ['q/1/a', 'q/1/b', 'q/1/c', 'q/1/d/e', 'q/10/a', 'q/2']) {
      await storage.put(key, bytes(key), 'text/plain');
    }
    await storage.delete('q/2');
    await storage.delete('q/2');
    await storage.deletePrefix('q/1');
    await storage.deletePrefix('q/1');
    for (const key of ['q/1/a', 'q/1/c', 'q/1/d/e', 'q/2']) expect(await storage.exists(key)).toBe(false);
    expect(await storage.exists('q/10/a')).toBe(true);
  });

  test.each([
    '',
    '.',
    '..',
    '../x',
    'a/../b',
    '/a',
    'a/',
    'a//b',
    '.drafts/x',
    'a/.hidden',
    'a\\b',
    'a\0b',
    'ä',
    'a b',
  ])('"%s" is not a key', async (key) => {
    const storage = open();
    await expect(storage.put(key, bytes('x'), 'text/plain')).rejects.toThrow(RangeError);
    await expect(storage.get(key)).rejects.toThrow(RangeError);
    await expect(storage.stream(key)).rejects.toThrow(RangeError);
    await expect(storage.delete(key)).rejects.toThrow(RangeError);
    await expect(storage.deletePrefix(key)).rejects.toThrow(RangeError);
  });
});

test('No text that counts as a key leads out of the folder', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('.', '/', 'a', '-', '_', '\\', '~') }), (key) => {
      if (!isStorageKey(key)) return;
      expect(path.posix.normalize(`/root/${key}`)).toBe(`/root/${key}`);
    }),
    { numRuns: 2000 },
  );
});

test('Two writers of one key leave one whole file', async () => {
  const storage = createStorage({ kind: 'local', folder: newFolder() });
  const versions = ['a', 'b', 'c', 'd'].map((letter) => bytes(letter.repeat(200_000)));
  await Promise.all(versions.map((version) => storage.put('same', version, 'text/plain')));
  expect(versions).toContainEqual(await storage.get('same'));
});

test('Drafts of a killed process are removed on opening, those of a living one are left alone', async () => {
  const folder = newFolder();
  const drafts = path.join(folder, '.drafts');
  mkdirSync(drafts);
  writeFileSync(path.join(drafts, 'old'), 'half');
  writeFileSync(path.join(drafts, 'fresh'), 'half');
  utimesSync(path.join(drafts, 'old'), new Date(0), new Date(0));
  await createStorage({ kind: 'local', folder }).put('a', bytes('x'), 'text/plain');
  expect(existsSync(path.join(drafts, 'old'))).toBe(false);
  expect(readdirSync(drafts)).toEqual(['fresh']);
});

test('S3 stores the type of a file, and a temporary error of the service is retried', async () => {
  stub.fail = { status: 503, times: 1 };
  await s3().put('typed.jpg', bytes('x'), 'image/jpeg');
  expect(stub.files.get('typed.jpg')?.type).toBe('image/jpeg');
  stub.fail = { status: 403, times: 1 };
  await expect(s3().get('typed.jpg')).rejects.toThrow();
});
