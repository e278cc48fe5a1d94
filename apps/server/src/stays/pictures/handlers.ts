import { OutgoingError } from '../../platform/fetch-safely/index.ts';
import { HopelessJob, handleJob, type JobContext, type JobHandler } from '../../platform/jobs/index.ts';
import { fetchPicture, PictureError } from '../../platform/pictures/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { finishPicture, pendingPicture } from './finish-picture.ts';
import { copyPicture } from './jobs.ts';
import { type PictureRow, updatePicture } from './queries.ts';

export function pictureHandlers(platform: Platform): JobHandler[] {
  return [
    handleJob(copyPicture, async ({ pictureId }, context) => {
      const picture = await pendingPicture(platform, pictureId);
      if (picture !== null) await copy(platform, picture, context);
    }),
  ];
}

async function copy(platform: Platform, picture: PictureRow, context: JobContext): Promise<void> {
  try {
    if (picture.source_url === null) throw new HopelessJob('The picture has no source');
    const fetched = await fetchPicture(platform, picture.source_url, context.signal);
    await finishPicture(platform, picture, fetched);
  } catch (error) {
    const hopeless = isHopeless(error);
    if (hopeless || context.isLastAttempt) {
      await updatePicture(platform.db, picture.id, {
        status: 'failed',
        failure: String(error).slice(0, 300),
      });
    }
    throw hopeless ? new HopelessJob('The picture cannot be copied', { cause: error }) : error;
  }
}

/** Whether no further attempt can succeed. */
function isHopeless(error: unknown): boolean {
  if (error instanceof HopelessJob) return true;
  if (error instanceof PictureError) return error.fault !== 'overloaded';
  if (!(error instanceof OutgoingError)) return false;
  if (error.kind === 'status') return [401, 403, 404, 410].includes(error.status ?? 0);
  return error.kind === 'refused' || error.kind === 'too_large';
}
