import { expect, test } from 'vitest';
import { asOneLine, foreign, text } from './fields.ts';
import { bundle } from './imports/photo-network.ts';
import { foreignText } from './imports/review-items.ts';

const marks = (count: number) => '\u0301'.repeat(count);
/** Every way in which words of people come in. */
const ways: Record<string, (value: string) => string> = {
  'a field of one line': (value) => text({ max: 200 }).parse(value),
  'a field of several lines': (value) => text({ max: 200, lines: true }).parse(value),
  'who vouches for a name': asOneLine,
  'an import': (value) => foreignText(200).parse(value),
  'another service': foreign,
  'a scan': (caption) => bundle.parse({ posts: [{ caption }], handle: 'lena' }).posts[0]?.caption ?? '',
};

test.each(Object.entries(ways))('Words that come by %s do not reverse what follows them', (_, read) => {
  expect(read('A\u202emoc.live\u2066B\u2069')).toBe('Amoc.liveB');
});

test.each(Object.entries(ways))('Words that come by %s do not cover the lines around them', (_, read) => {
  const tower = read(`Zx${marks(150)}y`);
  expect(tower).toBe(`Zx${marks(8)}y`);
  // As tall as words become: Burmese, Tibetan, Khmer, Hebrew, Vietnamese, and signs made of several.
  for (const word of ['လျှော့', 'ཧྐྵྨླྺྼྻྂ', 'ខ្មែរ', 'בְּרֵאשִׁ֖ית', 'Việt', '1️⃣', '👨‍👩‍👧'])
    expect(read(word)).toBe(word.normalize('NFC'));
});

test('Nothing that a terminal obeys comes in: fields refuse it, and what comes from elsewhere loses it', () => {
  for (const sign of ['\u001b', '\u009b', '\u0007', '\u007f']) {
    expect(text({ max: 20, lines: true }).safeParse(`a${sign}[2Jb`).success).toBe(false);
    for (const read of [foreign, foreignText(20).parse]) expect(read(`a${sign}[2Jb`)).toBe('a[2Jb');
  }
});
