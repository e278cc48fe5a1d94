import { expect, test } from 'vitest';
import { readFeedTab } from './feed-tab.ts';

test.each([
  ['', 'recent'],
  ['recommendations=true', 'network'],
  ['favorites=true', 'favourites'],
  ['favorites=false', 'recent'],
  ['favorites=true&post=7', 'favourites'],
  ['recommendations=1', 'recent'],
])('The feed opened with ?%s shows the tab %s', (query, tab) => {
  expect(readFeedTab(new URLSearchParams(query))).toBe(tab);
});
