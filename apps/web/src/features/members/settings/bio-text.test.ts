import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bioForField, bioFromField } from './bio-text.ts';

test('Line breaks typed into the about text stay line breaks', () => {
  expect(bioFromField('Mountains first.\r\nThen lakes.\n')).toBe('Mountains first.<br>Then lakes.');
  expect(bioForField('Mountains first.<br />Then lakes.')).toBe('Mountains first.\nThen lakes.');
});

test.each([
  ['Fish &amp; chips', 'Fish & chips'],
  ['I &lt;3 trains', 'I <3 trains'],
  ['a &gt; b', 'a > b'],
])('Signs are shown as they were typed: %s', (html, text) => {
  expect(bioForField(html)).toBe(text);
});

test('Plain text does not turn into markup when it is saved again', () => {
  expect(bioForField('&lt;b&gt;not bold')).toBe('&lt;b>not bold');
});

test.each([
  ['I write about <b>good doors</b>.', 'I write about **good doors**.'],
  ['Always <i>slowly</i>, by train.', 'Always *slowly*, by train.'],
  [
    'More: <a href="https://lena.example/a?b=1&amp;c" rel="ugc nofollow noopener" target="_blank">my site</a>',
    'More: [my site](https://lena.example/a?b=1&c)',
  ],
  ['Mine:<ul><li>lakes</li><li>huts</li></ul>and trains', 'Mine:\n- lakes\n- huts\nand trains'],
  ['<p>First.</p><p>Second.</p>', 'First.\n\nSecond.'],
])('The field shows no HTML: %s', (html, text) => {
  expect(bioForField(html)).toBe(text);
});

test('Emphasis, links and lists are written the way they are shown in the field', () => {
  expect(bioFromField('**Lakes** and *huts*: [my site](https://lena.example)\n- one\n- two\nend')).toBe(
    '<b>Lakes</b> and <i>huts</i>: <a href="https://lena.example">my site</a><ul><li>one</li><li>two</li></ul>end',
  );
  expect(bioFromField('5* hotels and 4* food')).toBe('5* hotels and 4* food');
});

test('Stars, brackets and backslashes in a text survive opening and saving', () => {
  const sign = fc.constantFrom('*', '[', ']', '(', ')', '\\', ' ', 'a', '.', 'https://x');
  const written = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join('').trim());
  fc.assert(
    fc.property(written, (text) => {
      const saved = bioFromField(bioForField(text));
      const shown = saved.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
      expect(shown).toBe(text);
    }),
  );
});
