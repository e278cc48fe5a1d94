import { fromMinor } from '@staylore/money/money';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { saveStays } from '../../../stays/posts/index.ts';
import { hashtags } from '../../../stays/tags/index.ts';
import {
  handleOwner,
  type NetworkPostRow,
  networkPosts,
  newStay,
  planFinish,
  type Stay,
} from '../../photo-network/index.ts';
import { knownPosts, networkId } from '../items/read-items.ts';
import { type ImportRow, type ItemRow, lockAccepted, updateItem } from '../queries.ts';

/** Items per call, and per transaction. */
const atOnce = 100;

/**
 * Publishes accepted items whose posts a scan has read; jobs fetch their pictures and notify the member at the end. Returns how many items
 * were handled. All or nothing, and two simultaneous calls publish each item once.
 */
export async function publishAccepted(platform: Platform, target: ImportRow): Promise<number> {
  const { handle } = target;
  if (target.source === 'export' || handle === null) return 0;
  return inTransaction(platform.db, async (trx) => {
    // It may have been claimed since the import began.
    const owner = await handleOwner(trx, handle);
    if (owner !== null && owner !== target.user_id) fail('instagram.handle_claimed');
    const items = await lockAccepted(trx, target.id, atOnce);
    const ids = items.flatMap((item) => networkId(item.key) ?? []);
    const posts = new Map((await networkPosts(trx, handle, ids)).map((post) => [post.id, post]));
    const sent = items.map(({ key, caption, taken_at }) => ({
      key,
      caption,
      taken_at: taken_at?.toISOString() ?? null,
    }));
    const known = await knownPosts(trx, target.user_id, sent);
    const by = {
      userId: target.user_id,
      now: platform.clock.now(),
      marks: { archived: target.archived, ad_label: target.ad_label },
    };
    const fresh = items.flatMap((item) => {
      const post = posts.get(networkId(item.key) ?? '');
      return post === undefined || known.has(item.key) ? [] : [{ item, post }];
    });
    const savedIds = await saveStays(
      trx,
      platform,
      fresh.map(({ item, post }) => ({ ...newStay(post, stayIn(item, post), by), typed: item.corrected })),
    );
    const saved = new Map(fresh.map(({ item }, index) => [item.id, savedIds[index] ?? null]));
    for (const item of items) {
      const postId = saved.get(item.id) ?? null;
      const duplicate_of = known.get(item.key) ?? null;
      await updateItem(
        trx,
        item.id,
        postId === null ? { state: 'duplicate', duplicate_of } : { state: 'imported', post_id: postId },
      );
    }
    await planFinish(trx, {
      userId: target.user_id,
      handle,
      postIds: [...saved.values()].filter((id) => id !== null),
    });
    return items.length;
  });
}

function stayIn(item: ItemRow, post: NetworkPostRow): Stay {
  const { city, country, hotel_name, lat, lng, price_currency, price_minor } = item;
  return {
    location: [hotel_name, city].filter(Boolean).join(', ').slice(0, 200),
    hotelName: hotel_name,
    names: hotel_name === null ? [] : [hotel_name],
    city,
    state: item.region,
    country,
    lat,
    lng,
    price:
      price_minor === null || price_currency === null
        ? null
        : { amount: fromMinor(price_minor, price_currency), currency: price_currency, per: item.price_per },
    found: lat === null ? 2 : 3,
    confidence: item.probability,
    evidence: [],
    tags: hashtags(post.caption ?? ''),
  };
}
