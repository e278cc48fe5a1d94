import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../jobs/index.ts';
import type { Storage } from '../storage/index.ts';

export const deletePictures = defineJob('media.delete', z.object({ keys: z.array(z.string()) }));

export function deletePicturesHandler({ storage }: { storage: Storage }): JobHandler {
  return handleJob(deletePictures, async ({ keys }) => {
    for (const key of keys) await storage.deletePrefix(key);
  });
}
