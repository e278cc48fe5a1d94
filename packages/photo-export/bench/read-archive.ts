import { readExport } from '../src/read-export.ts';
import { openPart } from '../test/file-part.ts';

/**
 * `node --expose-gc packages/photo-export/bench/read-archive.ts EXPORT.zip`: reads an export and every hundredth of its pictures; prints as
 * JSON how long it took, the most memory that was in use once garbage had been collected, and the most that this process ever had, which
 * depends on when the machine finds time to collect.
 */
const part = openPart(process.argv[2] ?? '');
const started = performance.now();
const read = await readExport([part]);
let posts = 0;
let media = 0;
let bytes = 0;
let inUse = 0;
for await (const post of read.posts()) {
  posts += 1;
  media += post.media.length;
  if (posts % 100 === 0) bytes += (await post.media[0]?.bytes())?.length ?? 0;
  if (posts % 1000 === 0) inUse = Math.max(inUse, memoryInUse());
}
const result = {
  posts,
  media,
  readPictureBytes: bytes,
  archiveGigabytes: Number((part.size / 2 ** 30).toFixed(2)),
  seconds: Number(((performance.now() - started) / 1000).toFixed(2)),
  inUseMegabytes: Math.round(inUse / 2 ** 20),
  maxMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
};
console.log(JSON.stringify(result));

function memoryInUse(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
