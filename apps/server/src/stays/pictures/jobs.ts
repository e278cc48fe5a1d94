import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';

const picture = z.object({ pictureId: z.number().int() });

/** Copies a picture from the photo network into our own storage. */
export const copyPicture = defineJob('media.copy', picture, { maxAttempts: 8, timeoutMs: 90_000 });
/** Draws a picture of the demo world. */
export const drawPicture = defineJob('media.draw', picture, { urgency: 'background' });
/** Draws avatar and cover of a demo member. */
export const drawPortrait = defineJob(
  'media.draw_portrait',
  z.object({ userId: z.number().int(), seed: z.string(), cover: z.string() }),
  { urgency: 'background' },
);
