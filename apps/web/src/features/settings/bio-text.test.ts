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

test('What was written as text does not turn into a mark when it is saved again', () => {
  expect(bioForField('&lt;b&gt;not bold')).toBe('&lt;b>not bold');
});
