import { z } from 'zod';
import { dayMs, hourMs } from '../../platform/durations.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { keysInUse } from './queries.ts';

const foldersAtOnce = 10_000;

/** Files of pictures are written before their rows, so that a server killed in between leaves orphans. */
export const sweepPictures = defineJob('retention.sweep_pictures', z.object({}), {
  timeoutMs: hourMs,
  urgency: 'background',
});

/** Deletes folders of pictures that no row refers to and that are older than a day. @returns how many. */
export async function sweepLostPictures(platform: Platform, signal: AbortSignal): Promise<number> {
  let swept = 0;
  let batch = new Map<string, string>();
  const sweep = async () => {
    const used = await keysInUse(platform.db, [...batch.keys()]);
    for (const [folder, file] of batch)
      if (!used.has(folder) && (await isOld(platform, file))) {
        await platform.storage.deletePrefix(folder);
        swept += 1;
      }
    batch = new Map();
  };
  for await (const file of platform.storage.keys()) {
    signal.throwIfAborted();
    const [folder] = /^p\/[0-9a-f]{32}(?=\/)/.exec(file) ?? [];
    if (folder !== undefined) batch.set(folder, file);
    if (batch.size >= foldersAtOnce) await sweep();
  }
  await sweep();
  return swept;
}

async function isOld({ storage, clock }: Platform, file: string): Promise<boolean> {
  const stored = await storage.stream(file);
  stored?.body.destroy();
  return stored !== null && clock.now().getTime() - stored.modifiedAt.getTime() > dayMs;
}
