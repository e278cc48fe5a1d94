import type { ImportItem } from '@staylore/contract/imports/review-items';
import type { Executor } from '../../../platform/db/database.ts';
import { networkPosts, pictureUrls } from '../../photo-network/index.ts';
import { presentItem } from '../present.ts';
import type { ImportRow, ItemRow } from '../queries.ts';
import { networkId } from './read-items.ts';

/** Items as they are answered, with their pictures if those are at the network and not in the browser. */
export async function hydrateItems(
  db: Executor,
  target: ImportRow,
  rows: readonly ItemRow[],
): Promise<ImportItem[]> {
  if (target.source === 'export' || target.handle === null) return rows.map((row) => presentItem(row, null));
  const ids = rows.flatMap((row) => networkId(row.key) ?? []);
  const posts = new Map((await networkPosts(db, target.handle, ids)).map((post) => [post.id, post]));
  return rows.map((row) => {
    const post = posts.get(networkId(row.key) ?? '');
    return presentItem(row, post === undefined ? null : (pictureUrls(post)[0] ?? null));
  });
}

export async function hydrateItem(db: Executor, target: ImportRow, row: ItemRow): Promise<ImportItem> {
  const [item] = await hydrateItems(db, target, [row]);
  if (item === undefined) throw new RangeError('One row gives one item');
  return item;
}
