import { readExport } from '../src/read-export.ts';
import { openPart } from '../test/file-part.ts';

/**
 * `node packages/photo-export/bench/read-archive.ts EXPORT.zip`: reads an export and every hundredth of its pictures; prints how long it took
 * and the most memory that this process ever held, as JSON.
 */
const part = openPart(process.argv[2] ?? '');
const started = performance.now();
const read = await readExport([part]);
let posts = 0;
let media = 0;
let bytes = 0;
for await (const post of read.posts()) {
  posts += 1;
  media += post.media.length;
  if (posts % 100 === 0) bytes += (await post.media[0]?.bytes())?.length ?? 0;
}
const result = {
  posts,
  media,
  readPictureBytes: bytes,
  archiveGigabytes: Number((part.size / 2 ** 30).toFixed(2)),
  seconds: Number(((performance.now() - started) / 1000).toFixed(2)),
  maxMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
};
console.log(JSON.stringify(result));
