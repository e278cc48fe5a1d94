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
  const mine = routingOf(platform.config);
  // If servers of two configurations alternate, it is unknown which one routed a given page.
  const routing = from.routing === mine ? mine : undefined;
  await inTransaction(platform.db, async (trx) => {
    if (from.of === 'posts') {
      const posts = await postsToLinkAfter(trx, from.after, pageSize);
      await linkFacts(trx, platform, posts);
      const last = posts.at(-1);
      const next =
        last === undefined || posts.length < pageSize
          ? { of: 'members' as const, after: 0, routing }
          : { of: 'posts' as const, after: last.id, routing };
      await enqueue(trx, rerouteLinks, next);
      return;
    }
    const partners = openPartners(platform.config);
    const links = await ownLinksAfter(trx, from.after, pageSize);
    for (const link of links) {
      const route = ownRoute(partners, { url: link.target_url, label: link.label });
      if (route === null) continue;
      const wanted = { target_url: route.target, partner: route.partner, partner_url: route.address };
      const same =
        link.target_url === wanted.target_url &&
        link.partner === wanted.partner &&
        (wanted.partner_url === null || link.partner_url === wanted.partner_url);
      if (same) continue;
      await rerouteLink(trx, link.id, wanted);
      if (wanted.partner_url === null) await enqueue(trx, requestLink, { linkId: link.id });
    }
    const last = links.at(-1);
    if (last !== undefined && links.length === pageSize) {
      await enqueue(trx, rerouteLinks, { of: 'members', after: last.id, routing });
    } else if (routing !== undefined) await recordRouting(trx, routing, platform.clock.now());
  });
}
