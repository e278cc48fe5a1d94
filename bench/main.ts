import path from 'node:path';
import { parseArgs } from 'node:util';
import { benchAnalytics } from './analytics.ts';
import { benchCapacity } from './capacity/measure.ts';
import { benchClicks } from './clicks.ts';
import { benchHotelFinder } from './hotel-finder.ts';
import { benchMemory } from './memory.ts';
import { benchOverload } from './overload.ts';
import { benchPictures } from './pictures.ts';
import { benchRecovery } from './recovery.ts';
import { shortfalls, tableOf } from './report/report.ts';
import type { BenchRow } from './report/row.ts';
import { benchScan } from './scan.ts';
import { benchHuge, benchSite, fullScale, smallScale } from './site.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    scale: { type: 'string', default: 'full' },
    keep: { type: 'string' },
    row: { type: 'string' },
    strict: { type: 'boolean', default: false },
  },
});

const started = performance.now();
const seconds = () => Math.round((performance.now() - started) / 1000);
const say = (text: string) => process.stderr.write(`  ${`${seconds()} s`.padStart(7)}  ${text}\n`);

const site = {
  scales: values.scale === 'small' ? smallScale : fullScale,
  keep: values.keep && path.resolve(values.keep),
  row: values.row,
  onProgress: say,
};
const benches: Record<string, () => Promise<BenchRow[]>> = {
  analytics: () => benchAnalytics(say),
  capacity: () => benchCapacity(values.scale === 'small' ? smallScale.feed : fullScale.feed, say),
  clicks: () => benchClicks(say),
  finder: () => benchHotelFinder(),
  overload: () => benchOverload(smallScale.feed, say),
  pictures: () => benchPictures((done, all) => say(`${done} of ${all}`)),
  recovery: () => benchRecovery(say),
  scan: () => benchScan(say),
  memory: () => benchMemory({ requests: values.scale === 'small' ? 10_000 : 100_000 }, say),
  site: () => benchSite(site),
  huge: () => benchHuge(site),
};

// Ten million posts are filled once and kept, or not at all.
const all = Object.keys(benches).filter((name) => name !== 'huge' || values.keep !== undefined);
const chosen = values.only ?? all;
const rows: BenchRow[] = [];
for (const name of chosen) {
  const bench = benches[name];
  if (bench === undefined)
    throw new Error(`There is no benchmark "${name}". There are: ${Object.keys(benches).join(', ')}`);
  process.stderr.write(`${name}\n`);
  rows.push(...(await bench()));
}

console.table(tableOf(rows));
const short = shortfalls(rows);
console.log(short.length === 0 ? 'Whatever has to be reached is reached.' : short.join('\n'));
// A busy machine is not the code's fault: figures may fall short, and the exit code says so only on request.
process.exitCode = values.strict && short.length > 0 ? 1 : 0;
