import type { Executor } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { enqueue, HopelessJob, handleJob, type JobHandler } from '../../platform/jobs/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkLinks } from './check-targets.ts';
import { deleteSaltsBefore, rotateClickPartitions } from './clicks/queries.ts';
import { checkTargets, deleteSalts, maintainClickPartitions, requestLink, rerouteLinks } from './jobs.ts';
import { openPartners, routingOf } from './partners/choose.ts';
import { linkById, ownLinksAfter, postsToLinkAfter, rerouteLink, storePartnerAddress } from './queries.ts';
import { deleteRoutings, isRouted, recordRouting } from './routing/queries.ts';
import { linkFacts, ownRoute } from './service.ts';

const pageSize = 500;

export function linkHandlers(platform: Platform): JobHandler[] {
  const { db, clock } = platform;
  return [
    handleJob(requestLink, ({ linkId }) => makeAddress(platform, linkId)),
    handleJob(rerouteLinks, (from) => reroute(platform, from)),
    handleJob(checkTargets, (_nothing, context) => checkLinks(platform, context.signal)),
    handleJob(maintainClickPartitions, () => rotateClickPartitions(db, clock.now())),
    handleJob(deleteSalts, () => deleteSaltsBefore(db, clock.now())),
  ];
}

/**
 * Routes all links as this start's configuration says, and gives posts of an older database theirs, unless that was done: it reads every
 * post.
 */
export async function rerouteAtStart({ db, config }: Platform): Promise<void> {
  const routing = routingOf(config);
  await inTransaction(db, async (trx) => {
    if (await isRouted(trx, routing)) return;
    await deleteRoutings(trx);
    await enqueue(trx, rerouteLinks, { of: 'posts', after: 0, routing }, { key: 'from the start' });
  });
}

async function makeAddress(platform: Platform, linkId: number): Promise<void> {
  const link = await linkById(platform.db, linkId);
  if (link === undefined || link.partner_url !== null) return;
  const ask = openPartners(platform.config).named(link.partner)?.ask;
  if (ask === undefined) throw new HopelessJob(`${link.partner} is not set up`);
  await storePartnerAddress(platform.db, link, await ask(link.target_url, platform.fetchSafely));
}

interface RerouteFrom {
  of: 'posts' | 'members';
  after: number;
  routing?: string | undefined;
}

async function reroute(platform: Platform, from: RerouteFrom): Promise<void> {
  const { of, after } = from;
  const mine = routingOf(platform.config);
  // If servers of two configurations alternate, it is unknown which one routed a given page.
  const routing = from.routing === mine ? mine : undefined;
  await inTransaction(platform.db, async (trx) => {
    const last = await (of === 'posts' ? reroutePosts : rerouteOwnLinks)(trx, platform, after);
    if (last !== undefined) await enqueue(trx, rerouteLinks, { of, after: last, routing });
    else if (of === 'posts') await enqueue(trx, rerouteLinks, { of: 'members', after: 0, routing });
    else if (routing !== undefined) await recordRouting(trx, routing, platform.clock.now());
  });
}

/** Routes the links of a page of posts; returns the id of its last one, undefined when none are left. */
async function reroutePosts(trx: Executor, platform: Platform, after: number): Promise<number | undefined> {
  const posts = await postsToLinkAfter(trx, after, pageSize);
  await linkFacts(trx, platform, posts);
  return posts.at(pageSize - 1)?.id;
}

/** The same for a page of links that members made from addresses. */
async function rerouteOwnLinks(
  trx: Executor,
  platform: Platform,
  after: number,
): Promise<number | undefined> {
  const partners = openPartners(platform.config);
  const links = await ownLinksAfter(trx, after, pageSize);
  for (const link of links) {
    const route = ownRoute(partners, { url: link.target_url, label: link.label });
    if (route === null || isRoutedBy(link, route)) continue;
    const { target, partner, address } = route;
    await rerouteLink(trx, link.id, { target_url: target, partner, partner_url: address });
    if (address === null) await enqueue(trx, requestLink, { linkId: link.id });
  }
  return links.at(pageSize - 1)?.id;
}

/** A route without an address is one that the partner has still to give, or has given. */
const isRoutedBy = (
  link: Awaited<ReturnType<typeof ownLinksAfter>>[number],
  { target, partner, address }: NonNullable<ReturnType<typeof ownRoute>>,
): boolean =>
  link.target_url === target &&
  link.partner === partner &&
  (address === null || link.partner_url === address);
