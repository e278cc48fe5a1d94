import { expect, test } from 'vitest';
import { captionText, firstSentence } from './caption-text.ts';

test('a last line of hashtags is not shown a second time above the same tags', () => {
  const caption = 'A porthole instead of a window.\n\n#Hamburg #harbourviews';
  expect(captionText({ caption, tags: ['hamburg', 'harbourviews'] })).toBe('A porthole instead of a window.');
});

test('hashtags that stand nowhere else, or within the words, stay in the caption', () => {
  const rare = 'A porthole.\n#hamburg #elbe';
  const within = 'Slept in #hamburg';
  const only = '#hamburg';
  const tags = ['hamburg'];
  expect(captionText({ caption: rare, tags })).toBe(rare);
  expect(captionText({ caption: within, tags })).toBe(within);
  expect(captionText({ caption: only, tags })).toBe(only);
});

test('what a card quotes is the first sentence, whatever signs and tags stand above it', () => {
  const told = (caption: string) => firstSentence({ caption, tags: ['ski'] });
  expect(told('✨\n\n@hotel.alpina #ski\nSnow to the window sill. And more.')).toBe(
    'Snow to the window sill.',
  );
  expect(told('#ski #alps')).toBe('');
});
