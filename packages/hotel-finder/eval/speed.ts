import { findStays } from '../src/find-stays.ts';
import { readCaptions } from './labelled.ts';

const LENGTH = 320;
const SECONDS = 3;

/** Seconds of processor time spent so far, so that other work on the machine does not count. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Captions of about 320 characters, as people write them, that are read in a second of one core. */
export function perSecond(): number {
  const folder = new URL('../training/voices/', import.meta.url);
  const captions = ['v01.jsonl', 'v02.jsonl', 'v04.jsonl', 'v05.jsonl']
    .flatMap((file) => readCaptions(new URL(file, folder)))
    .map(({ caption }) => caption)
    .filter(({ length }) => Math.abs(length - LENGTH) < 60);
  const read = () => {
    for (const caption of captions) findStays({ caption });
  };
  for (let round = 0; round < 3; round += 1) read();
  const start = spent();
  let done = 0;
  for (; spent() - start < SECONDS; done += captions.length) read();
  return Math.round(done / (spent() - start));
}
