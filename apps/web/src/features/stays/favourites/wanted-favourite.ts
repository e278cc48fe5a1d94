import { readText, storeText } from '../../../platform/storage/stored.ts';

const key = 'wanted_favourite';

/** Stores, for this window, which stay a visitor wants to favourite after signing in. */
export const rememberFavourite = (postId: number) => storeText('sessionStorage', key, String(postId));

/** The stay that was wanted, deleted on read; null if there was none. */
export function takeWanted(): number | null {
  const id = Number(readText('sessionStorage', key));
  storeText('sessionStorage', key, null);
  return id > 0 ? id : null;
}
