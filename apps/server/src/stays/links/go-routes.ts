import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readSession } from '../../members/accounts/index.ts';
import { ApiError, fail } from '../../platform/errors.ts';
import type { Limit } from '../../platform/guard/enforce-limit.ts';
import { sessionToken } from '../../platform/guard/session/session-cookie.ts';
import type { AnswerPage } from '../../platform/http/answer-page.ts';
import { limitNetworks } from '../../platform/http/rate-limit.ts';
import type { Platform } from '../../platform/platform.ts';
import { openClickDatabase, writeClicks } from './clicks/queries.ts';
import { type ClickRecorder, createClickRecorder } from './clicks/recorder.ts';
import { openSalts } from './clicks/salts.ts';
import { isEmbedded, isPrefetch, isRobot, visitorOf } from './clicks/visitor.ts';
import { isCode, newClickId } from './codes.ts';
import { isLive } from './live.ts';
import { isLinkOf } from './moves/queries.ts';
import { openPartners, redirectOf, type StoredRoute } from './partners/choose.ts';
import { linkByCode } from './queries.ts';

/** What is cached of a link. Every click is checked against the database in the statement that writes it. */
interface KnownLink extends StoredRoute {
  id: number;
  revision: number;
}

export interface GoOptions {
  /** Counts a request; answers the seconds to wait if it is one too many. */
  limit: Limit;
  /** Renders the page of an address; undefined if no pages are served. */
  page(): AnswerPage | undefined;
}

/** Clicks of one address that count; further ones are redirected and not counted. */
const countedClicks = { requests: 600, seconds: 60 };
const linksKnown = 10_000;

/** `GET /go/{code}`: records the click, then redirects the reader. Only to where the database says, whatever the request contains. */
export function goRoutes(http: FastifyInstance, platform: Platform, { limit, page }: GoOptions): void {
  const { db, clock, config } = platform;
  const partners = openPartners(config);
  const salts = openSalts(db);
  const recorder = openRecorder(platform);
  const known = new Map<string, KnownLink>();
  const sandboxed = config.sandbox !== undefined;

  /** The link as it is now, or the answer to the reader that it is inactive. */
  const read = async (code: string): Promise<KnownLink> => {
    const link = isCode(code) ? await linkByCode(db, code) : undefined;
    if (link === undefined) fail('links.not_found');
    if (!isLive(link)) fail('earnings.link_off');
    const { id, revision, target_url, partner, partner_url } = link;
    const facts = { id, revision, target_url, partner, partner_url };
    if (known.size >= linksKnown) known.clear();
    known.set(code, facts);
    return facts;
  };

  /** Whether a person asks for the hotel, as far as the request shows. */
  const mayCount = ({ method, headers }: FastifyRequest, userAgent: string | undefined) =>
    method === 'GET' && !isPrefetch(headers) && !isEmbedded(headers) && !isRobot(userAgent, { sandboxed });

  const isOwner = async (token: string, linkId: number) => {
    const viewer = await readSession(platform, token);
    return viewer !== null && isLinkOf(db, { id: linkId, userId: viewer.id });
  };

  const destination = async (request: FastifyRequest, code: string): Promise<string> => {
    const userAgent = request.headers['user-agent'];
    // Read once: behind proxies every access parses their headers again.
    const address = request.ip;
    const isCounted =
      mayCount(request, userAgent) &&
      (await limitNetworks(limit, { what: 'go|', address }, countedClicks)) === null;
    if (!isCounted) return redirectOf(partners, await read(code), null);
    const link = known.get(code) ?? (await read(code));
    const token = sessionToken(request.headers, config.http.secureCookies);
    const isOwnClick = token !== null && (await isOwner(token, link.id));
    const now = clock.now();
    const written = await recorder.record({
      clickId: newClickId(),
      linkId: link.id,
      visitor: visitorOf(await salts(now), { address, isOwner: isOwnClick }),
      counted: !isOwnClick,
      at: now.getTime(),
    });
    if (written === null) return redirectOf(partners, await read(code), null);
    const current = written.revision === link.revision ? link : await read(code);
    return redirectOf(partners, current, written.clickId);
  };

  http.route({
    method: ['GET', 'HEAD'],
    url: '/go/:code',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      try {
        const address = await destination(request, (request.params as { code: string }).code);
        return reply.header('referrer-policy', 'no-referrer-when-downgrade').redirect(address, 302);
      } catch (error) {
        const answerPage = page();
        if (!(error instanceof ApiError) || answerPage === undefined || !wantsPage(request)) throw error;
        // The page of this address says why the link is inactive.
        return answerPage(request, reply);
      }
    },
  });
}

function openRecorder(platform: Platform): ClickRecorder {
  const { db, close } = openClickDatabase(platform);
  const recorder = createClickRecorder((clicks) => writeClicks(db, clicks));
  platform.onClose(async () => {
    await recorder.close();
    await close();
  });
  return recorder;
}

/** Programs that ask for JSON get problem details; everyone else a page. */
function wantsPage(request: FastifyRequest): boolean {
  return /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
}
