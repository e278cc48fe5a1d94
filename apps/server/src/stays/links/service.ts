import { requireStanding } from '../../members/accounts/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail, found } from '../../platform/errors.ts';
import { enqueueAll } from '../../platform/jobs/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { hidesDestinationTooEarly } from '../spam/index.ts';
import { newCode } from './codes.ts';
import { requestLink } from './jobs.ts';
import { detachLinks } from './moves/queries.ts';
import { openPartners, type PartnerSettings, type Partners } from './partners/choose.ts';
import { publicHttps } from './partners/public-https.ts';
import { linkPolicy } from './policy.ts';
import {
  insertOwnLink,
  type LinkRow,
  linkById,
  type PostFacts,
  type PostLink,
  postsToLink,
  setSwitch,
  upsertPostLinks,
} from './queries.ts';

export interface LinkMaking {
  config: PartnerSettings;
  clock: Clock;
}

/**
 * Creates or updates the hotel links of these posts. Call in the transaction that writes the posts. A post that names no hotel gets none,
 * and loses the one it had.
 */
export async function linkPosts(
  trx: Executor,
  making: LinkMaking,
  postIds: readonly number[],
): Promise<void> {
  if (postIds.length === 0) return;
  await linkFacts(trx, making, await postsToLink(trx, postIds));
}

/** The same for posts that are already loaded. */
export async function linkFacts(
  trx: Executor,
  { config, clock }: LinkMaking,
  posts: readonly PostFacts[],
): Promise<void> {
  const partners = openPartners(config);
  const wanted = posts.map((post) => wantedLink(partners, post));
  const changed = await upsertPostLinks(
    trx,
    wanted.filter((link) => link !== null),
    clock.now(),
  );
  const unlinked = posts.filter((_post, index) => wanted[index] === null).map((post) => post.id);
  await detachLinks(trx, unlinked, clock.now());
  await enqueueAll(
    trx,
    requestLink,
    changed
      .filter((link) => link.partner_url === null && partners.named(link.partner)?.ask !== undefined)
      .map((link) => ({ payload: { linkId: link.id }, key: String(link.id) })),
  );
}

function wantedLink(partners: Partners, post: PostFacts): PostLink | null {
  const name = post.known_name ?? post.hotel_name;
  if (name === null) return null;
  const hotel = {
    name,
    city: post.known_city ?? post.city,
    country: post.known_country ?? post.country,
    slug: post.slug,
  };
  const route = partners.route({ given: post.hotel_url, website: post.website, hotel });
  if (route === null) return null;
  return {
    code: newCode(),
    user_id: post.user_id,
    post_id: post.id,
    hotel_id: post.hotel_id,
    label: post.hotel_name ?? name,
    target_url: route.target,
    partner: route.partner,
    partner_url: route.address,
    source_handle: post.source_handle,
    source_account_id: post.source_account_id,
  };
}

/** Switches the link of a post off permanently, because the post is being deleted. Its clicks and bookings stay. */
export function detachLinkOf(trx: Executor, clock: Clock, postId: number): Promise<void> {
  return detachLinks(trx, [postId], clock.now());
}

/** Where the link of an address would lead; the hotel is known by the label only. */
export function ownRoute(partners: Partners, link: { url: string; label: string }) {
  return partners.route({
    given: link.url,
    website: null,
    hotel: { name: link.label, city: null, country: null, slug: null },
  });
}

/** Makes a link from an address that its owner pasted. @throws {ApiError} at `url` unless it is a public https address that shows where it leads. */
export async function makeOwnLink(
  { db, config, clock }: Platform,
  viewer: Viewer,
  wish: { url: string; label: string },
): Promise<LinkRow> {
  const url = publicHttps(wish.url);
  if (url === null) fail('request.invalid', { url: 'not_public_https' });
  if (await hidesDestinationTooEarly(db, { userId: viewer.id, link: url }, clock.now()))
    fail('request.invalid', { url: 'veiled' });
  const partners = openPartners(config);
  const label = wish.label === '' ? new URL(url).hostname.replace(/^www\./, '') : wish.label;
  const route = found(ownRoute(partners, { url, label }), 'request.invalid');
  return inTransaction(db, async (trx) => {
    await requireStanding(trx, viewer);
    const id = await insertOwnLink(trx, {
      code: newCode(),
      user_id: viewer.id,
      label,
      target_url: route.target,
      partner: route.partner,
      partner_url: route.address,
      created_at: clock.now(),
    });
    if (route.address === null) await enqueueAll(trx, requestLink, [{ payload: { linkId: id } }]);
    return found(await linkById(trx, id), 'links.not_found');
  });
}

/** Switches the viewer's own link on or off. Another member's link does not exist for the viewer. */
export function switchLink(
  { db, clock }: Platform,
  viewer: Viewer,
  change: { id: number; on: boolean },
): Promise<LinkRow> {
  return inTransaction(db, async (trx) => {
    await requireStanding(trx, viewer);
    const link = found(await linkById(trx, change.id), 'links.not_found');
    if (!linkPolicy.update(viewer, link) || link.target_url === '') fail('links.not_found');
    if (change.on !== (link.switched_off_at === null)) {
      await setSwitch(trx, link.id, change.on ? null : clock.now());
    }
    return found(await linkById(trx, link.id), 'links.not_found');
  });
}
