import { allTexts, textsIn } from '@staylore/phrases/texts-in';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, Trans } from 'react-i18next';
import { expect, test } from 'vitest';

const en = textsIn('en');
const de = textsIn('de');

test('a text comes in the language of the page, its values filled and its numbers formatted', () => {
  expect(en('footer.about_item')).toBe('About');
  expect(de('footer.about_item')).toBe('Über uns');
  expect(en('instagramImport.scanned', { count: 1234 })).toBe('1,234 posts scanned');
  expect(de('instagramImport.scanned', { count: 1234 })).toBe('1.234 Beiträge gelesen');
});

test('one is singular', () => {
  expect(en('instagramImport.save', { count: 1 })).toBe('Save 1 stay');
  expect(de('instagramImport.save', { count: 1 })).toBe('1 Aufenthalt speichern');
});

test('a value is text and never markup, another placeholder or another key', () => {
  for (const odd of ['{{count}} $& <b>', '$t(footer.about_item)', '{{name}} $1', '&amp;'])
    expect(en('posts.by', { name: odd })).toBe(`by ${odd}`);
});

test('named parts of a sentence become what the page makes of them', () => {
  const links = { terms: <b />, privacy: <i /> };
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={allTexts.de}>
      <Trans i18nKey="accounts.sign_up.terms" components={links} />
    </I18nextProvider>,
  );
  expect(html).toMatch(/<b>[^<]+<\/b>.*<i>[^<]+<\/i>/);
});
