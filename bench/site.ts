import { ensureWebBuild } from '../tools/launch/web-build.ts';
import type { BenchRow } from './report/row.ts';
import { type RunningDatabase, startDatabase, startProduct, untilAtRest } from './servers.ts';
import { analyse } from './site/bulk-fill.ts';
import { measureGrowth } from './site/growth.ts';
import { fillSite, type SiteScale, siteName } from './site/site-data.ts';
import { measureThroughput } from './site/throughput.ts';
import { measureTwoProcesses } from './site/two-processes.ts';
import { measureWrites } from './site/writes.ts';

interface Scales {
  /** Feeds are compared with the bare statement here. */
  feed: SiteScale;
  /** Lists are compared between these two. */
  few: SiteScale;
  many: SiteScale;
  /** And between the last one and this, which takes most of an hour to fill. */
  huge: SiteScale;
}

const followed = 200;

export const fullScale: Scales = {
  feed: { members: 2000, posts: 200_000, followed, follows: 40_000 },
  few: { members: 1000, posts: 10_000, followed, follows: 50_000 },
  many: { members: 100_000, posts: 1_000_000, followed, follows: 5_000_000 },
  huge: { members: 1_000_000, posts: 10_000_000, followed, follows: 50_000_000 },
};
/** A tenth and less, for slow machines. */
export const smallScale: Scales = {
  feed: { members: 1000, posts: 20_000, followed, follows: 10_000 },
  few: { members: 500, posts: 5_000, followed, follows: 5_000 },
  many: { members: 5_000, posts: 50_000, followed, follows: 100_000 },
  huge: { members: 10_000, posts: 100_000, followed, follows: 200_000 },
};

export interface SiteOptions {
  scales: Scales;
  /** Folder that keeps the filled databases for the next run. */
  keep?: string | undefined;
  /** Measures only the calls and pages whose names contain this. */
  row?: string | undefined;
  onProgress(text: string): void;
}

/** Calls and pages against bare statements, lists at 10,000 and 1,000,000 posts, writes beside readers, two processes against one. */
export async function benchSite(options: SiteOptions): Promise<BenchRow[]> {
  const { scales, keep, onProgress } = options;
  await ensureWebBuild(onProgress);
  await using database = await startDatabase({ keep });
  const feed = await filled(database, 'feed', options);
  if (options.row !== undefined) return await measureThroughput(feed.url, scales.feed, options);
  const [few, many] = [await filled(database, 'few', options), await filled(database, 'many', options)];
  return [
    ...(await measureThroughput(feed.url, scales.feed, options)),
    ...(await measureWrites(feed.url, onProgress)),
    ...(await measureTwoProcesses(feed, onProgress)),
    ...(await measureGrowth({ few, many }, onProgress)),
  ];
}

/** The lists at 10,000,000 posts against 1,000,000. */
export async function benchHuge(options: SiteOptions): Promise<BenchRow[]> {
  await using database = await startDatabase({ keep: options.keep });
  const [few, many] = [await filled(database, 'many', options), await filled(database, 'huge', options)];
  return await measureGrowth({ few, many }, options.onProgress);
}

async function filled(
  database: RunningDatabase,
  name: keyof Scales,
  { scales, onProgress }: SiteOptions,
): Promise<{ url: string; scale: SiteScale }> {
  const scale = scales[name];
  const say = (text: string) => onProgress(`${name}: ${text}`);
  const url = await database.filled(siteName(scale), async (empty) => {
    await fillSite(empty, scale, say);
    // The product does its first-start work, and PostgreSQL analyses the rows that it wrote.
    {
      await using product = await startProduct(empty);
      await untilAtRest(product, say);
    }
    await analyse(empty);
  });
  return { url, scale };
}
