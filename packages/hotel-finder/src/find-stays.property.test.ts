import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findStays } from './find-stays.ts';

const WORDS = [
  'Hotel',
  'hotel',
  'the',
  'Ritz',
  'two nights at',
  '@hotel.lisbon',
  '#dasstue',
  '€',
  '120',
  'a night',
  '\n',
  '🏨',
  'Casa',
  'in Paris',
  ',',
  '.',
  "l'",
  'Zimmer',
  'CHF',
];
const captions = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join(' ')),
);

test('any text gives a finding whose ranges lie inside the text', () => {
  fc.assert(
    fc.property(captions, fc.option(captions), (caption, locationTag) => {
      const finding = findStays({ caption, locationTag });
      expect(finding.probability).toBeGreaterThanOrEqual(0);
      expect(finding.probability).toBeLessThanOrEqual(1);
      expect(finding.found > 0).toBe(finding.isStay);
      for (const { field, start, end } of finding.evidence) {
        const text = field === 'location_tag' ? (locationTag ?? '').trim() : caption;
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(text.length);
      }
      const named = finding.evidence.filter(({ kind }) => kind === 'hotel');
      for (const [position, hotel] of finding.hotels.entries()) {
        const range = named[position];
        const text = hotel.source === 'location_tag' ? (locationTag ?? '').trim() : caption;
        expect(text).toContain(hotel.surface);
        expect(text.slice(range?.start, range?.end), 'the range covers the name').toBe(hotel.surface);
      }
    }),
  );
});

test('the same text always gives the same finding', () => {
  fc.assert(
    fc.property(captions, (caption) => {
      expect(findStays({ caption })).toEqual(findStays({ caption }));
    }),
  );
});

const LENGTH = 10_000;
const repeated = (text: string) => text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH);
const numbered = (text: string) =>
  Array.from({ length: 2000 }, (_, at) => text.replace('%', at.toString(36)))
    .join(' ')
    .slice(0, LENGTH);

/** Milliseconds of processor time, so that a busy machine does not count. */
function work(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test.each(
  [
    ...[
      'a',
      'Hotel ',
      'Hotel Aa ',
      'riad xq ',
      'at ',
      '@',
      '@a ',
      '#_',
      '1',
      '1.',
      '€1 ',
      'two nights at ',
      '🏨',
      "l'",
      '"',
      'Hotel A\n',
    ],
    ...['😀', '#', '\n', 'مرحبا فندق ', 'שלום ', '@@@@ ', '# # ', '0 ', 'Xqz, ', '‏', 'Im Xq. '],
    ...['The Grand Hotel ', 'Hilton-', '#hotelhotelhotelhotelhotel ', '𝗛𝗼𝘁𝗲𝗹 ', '東京ホテル', 'é', 'room '],
  ]
    .map((text) => [text, repeated(text)] as const)
    .concat(
      ['Hotel Q%,', 'Xq%a. ', 'in X%berg,', '#q%zurichhotel', '@q%.zurich', 'stayed at Q%'].map(
        (text) => [text, numbered(text)] as const,
      ),
    ),
)('10,000 characters of %j take as many times as long as 1,000 as they are longer', (_, caption) => {
  // Code that has run a few times is compiled; what a busy machine adds is not the finder's.
  const quickest = (text: string) =>
    Math.min(
      ...Array.from({ length: 24 }, () => work(() => findStays({ caption: text, locationTag: text }))),
    );
  const [short, long] = [quickest(caption.slice(0, LENGTH / 10)), quickest(caption)];
  // Twice the ten times, and what a call costs that finds nothing: growth by the square would give a hundred.
  expect(long).toBeLessThanOrEqual(20 * short + 2);
});
