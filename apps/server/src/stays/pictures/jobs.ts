import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';

/** Copies a picture from the photo network into our own storage. */
export const copyPicture = defineJob('media.copy', z.object({ pictureId: z.number().int() }), {
  maxAttempts: 8,
  timeoutMs: 90_000,
  urgency: 'bulk',
});
