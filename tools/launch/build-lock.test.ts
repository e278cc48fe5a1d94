import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PublicError } from '../../apps/server/src/config/public-error.ts';
import { removeFolder, throwawayFolder } from '../../apps/server/test/database/throwaway-folder.ts';
import { withBuildLock } from './build-lock.ts';

let folder: string;

beforeAll(async () => {
  folder = await throwawayFolder('build-lock');
});

afterAll(() => removeFolder(folder));

test('A build in a folder that is not writable ends with one sentence instead of waiting for ever', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  const build = vi.fn();
  // The user who runs the tests may write everywhere; these cannot be made by anyone, neither the folder around nor the lock itself.
  for (const lock of [path.join(file, 'var/lock'), path.join(folder, 'x'.repeat(300))]) {
    const error: unknown = await withBuildLock(lock, build).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PublicError);
    expect(String(error)).toMatch(
      /cannot be built here \(E[A-Z]+\): run npx staylore build as the user who owns [^\n]+\.$/,
    );
  }
  expect(build).not.toHaveBeenCalled();
});

test('Two that build at once do so one after the other, and the lock of a killed one is taken over', async () => {
  const lock = path.join(folder, 'lock');
  let building = 0;
  const build = async () => {
    building += 1;
    expect(building).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    building -= 1;
  };
  await Promise.all([withBuildLock(lock, build), withBuildLock(lock, build)]);
  await mkdir(lock);
  await utimes(lock, new Date(0), new Date(0));
  await withBuildLock(lock, build);
});
