import type { Instagram } from '../../../config/sections/services.ts';
import type { Clock } from '../../../platform/clock.ts';
import { discoveryAnswer, readPage } from './graph-answers.ts';
import { type GraphFault, readFault } from './graph-errors.ts';
import { parseAnswer } from './parse-answer.ts';
import { NetworkError, type NetworkPage, type PhotoNetwork } from './types.ts';
import { pauseAtPercent, readUsage, spareUpToPercent } from './usage.ts';

/** Posts per page; the Graph API's own default, and no larger page is documented. */
const postsPerPage = 25;

const answerTimeoutMs = 20_000;
const answerBytes = 1024 * 1024;
const attempts = 3;

/** One guarded request; throws a NetworkError if there is no answer at all. */
export type Ask = (
  url: string,
  options: { signal: AbortSignal; timeoutMs: number; maxBytes: number },
) => Promise<{ status: number; headers: Readonly<Record<string, string>>; text: string }>;

export interface GraphClientOptions {
  settings: Instagram;
  ask: Ask;
  clock: Clock;
  /** Waits before a retry; resolves early when the scan is stopped. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
}

/** Reads public posts of professional accounts through Business Discovery (Graph API, `business_discovery.username`). */
export function createGraphClient(options: GraphClientOptions): PhotoNetwork {
  const { settings, ask, clock, pause } = options;
  let pausedUntil = 0;
  let usedPercent = 0;
  // Not guaranteed for every token; no longer requested once the network refuses them.
  let withOptionalFields = true;

  const attempt = async (request: {
    handle: string;
    after: string | null;
    signal: AbortSignal;
  }): Promise<NetworkPage | GraphFault> => {
    const url = requestUrl(settings, { ...request, withOptionalFields });
    const answer = await ask(url, {
      signal: request.signal,
      timeoutMs: answerTimeoutMs,
      maxBytes: answerBytes,
    });
    const usage = readUsage(answer.headers);
    usedPercent = usage.percent;
    if (usage.percent >= pauseAtPercent)
      pausedUntil = clock.now().getTime() + (usage.waitMinutes ?? 5) * 60_000;
    const body = parseAnswer(answer.text);
    if (answer.status !== 200) return readFault(body, answer.status, usage.waitMinutes);
    const read = discoveryAnswer.safeParse(body);
    if (!read.success) return { retry: false, error: new NetworkError('unreadable', { cause: read.error }) };
    return readPage(read.data);
  };

  return {
    hasSpare: () => usedPercent < spareUpToPercent && pausedUntil <= clock.now().getTime(),
    async page(request) {
      const wait = pausedUntil - clock.now().getTime();
      if (wait > 0) throw new NetworkError('rate_limited', { waitMinutes: Math.ceil(wait / 60_000) });
      for (let tries = 1; ; tries += 1) {
        const result = await attempt(request);
        if ('posts' in result) return result;
        if (!result.retry && result.withoutOptionalFields && withOptionalFields) {
          withOptionalFields = false;
          continue;
        }
        if (!result.retry || tries >= attempts) throw result.error;
        await pause(backOffMs(tries), request.signal);
      }
    },
  };
}

/** 300 ms, 600 ms, … plus up to half as much again, so that many scans do not retry at the same time. */
function backOffMs(tries: number): number {
  return 300 * 2 ** (tries - 1) * (1 + Math.random() / 2);
}

function requestUrl(
  settings: Instagram,
  request: { handle: string; after: string | null; withOptionalFields: boolean },
): string {
  const page = request.after === null ? '' : `.after(${request.after})`;
  const account = request.withOptionalFields
    ? 'id,username,name,profile_picture_url,biography'
    : 'id,username,biography';
  const media =
    'id,caption,media_type,media_product_type,media_url,thumbnail_url,permalink,shortcode,timestamp';
  const children = 'children{id,media_type,media_url,thumbnail_url}';
  const fields = `business_discovery.username(${request.handle}){${account},media_count,media${page}.limit(${postsPerPage}){${media},${children}}}`;
  const url = new URL(`${settings.graphUrl}/${settings.version}/${settings.businessAccountId}`);
  url.searchParams.set('fields', fields);
  url.searchParams.set('access_token', settings.token);
  return url.href;
}
