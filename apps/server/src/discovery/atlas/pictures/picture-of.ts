import type { Language } from '@staylore/contract/fields';
import { atlasBeds, atlasReach } from '@staylore/phrases/atlas-words';
import { possessive } from '@staylore/phrases/possessive';
import { textsIn } from '@staylore/phrases/texts-in';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { ApiError } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs/index.ts';
import { deletePictures, newPictureKey } from '../../../platform/pictures/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { LoadedAtlas } from '../load.ts';
import { pointsOf } from '../queries.ts';
import { drawInThread } from './draw-thread.ts';
import { findStoredPicture, keepPicture } from './queries.ts';
import type { Drawing } from './sheet.ts';

interface PictureRequest {
  kind: 'preview' | 'story';
  language: Language;
}

type PictureOf = (atlas: LoadedAtlas, request: PictureRequest) => Promise<Uint8Array>;

/** Pictures that are drawn one after the other; who asks for yet another one then is turned away. */
const maxUnderWay = 20;
const retryAfterSeconds = 5;
/** More points than this no map of the world can separate. */
const maxPoints = 20_000;

/**
 * Pictures of atlases as JPEG. A stored picture is returned as long as it shows what the atlas contains now: whatever changes stays also
 * changes the atlas's `content`, and the next reader has the picture drawn again. Those who ask while it is being drawn wait for it.
 * @throws {ApiError} `server.unavailable` while many others are being drawn
 */
export function openPictures(platform: Platform, { most = maxUnderWay } = {}): PictureOf {
  const underWay = new Map<string, Promise<Uint8Array>>();
  return async (atlas, request) => {
    const key = JSON.stringify([atlas.member.id, request.kind, request.language, atlas.content]);
    const known = underWay.get(key) ?? (await storedPicture(platform, atlas, request)) ?? underWay.get(key);
    if (known !== undefined) return known;
    if (underWay.size >= most) throw new ApiError('server.unavailable', { retryAfterSeconds });
    const drawing = drawAndKeep(platform, atlas, request).finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    return drawing;
  };
}

async function storedPicture(
  { db, storage }: Platform,
  atlas: LoadedAtlas,
  request: PictureRequest,
): Promise<Uint8Array | undefined> {
  const kept = await findStoredPicture(db, { userId: atlas.member.id, ...request });
  if (kept?.content !== atlas.content) return undefined;
  return (await storage.get(fileIn(kept.key, request))) ?? undefined;
}

async function drawAndKeep(
  platform: Platform,
  atlas: LoadedAtlas,
  request: PictureRequest,
): Promise<Uint8Array> {
  const { db, storage, clock } = platform;
  const name = { userId: atlas.member.id, ...request };
  const bytes = await drawInThread(await drawingOf(platform, atlas, request));
  const key = newPictureKey();
  await storage.put(fileIn(key, request), bytes, 'image/jpeg');
  await inTransaction(db, async (trx) => {
    const before = await findStoredPicture(trx, name, true);
    if (before !== undefined) await enqueue(trx, deletePictures, { keys: [before.key] });
    const { kind, language } = request;
    const { content } = atlas;
    await keepPicture(trx, { user_id: name.userId, kind, language, key, content, made_at: clock.now() });
  });
  return bytes;
}

const fileIn = (key: string, { kind }: PictureRequest) => `${key}/${kind}.jpg`;

async function drawingOf(platform: Platform, atlas: LoadedAtlas, request: PictureRequest): Promise<Drawing> {
  const { kind, language } = request;
  const { member, countries, viewerId } = atlas;
  const t = textsIn(language);
  const file = async (key: string | null, size: string) =>
    key === null ? null : await platform.storage.get(`${key}/${size}.webp`);
  const tiles = await Promise.all(
    atlas.tiles.map((key, at) => file(key, kind === 'story' && at === 0 ? '1600' : '800')),
  );
  return {
    kind,
    whose: possessive(member.name === '' ? member.username : member.name, language),
    // If the fonts have no letters for the name.
    handle: `@${member.username}`,
    beds: atlasBeds(atlas, t),
    summary: atlasReach(atlas, t),
    address: `${new URL(platform.config.http.publicUrl).host}/@${member.username}`,
    countries: countries.map(({ country }) => country),
    points: await pointsOf(platform.db, { userId: member.id, viewerId }, maxPoints),
    tiles: tiles.filter((tile) => tile !== null),
    avatar: await file(member.avatar_key, '320'),
  };
}
