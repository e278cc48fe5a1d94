import { findStays } from '@staylore/hotel-finder/find-stays';
import { readCaptions } from '../packages/hotel-finder/eval/labelled.ts';
import type { BenchRow } from './report/row.ts';

const MUST_PER_SECOND = 20_000;
const SECONDS = 2;
/** Captions that the finder was not fitted to: mostly everyday ones, as in the accounts of travellers. */
const PARTS = [
  'everyday.jsonl',
  'test.jsonl',
  'test-unlisted.jsonl',
  'test-fresh.jsonl',
  'test-indirect.jsonl',
];

/** Seconds of CPU time spent so far, so that other work on the machine does not count. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Throughput of `work` per second on one core, after two warm-up rounds. */
function rate<T>(items: readonly T[], work: (item: T) => unknown): number {
  for (const item of [...items, ...items]) work(item);
  let done = 0;
  const start = spent();
  while (spent() - start < SECONDS) {
    for (const item of items) work(item);
    done += items.length;
  }
  return done / (spent() - start);
}

/** Captions per second on one core, against reading the same captions and lower-casing them. */
export async function benchHotelFinder(): Promise<BenchRow[]> {
  const folder = new URL('../packages/hotel-finder/eval/', import.meta.url);
  const captions = PARTS.flatMap((file) => readCaptions(new URL(file, folder)));
  const length = captions.reduce((sum, { caption }) => sum + caption.length, 0) / captions.length;
  let letters = 0;
  const yardstick = rate(captions, (caption) => {
    letters += caption.caption.toLowerCase().length + (caption.location_tag ?? '').toLowerCase().length;
  });
  const value = rate(captions, (caption) =>
    findStays({ caption: caption.caption, locationTag: caption.location_tag }),
  );
  return [
    {
      name: `Hotel finder (${captions.length} captions of ${Math.round(length)} letters, ${letters > 0 ? 'one core' : 'empty'})`,
      value: Math.round(value),
      yardstick: Math.round(yardstick),
      ratio: value / yardstick,
      unit: 'captions/s',
      must: `≥ ${MUST_PER_SECOND.toLocaleString('en')} captions/s`,
      aim: '',
      ok: value >= MUST_PER_SECOND,
    },
  ];
}
