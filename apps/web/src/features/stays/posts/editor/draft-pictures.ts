import { del, get, set } from 'idb-keyval';
import type { DraftPicture } from './pictures/pictures.ts';

/*
 * Pictures of a draft, beside its words in `draft-store.ts`. If the browser stores no files they live as long as the page: each of these
 * functions then does nothing.
 */

const place = (key: string) => `${key}_pictures`;

/** Stores the pictures of a draft; does nothing if storage is disabled or full. */
export async function keepPictures(key: string, pictures: readonly DraftPicture[]): Promise<void> {
  await set(place(key), pictures).catch(() => undefined);
}

/** The stored pictures, with object URLs for this page; null if none are stored. */
export async function readPictures(key: string): Promise<DraftPicture[] | null> {
  const kept = await get<DraftPicture[]>(place(key)).catch(() => undefined);
  return (
    kept?.map((picture) =>
      picture.kind === 'new' ? { ...picture, url: URL.createObjectURL(picture.file) } : picture,
    ) ?? null
  );
}

export async function dropPictures(key: string): Promise<void> {
  await del(place(key)).catch(() => undefined);
}
