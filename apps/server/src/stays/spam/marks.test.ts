import { expect, test } from 'vitest';
import { areSimilar, marksOf } from './marks.ts';

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');
const alike = (one: string, other: string) => areSimilar(marksOf(letters(one)), marksOf(letters(other)));

const long =
  'Six days of rain and not one of them lost: the library has a stove, the cook bakes at four, and the terrace lies above the clouds. ' +
  'We walked to the chapel on the pass, came back with wet boots and found them dry the next morning, polished and filled with straw. ' +
  'Ask for the corner room with the blue door, and for the walnut cake that stands on no menu.';

test('A caption is recognised with a word changed anywhere, with one in ten changed, truncated or extended', () => {
  const words = long.split(' ');
  for (const index of words.keys()) {
    const changed = words.with(index, 'lovely').join(' ');
    expect(alike(long, changed), changed).toBe(true);
  }
  expect(alike(long, words.map((word, index) => (index % 10 === 5 ? 'rather' : word)).join(' '))).toBe(true);
  expect(alike(long, words.slice(0, 40).join(' '))).toBe(true);
  expect(alike(long, `Day two in Ascona! ${long} See you soon, friends.`)).toBe(true);
});

test.each([
  [
    'We could hear the sea from bed, and the breakfast came late.',
    'We could hear the wind from bed, and the breakfast came late.',
  ],
  [
    '静かな宿で、朝の光がとても美しく、庭には小さな池があり、夜は星がよく見えました。',
    '静かな宿で、朝の光がとても美しく、庭には大きな池があり、夜は星がよく見えました。',
  ],
])('A short caption is recognised with a word changed: %s', (one, other) => {
  expect(alike(one, other)).toBe(true);
});

test.each([
  [
    'We stayed for three nights and the breakfast was lovely, the staff very friendly.',
    'We stayed for two nights, the dinner was lovely and the staff were very friendly.',
  ],
  [
    'One of the best hotels I have ever stayed at, we will definitely come back.',
    'We will definitely come back to one of the best views I have ever seen.',
  ],
  [
    'Sehr schönes Hotel in ruhiger Lage, das Frühstück war ausgezeichnet.',
    'Ruhige Lage, sehr schönes Zimmer, und das Frühstück war reichlich und gut.',
  ],
  [
    long,
    'A week of sun, and the pool was cold. The library has no books, the cook sleeps at four, and the terrace looks at a wall.',
  ],
])('Common phrases in a new order count as a different text: %s', (one, other) => {
  expect(alike(one, other)).toBe(false);
});

test('The longest captions are compared in no noticeable time', () => {
  const caption = Array.from({ length: 10_000 }, (_, index) =>
    String.fromCharCode(97 + ((index * index) % 25)),
  ).join('');
  marksOf(caption);
  const before = process.threadCpuUsage();
  expect(marksOf(caption).length).toBeLessThanOrEqual(32);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(50);
});
