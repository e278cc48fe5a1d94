import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutLeetspeak } from './leetspeak.ts';
import { areSimilar, marksOf } from './marks.ts';

test.each([
  ['c4sin0', 'casino'],
  ['C4$1NO', 'CasiNO'],
  ['c@$!no', 'casino'],
  ['r00m', 'room'],
  ['p0k3r n1ght', 'poker night'],
  ['1ove 5pa', 'iove spa'],
  ['c\u200b4\u0336s\u034fin\u00ad0', 'casino'],
  ['ｃ４ｓｉｎ０', 'casino'],
])('%s is compared as %s', (written, read) => {
  expect(withoutLeetspeak(written)).toBe(read);
});

test.each([
  ...['Room 101', 'room101', '20min to the lake', '89EUR', '120 € a night', '€95', 'B12', 'A4', '24/7'],
  ...['On 1.5.2026 at 7.30', '4020 Linz', 'What a view! And 2 pools', '3 nights @ the lake', 'R2D2'],
])('%s is compared as it is', (written) => {
  expect(withoutLeetspeak(written)).toBe(written);
});

const caption =
  'The kitchen bakes at seven, the corner rooms have blue doors, and whoever takes the path behind the chapel sees both lakes before breakfast. ' +
  'Nobody leaves this house without walnut cake, and the keeper tells stories about glaciers until the stove is cold.';
const signs: Record<string, string[]> = {
  ...{
    a: ['4', '@'],
    b: ['8'],
    e: ['3', '€'],
    g: ['9'],
    i: ['1', '!', '|'],
    l: ['1'],
    o: ['0'],
    s: ['5', '$'],
    t: ['7'],
  },
};
/** As the database reads a text: letters alone, and one for those that look alike. */
const letters = (text: string) =>
  text
    .toLowerCase()
    .replace(/l/g, 'i')
    .replace(/[^\p{L}]/gu, '');
const marks = (text: string) => marksOf(letters(withoutLeetspeak(text)));

test('A caption is recognised whichever letters within its words are written as digits or signs', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (chances) => {
      const next = () => chances.next().value ?? 0;
      const written = caption.replace(/(?<=\p{L})\p{L}(?=\p{L})/gu, (letter, at: number, whole: string) => {
        const others = signs[letter] ?? [];
        // Every second letter at most: a word of digits alone is a number.
        return at % 2 === 0 && others.length > 0 && next() > 0.3 && /\p{L}/u.test(whole[at + 1] ?? '')
          ? (others[Math.floor(next() * others.length)] ?? letter)
          : letter;
      });
      expect(areSimilar(marks(written), marks(caption)), written).toBe(true);
    }),
  );
});

test('The longest caption of digits between letters takes no noticeable time', () => {
  const long = 'a4'.repeat(5_000);
  withoutLeetspeak(long);
  const before = process.threadCpuUsage();
  expect(withoutLeetspeak(long)).toBe('aa'.repeat(5_000));
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(50);
});
