import type { ScanEvent, ScanPage, scanHandle } from '@staylore/contract/imports/photo-network';
import { textsIn } from '@staylore/phrases/texts-in';
import type { Api, Call } from '../../platform/guard/guard.ts';
import { callerOf } from '../../platform/guard/session/caller.ts';
import { openEventStream } from '../../platform/http/event-stream.ts';
import type { Platform } from '../../platform/platform.ts';
import { failureOf, presentFailure, presentScan } from './answers.ts';
import { hasWhitespace, readHandle } from './handle.ts';
import { photoNetwork } from './network/connect.ts';
import { createPageSource, type PageSource } from './page-source.ts';
import { saveBundle } from './save.ts';
import { type ScanRequest, scan } from './scan.ts';

type ScanCall = Pick<Call<typeof scanHandle>, 'params' | 'query' | 'language' | 'signal'>;

/** Scanning a handle of the photo network, and saving what was found. */
export function instagramImportRoutes(api: Api, platform: Platform): void {
  const { db, clock } = platform;
  const source = createPageSource({ db, clock, network: photoNetwork(platform) });
  const dependencies = { source, reading: platform };

  api.serve('GET /api/instagram/examples', async () =>
    platform.config.exampleHandles.map((handle) => ({ handle })),
  );

  api.serve('GET /api/newposts/:userId/:location/:handle/:lat/:long', (call) => scanPage(dependencies, call));

  api.serve('GET /api/newposts/:userId/:location/:handle/:lat/:long/live', async (call) => {
    const stream = openEventStream<ScanEvent>(call.reply, {
      reader: callerOf(call.request),
      isEndless: false,
    });
    try {
      const page = await scanPage(dependencies, call, {
        onHit: (post) => stream.send({ type: 'hit', post }),
        onProgress: (progress) => stream.send({ type: 'progress', ...progress }),
      });
      stream.send({ type: 'done', page: { ...page, posts: [] } });
    } catch (error) {
      if (!call.signal.aborted) {
        platform.log.error({ err: error }, 'a live scan failed');
        stream.send({ type: 'done', page: presentFailure({ reason: 'network_failed' }, call.language) });
      }
    } finally {
      stream.close();
    }
    return '';
  });

  api.serve('POST /api/instagram/save', async (call) => {
    const { saved, skipped } = await saveBundle(platform, call.viewer, call.body);
    const t = textsIn(call.language);
    // The dialog shows each sentence once, whatever number of posts it is about.
    const withReason = Map.groupBy(skipped, ({ reason }) => reason);
    return {
      success: true,
      saved_count: saved.length,
      skipped_count: skipped.length,
      skipped: skipped.map(({ postId, reason }) => ({
        postId,
        reason,
        message: t(`scan.skipped.${reason}`, { count: withReason.get(reason)?.length ?? 1 }),
      })),
      message: null,
    };
  });
}

async function scanPage(
  dependencies: { source: PageSource; reading: Platform },
  call: ScanCall,
  watch: Pick<ScanRequest, 'onHit' | 'onProgress'> = {},
): Promise<ScanPage> {
  const { location, lat, long } = call.params;
  if (hasWhitespace(call.params.handle)) return presentFailure({ reason: 'spaces' }, call.language);
  const handle = readHandle(call.params.handle);
  if (handle === null) return presentFailure({ reason: 'private_or_invalid' }, call.language);
  try {
    const place = { location, lat, long };
    const result = await scan(dependencies, {
      handle,
      place,
      pagination: call.query.pagination,
      signal: call.signal,
      goesOn: true,
      ...watch,
    });
    return presentScan(result, call.language);
  } catch (error) {
    return failureOf(error, call.language);
  }
}
