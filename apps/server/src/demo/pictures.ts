import { readFile } from 'node:fs/promises';
import { avatarFile, coverFile, pictureFile } from '@staylore/demo-world/pictures';
import type { DemoPicture } from '@staylore/demo-world/types';
import sharp from 'sharp';
import { z } from 'zod';
import { updateUserRow, userById } from '../members/accounts/index.ts';
import type { Executor } from '../platform/db/database.ts';
import { defineJob, enqueueAll, handleJob, type JobHandler } from '../platform/jobs/index.ts';
import { newPictureKey, processPicture, storePicture } from '../platform/pictures/index.ts';
import type { Platform } from '../platform/platform.ts';
import { awaitPictures, finishPicture, pendingPicture } from '../stays/pictures/index.ts';

/** Processes a shipped picture, as if it were uploaded, for every post that shows it. */
const takePictureIn = defineJob(
  'demo.picture',
  z.object({ name: z.string(), pictureIds: z.array(z.number().int()) }),
  { urgency: 'background' },
);
/** Processes the portrait and the cover of a demo member. */
const takePortraitIn = defineJob(
  'demo.portrait',
  z.object({ userId: z.number().int(), username: z.string() }),
  { urgency: 'background' },
);

/** Adds pictures to stays. Each shipped picture is processed once; the first ones visible come first, in the order of the stays. */
export async function planShippedPictures(
  trx: Executor,
  stays: readonly { postId: number; pictures: readonly DemoPicture[] }[],
): Promise<void> {
  const names = new Map(
    stays.flatMap(({ postId, pictures }) =>
      pictures.map(({ name }, position) => [`${postId} ${position}`, name] as const),
    ),
  );
  const rows = await awaitPictures(
    trx,
    stays.map(({ postId, pictures }) => ({ postId, pictures: pictures.map(({ alt }) => ({ alt })) })),
  );
  const coversFirst = [...rows].sort((one, other) => one.position - other.position);
  const byName = Map.groupBy(coversFirst, (row) => names.get(`${row.post_id} ${row.position}`) ?? '');
  await enqueueAll(
    trx,
    takePictureIn,
    [...byName].map(([name, shown]) => ({
      payload: { name, pictureIds: shown.map(({ id }) => id) },
      key: name,
    })),
  );
}

/** Schedules portraits and covers; `ids` are the members by username. */
export async function planPortraits(trx: Executor, ids: ReadonlyMap<string, number>): Promise<void> {
  await enqueueAll(
    trx,
    takePortraitIn,
    [...ids].map(([username, userId]) => ({ payload: { userId, username }, key: `portrait:${userId}` })),
  );
}

export function shippedPictureHandlers(platform: Platform): JobHandler[] {
  return [
    handleJob(takePictureIn, async ({ name, pictureIds }) => {
      const processed = await processPicture(await shipped(platform, pictureFile(name)), name);
      await Promise.all(
        pictureIds.map(async (id) => {
          const picture = await pendingPicture(platform, id);
          if (picture !== null) await finishPicture(platform, picture, processed);
        }),
      );
    }),
    handleJob(takePortraitIn, (portrait) => takeMissingIn(platform, portrait)),
  ];
}

/** Neither a member's own picture nor that of an earlier attempt is replaced. */
async function takeMissingIn(
  platform: Platform,
  { userId, username }: { userId: number; username: string },
): Promise<void> {
  const { db, storage } = platform;
  const member = await userById(db, userId);
  const store = async (file: string) =>
    (await storePicture(storage, newPictureKey(), await processPicture(await shipped(platform, file), file)))
      .key;
  if (member !== undefined && member.avatar_key === null)
    await updateUserRow(db, userId, { avatar_key: await store(avatarFile(username)) });
  if (member !== undefined && member.cover_key === null)
    await updateUserRow(db, userId, { cover_key: await store(coverFile(username)) });
}

/** The bytes of a shipped picture; smaller if a test suite asks for that, as the cost of processing depends on its size. */
function shipped({ config }: Platform, file: string): Promise<Buffer> {
  const width = config.demoPictureWidth;
  return width === undefined
    ? readFile(file)
    : sharp(file).resize({ width, withoutEnlargement: true }).webp({ effort: 0 }).toBuffer();
}
