import { expect, test } from 'vitest';
import { addImportItems, addItemPictures } from './review.ts';
import { itemsPerCall } from './review-items.ts';

test('A member sends at most fifty thousand posts a day to imports, and pictures for five thousand', () => {
  const ofDay = ({ limit }: { limit?: { requests: number; seconds: number; by: string } }) =>
    limit?.by === 'viewer' && limit.seconds === 24 * 60 * 60 ? limit.requests : Infinity;
  expect(ofDay(addImportItems) * itemsPerCall).toBeLessThanOrEqual(50_000);
  expect(ofDay(addItemPictures)).toBeLessThanOrEqual(5000);
});
