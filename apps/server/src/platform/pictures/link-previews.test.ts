import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Storage } from '../storage/index.ts';
import { createLinkPreviews } from './link-previews.ts';

/** Keeps files in memory and counts how often one is written. */
function memory(files: Map<string, Uint8Array>, onPut: () => void = () => undefined) {
  const puts: string[] = [];
  const storage: Pick<Storage, 'get' | 'put' | 'exists' | 'deletePrefix'> = {
    get: async (key) => files.get(key) ?? null,
    exists: async (key) => files.has(key),
    put: async (key, content) => {
      puts.push(key);
      onPut();
      files.set(key, content as Uint8Array);
    },
    deletePrefix: async (folder) => {
      for (const key of [...files.keys()]) if (key.startsWith(`${folder}/`)) files.delete(key);
    },
  };
  return { puts, add: createLinkPreviews(storage as Storage) };
}

const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#3a6b7c' } })
    .webp()
    .toBuffer();

test('A link preview is drawn once, however many ask for it at once', async () => {
  const files = new Map<string, Uint8Array>([['p/one/1600.webp', await picture()]]);
  const { puts, add } = memory(files);
  await Promise.all([add('p/one'), add('p/one'), add('p/one')]);
  expect(puts).toEqual(['p/one/preview.jpg']);
  expect(await sharp(files.get('p/one/preview.jpg')).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
});

test('A picture that is not there gets no link preview, and one deleted meanwhile leaves none behind', async () => {
  const files = new Map<string, Uint8Array>([['p/one/1600.webp', await picture()]]);
  const { puts, add } = memory(files, () => files.delete('p/one/1600.webp'));
  await add('p/none');
  expect(puts).toEqual([]);
  await add('p/one');
  expect([...files.keys()]).toEqual([]);
});
