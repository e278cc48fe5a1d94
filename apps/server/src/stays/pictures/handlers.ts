import type { PosterCharacter } from '@staylore/posters/posters';
import { updateUserRow, userById } from '../../members/accounts/index.ts';
import { OutgoingError } from '../../platform/fetch-safely/index.ts';
import { HopelessJob, handleJob, type JobContext, type JobHandler } from '../../platform/jobs/index.ts';
import {
  fetchPicture,
  newPictureKey,
  PictureError,
  type ProcessedPicture,
  renderSvg,
  storePicture,
} from '../../platform/pictures/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { copyPicture, drawPicture, drawPortrait } from './jobs.ts';
import { type PictureRow, pictureById, updatePicture } from './queries.ts';

/** Loaded when something is drawn, which after the first fill of a demo world is nothing. */
const posters = () => import('@staylore/posters/posters');

/** How the jobs that bring pictures are done. */
export function pictureHandlers(platform: Platform): JobHandler[] {
  const { db } = platform;
  const pending = async (id: number): Promise<PictureRow | null> => {
    const picture = await pictureById(db, id);
    // Deleted meanwhile, or done by an attempt that died after the work.
    return picture === undefined || picture.status === 'ready' ? null : picture;
  };

  return [
    handleJob(copyPicture, async ({ pictureId }, context) => {
      const picture = await pending(pictureId);
      if (picture !== null) await copy(platform, picture, context);
    }),
    handleJob(drawPicture, async ({ pictureId }) => {
      const picture = await pending(pictureId);
      if (picture?.poster == null) return;
      const { character, ...poster } = picture.poster;
      const { drawPoster } = await posters();
      const svg = drawPoster({
        ...poster,
        character: character as PosterCharacter,
        width: 1080,
        height: 1350,
      });
      await finish(platform, picture, await renderSvg(svg));
    }),
    handleJob(drawPortrait, (portrait) => drawMissing(platform, portrait)),
  ];
}

/** Draws avatar and cover where the member has none: neither an own picture nor that of an earlier attempt is replaced. */
async function drawMissing(
  { db, storage }: Platform,
  { userId, seed, cover }: { userId: number; seed: string; cover: string },
): Promise<void> {
  const member = await userById(db, userId);
  const { drawAvatar, drawCover } = await posters();
  if (member !== undefined && member.avatar_key === null) {
    const { key } = await storePicture(
      storage,
      newPictureKey(),
      await renderSvg(drawAvatar({ seed, size: 640 })),
    );
    await updateUserRow(db, userId, { avatar_key: key });
  }
  if (member !== undefined && member.cover_key === null) {
    const wide = drawCover({ seed, character: cover as PosterCharacter, width: 1800, height: 600 });
    const { key } = await storePicture(storage, newPictureKey(), await renderSvg(wide));
    await updateUserRow(db, userId, { cover_key: key });
  }
}

async function copy(platform: Platform, picture: PictureRow, context: JobContext): Promise<void> {
  try {
    if (picture.source_url === null) throw new HopelessJob('The picture has no source');
    const fetched = await fetchPicture(platform.fetchSafely, picture.source_url, context.signal);
    await finish(platform, picture, fetched);
  } catch (error) {
    const hopeless = isHopeless(error);
    if (hopeless || context.isLastAttempt) {
      await updatePicture(platform.db, picture.id, {
        status: 'failed',
        failure: String(error).slice(0, 300),
      });
    }
    throw hopeless ? new HopelessJob('The picture cannot be had', { cause: error }) : error;
  }
}

/** The network refuses it for good, or it is not a picture. */
function isHopeless(error: unknown): boolean {
  if (error instanceof HopelessJob) return true;
  if (error instanceof PictureError) return error.fault !== 'overloaded';
  if (!(error instanceof OutgoingError)) return false;
  if (error.kind === 'status') return [401, 403, 404, 410].includes(error.status ?? 0);
  return error.kind === 'refused' || error.kind === 'too_large';
}

async function finish(
  { db, storage }: Platform,
  picture: PictureRow,
  processed: ProcessedPicture,
): Promise<void> {
  const { width, height, thumbhash } = await storePicture(storage, picture.key, processed);
  const ready = { status: 'ready', width, height, thumbhash, failure: null } as const;
  // Deleted while it was on the way: the job that removes its files may have run before they were there.
  if (!(await updatePicture(db, picture.id, ready))) await storage.deletePrefix(picture.key);
}
