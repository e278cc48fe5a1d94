import { findStays } from '../src/find-stays.ts';
import { readCaptions } from './labelled.ts';

const LENGTH = 320;
const SECONDS = 3;
const LONGEST = 10_000;
const ROUNDS = 15;

/** Milliseconds of CPU time spent so far, so that other work on the machine does not count. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
}

/** Captions as people write them. */
function written(): string[] {
  const folder = new URL('../training/voices/', import.meta.url);
  return ['v01.jsonl', 'v02.jsonl', 'v04.jsonl', 'v05.jsonl']
    .flatMap((file) => readCaptions(new URL(file, folder)))
    .map(({ caption }) => caption);
}

/** Throughput in captions of about 320 characters per second on one core. */
export function perSecond(): number {
  const captions = written().filter(({ length }) => Math.abs(length - LENGTH) < 60);
  const read = () => {
    for (const caption of captions) findStays({ caption });
  };
  for (let round = 0; round < 3; round += 1) read();
  const start = spent();
  let done = 0;
  for (; spent() - start < 1_000 * SECONDS; done += captions.length) read();
  return Math.round((1_000 * done) / (spent() - start));
}

/** Time of the longest captions, in milliseconds of one core: captions in a row, and walls of one thing. */
export function longest(): Readonly<Record<string, number>> {
  const captions = written();
  const words = [
    ...new Set(
      captions
        .join(' ')
        .toLowerCase()
        .match(/[a-z]{4,12}/g),
    ),
  ];
  const capitals = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const walls = {
    captions: captions.join('\n\n'),
    hashtags: words.map((word, at) => `#${word}${words.at(-at)}`).join(' '),
    handles: words.map((word, at) => `@${word}.${words.at(-at)}`).join(' '),
    capitals: capitals.join(' '),
    hotels: capitals.map((word) => `${word} Hotel`).join(', '),
  };
  return Object.fromEntries(
    Object.entries(walls).map(([kind, text]) => [kind, medianOf(text.slice(0, LONGEST))]),
  );
}

function medianOf(caption: string): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = spent();
    findStays({ caption });
    return spent() - start;
  });
  return times.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0;
}
