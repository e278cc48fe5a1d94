import { expect, test } from 'vitest';
import { findStays } from '../src/find-stays.ts';
import { capitalsBaseline, keywordBaseline } from './baselines.ts';
import { type LabelledCaption, readCaptions } from './labelled.ts';
import { measure, type Prediction } from './measure.ts';

const part = (file: string) => readCaptions(new URL(file, import.meta.url));
const scored = (reader: (caption: LabelledCaption) => Prediction, captions = part('test.jsonl')) =>
  measure(
    captions.map((caption) => ({ caption, found: reader(caption) })),
    () => true,
  );

const byFinder = ({ caption, location_tag: locationTag }: LabelledCaption): Prediction => {
  const finding = findStays({ caption, locationTag });
  return { is_stay: finding.isStay, ...finding };
};

test('stays at small houses missing from the lists are read, too', () => {
  const finder = scored(byFinder, part('test-unlisted.jsonl'));
  expect(finder.post.f1).toBeGreaterThanOrEqual(0.95);
  expect(finder.post.precision).toBeGreaterThanOrEqual(0.97);
  expect(finder.hotel.f1).toBeGreaterThanOrEqual(0.9);
  expect(finder.city).toBeGreaterThanOrEqual(0.88);
});

test('clean captions, those full of traps and those that tell of a robe or a kettle too, are read as well as measured', () => {
  const files = ['test.jsonl', 'test-unlisted.jsonl', 'test-fresh.jsonl', 'test-indirect.jsonl'];
  const finder = scored(byFinder, files.flatMap(part));
  expect(finder.post.f1).toBeGreaterThanOrEqual(0.925);
  expect(finder.post.precision).toBeGreaterThanOrEqual(0.95);
  expect(finder.hotel.f1).toBeGreaterThanOrEqual(0.92);
  expect(finder.city).toBeGreaterThanOrEqual(0.91);
  expect(finder.priceExact).toBeGreaterThanOrEqual(0.95);
  expect(finder.priceFalse).toBeLessThanOrEqual(3);
});

test('on captions it was not tuned to, the finder is right far more often than keywords are', () => {
  const finder = scored(byFinder);
  expect(finder.post.f1).toBeGreaterThanOrEqual(0.93);
  expect(finder.post.precision).toBeGreaterThanOrEqual(0.94);
  expect(finder.hotel.f1).toBeGreaterThanOrEqual(0.92);
  expect(finder.city).toBeGreaterThanOrEqual(0.9);
  expect(finder.priceFalse).toBeLessThanOrEqual(3);
  expect(finder.post.f1 - scored(keywordBaseline).post.f1).toBeGreaterThan(0.2);
  expect(finder.hotel.f1 - scored(capitalsBaseline).hotel.f1).toBeGreaterThan(0.2);
});

test('of 1,000 captions of every day at most 6 are taken for stays', () => {
  const everyday = readCaptions(new URL('everyday.jsonl', import.meta.url));
  const alarms = everyday.filter(
    (caption) => findStays({ caption: caption.caption, locationTag: caption.location_tag ?? null }).isStay,
  );
  expect(everyday.length).toBeGreaterThanOrEqual(590);
  expect(alarms.length / everyday.length, JSON.stringify(alarms)).toBeLessThanOrEqual(6 / 1_000);
});
