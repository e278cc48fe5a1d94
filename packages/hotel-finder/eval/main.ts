import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findStays } from '../src/find-stays.ts';
import { KNOWN_HOTELS } from '../src/lexicon/hotels.ts';
import { candidatesOf } from '../src/mentions/candidates/candidates.ts';
import { readPost } from '../src/model/post.ts';
import { besideGoals } from './goals.ts';
import { type GoldHotel, type LabelledCaption, readCaptions } from './labelled.ts';
import { type Measures, measure, type Prediction } from './measure.ts';
import { confusions, details, reliability, row } from './report.ts';
import { longest, perSecond } from './speed.ts';

/**
 * Measures the hotel finder: the training results on unseen writers, then the results on the held-out parts, for sealed ones (`sealed-*.jsonl`)
 * only in totals, then its speed. `--file CAPTIONS.jsonl` measures one labelled file, `--out` writes what was found, `--list` prints the mistakes.
 * Exit code 1 below the figures, 2 on a file that can't be read.
 */
interface Least {
  readonly post: number;
  readonly precision: number;
  readonly hotel: number;
  readonly city: number;
  readonly price: number;
}

/** What a file must reach. */
const FILE: Least = { post: 0.92, precision: 0.92, hotel: 0.88, city: 0.85, price: 0.85 };
/** Clean captions: the results of each of the larger parts, rounded down; `null` for those with too few posts to tell a change from chance. */
const OWN_PARTS: Readonly<Record<string, Least | null>> = {
  'test.jsonl': { post: 0.93, precision: 0.94, hotel: 0.92, city: 0.91, price: 0.95 },
  'test-unlisted.jsonl': { post: 0.95, precision: 0.97, hotel: 0.9, city: 0.88, price: 0.95 },
  'test-fresh.jsonl': null,
  'test-indirect.jsonl': null,
};
/** Their total. */
const OWN: Least = { post: 0.925, precision: 0.95, hotel: 0.92, city: 0.91, price: 0.95 };
/** The total of the sealed parts, rounded down. */
const SEALED: Least = { post: 0.87, precision: 0.93, hotel: 0.84, city: 0.83, price: 0.7 };
/** Stays in everyday captions: 6 in 1,000. */
const MOST_ALARMS = 0.006;

const here = (file: string) => new URL(file, import.meta.url);

function predict(caption: LabelledCaption): { line: object; found: Prediction } {
  const finding = findStays({ caption: caption.caption, locationTag: caption.location_tag });
  const { probability, found, hotels, price, isStay: is_stay } = finding;
  const line = {
    id: caption.id,
    is_stay,
    probability,
    found,
    hotels: hotels.map(({ name, surface, city, country }) => ({ name, surface, city, country })),
    price: price && { amount: price.amount, currency: price.currency },
  };
  return { line, found: { is_stay, probability, hotels, price } };
}

function isKnown(hotel: GoldHotel): boolean {
  return candidatesOf(readPost({ caption: hotel.name })).some((name) => name.hotels.length > 0);
}

function reaches(all: Measures, least: Least): boolean {
  const { post, hotel, city, priceExact: price } = all;
  const got: Least = { post: post.f1, precision: post.precision, hotel: hotel.f1, city, price };
  const keys = Object.keys(least) as (keyof Least)[];
  const missed = keys.filter((key) => got[key] < least[key]);
  for (const key of missed) console.log(`  ${key} ${got[key].toFixed(3)} is below ${least[key]}`);
  return missed.length === 0;
}

interface ReadOptions {
  readonly least: Least | null;
  readonly out?: string | undefined;
  readonly list?: boolean;
}

/** Reads a file, writes what was found, and measures it if it is labelled. */
function readFile(file: string | URL, { least, out, list = false }: ReadOptions): boolean {
  const read = readCaptions(file).map((caption) => ({ caption, ...predict(caption) }));
  if (out !== undefined) writeFileSync(out, read.map(({ line }) => `${JSON.stringify(line)}\n`).join(''));
  const labelled = read.filter(({ caption }) => typeof caption.is_stay === 'boolean');
  if (labelled.length === 0) return true;
  const all = measure(labelled, isKnown);
  console.log(row('all', all));
  for (const [lang, group] of Map.groupBy(labelled, ({ caption }) => caption.lang))
    console.log(row(`lang:${lang}`, measure(group, isKnown)));
  console.log(details(all));
  if (list) console.log(`${reliability(all)}\n\n${confusions(labelled).join('\n')}`);
  return least === null || reaches(all, least);
}

/** The parts of clean captions together. */
function judgeOwn(): boolean {
  const captions = Object.keys(OWN_PARTS).flatMap((file) => readCaptions(here(file)));
  const all = measure(
    captions.map((caption) => ({ caption, found: predict(caption).found })),
    isKnown,
  );
  console.log(`\n== all clean parts\n${row('all', all)}\n`);
  return reaches(all, OWN);
}

/** Unseen writers: totals only, beside the goals. */
function judgeSealed(): boolean {
  const files = readdirSync(here('.')).filter((name) => name.startsWith('sealed-'));
  const parts = files.map((file) => {
    const read = readCaptions(here(file)).map((caption) => ({ caption, found: predict(caption).found }));
    console.log(row(file, measure(read, isKnown)));
    return read;
  });
  const all = measure(parts.flat(), isKnown);
  console.log(`\n== all sealed parts\n${row('all', all)}\n${besideGoals(all)}`);
  return reaches(all, SEALED);
}

/** Everyday captions without a stay: how many are mistaken for one. */
function judgeEveryday(): boolean {
  const captions = readCaptions(here('everyday.jsonl'));
  const alarms = captions.filter((caption) => predict(caption).found.is_stay).length;
  console.log(`\neveryday captions taken for stays: ${alarms} of ${captions.length}`);
  return alarms <= MOST_ALARMS * captions.length;
}

function judgeAll(list: boolean): boolean {
  console.log(`== writers held out in training\n${readFileSync(here('held-out.txt'), 'utf8')}`);
  const good = Object.entries(OWN_PARTS).map(([file, least]) => {
    console.log(`\n== ${file}`);
    return readFile(here(file), { least, list });
  });
  good.push(judgeOwn(), judgeSealed());
  const calm = judgeEveryday();
  console.log(`\ncaptions of 320 characters a second of one core: ${perSecond()}`);
  for (const [kind, time] of Object.entries(longest()))
    console.log(`10,000 characters of ${kind.padEnd(8)} ${time.toFixed(1)} ms`);
  console.log(`hotels in the gazetteer: ${KNOWN_HOTELS.length}`);
  return good.every(Boolean) && calm;
}

function main(): number {
  const { values } = parseArgs({
    options: { file: { type: 'string' }, out: { type: 'string' }, list: { type: 'boolean', default: false } },
  });
  const { file, out, list } = values;
  if (file === undefined) return judgeAll(list) ? 0 : 1;
  if (!existsSync(file)) {
    console.error(`There is no file ${file}.`);
    return 2;
  }
  return readFile(file, { least: FILE, out, list }) ? 0 : 1;
}

process.exitCode = main();
