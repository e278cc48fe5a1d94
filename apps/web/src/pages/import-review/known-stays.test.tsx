// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { NothingLeft } from './import-review.tsx';
import { ReviewTabs } from './review-tabs.tsx';

afterEach(cleanup);

const none = { review: 0, accepted: 0, imported: 0, duplicate: 0, skipped: 0, rejected: 0 };

test('a review of stays that the member has already claims no decisions on them', () => {
  renderPage(<NothingLeft counts={{ ...none, duplicate: 25 }} />);
  expect(screen.getByText('25 stays were already on your profile.')).toBeTruthy();
  cleanup();
  renderPage(<NothingLeft counts={{ ...none, duplicate: 25, rejected: 1 }} />);
  expect(screen.getByText('You have decided on every stay we found.')).toBeTruthy();
});

test('the review of a scan counts the stays that were found, that of an export the posts that were read', () => {
  const counts = { ...none, review: 24 };
  renderPage(<ReviewTabs importId={1} source="scan" counts={counts} shown="review" />);
  expect(screen.getByText('24 stays found')).toBeTruthy();
  cleanup();
  renderPage(<ReviewTabs importId={1} source="export" counts={counts} shown="review" />);
  expect(screen.getByText('24 posts read')).toBeTruthy();
});
