import { phrases } from '@staylore/phrases/phrases';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from './rich-text.tsx';
import { createTexts } from './texts.tsx';

const en = createTexts('en', phrases.en);
const de = createTexts('de', phrases.de);

test('a text comes in the language of the page, its values filled and its numbers formatted', () => {
  expect(en.t('footer.about_item')).toBe('About');
  expect(de.t('footer.about_item')).toBe('Über uns');
  expect(en.t('instagramImport.scanned', { count: 1234 })).toBe('1,234 posts scanned');
  expect(de.t('instagramImport.scanned', { count: 1234 })).toBe('1.234 Beiträge gelesen');
});

test('one is singular', () => {
  expect(en.t('instagramImport.save', { count: 1 })).toBe('Save 1 stay');
  expect(de.t('instagramImport.save', { count: 1 })).toBe('1 Unterkunft speichern');
});

test('a value is text and never markup or another placeholder', () => {
  expect(en.t('posts.by', { name: '{{count}} $& <b>' })).toBe('by {{count}} $& <b>');
});

test('named parts of a sentence become what the page makes of them', () => {
  const parts = { terms: (words: string) => <a href="/t">{words}</a> };
  const html = renderToStaticMarkup(
    <RichText text="Read the <terms>terms</terms>, <b>please</b>." parts={parts} />,
  );
  expect(html).toBe('Read the <a href="/t">terms</a>, please.');
});
