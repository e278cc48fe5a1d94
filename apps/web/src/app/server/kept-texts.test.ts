import { allTexts } from '@staylore/phrases/texts-in';
import { expect, test } from 'vitest';
import { keptTexts } from './kept-texts.ts';

test('texts that are kept say the same as those that are looked up, filled or not, each time', () => {
  for (const language of ['en', 'de'] as const) {
    const { t } = keptTexts[language];
    const plain = allTexts[language].t;
    for (let time = 0; time < 2; time += 1) {
      expect(t('posts.more')).toBe(plain('posts.more'));
      for (const name of ['Anna', 'Jules', '$& {{name}} $t(posts.more)'])
        expect(t('posts.by', { name })).toBe(plain('posts.by', { name }));
      for (const count of [0, 1, 2])
        expect(t('hotels.stays', { count })).toBe(plain('hotels.stays', { count }));
      expect(t('posts.by', { name: 'Anna', lng: 'de' })).toBe(plain('posts.by', { name: 'Anna', lng: 'de' }));
    }
  }
  expect(keptTexts.de.t('posts.more')).not.toBe(keptTexts.en.t('posts.more'));
});

test('an unknown text shows its key', () => {
  expect(keptTexts.en.t('nowhere.to_be_found' as never)).toBe('nowhere.to_be_found');
});
