// @vitest-environment happy-dom
import type { ScannedPost } from '@staylore/contract/imports/photo-network';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { ScanMap } from './scan-map.tsx';

afterEach(cleanup);

const hit = (postId: string, changes: Partial<ScannedPost>) =>
  ({
    postId,
    file: `/${postId}.webp`,
    hotel_name: 'Seehaus',
    confidence: 1,
    caption: 'Rain on the lake.',
    lat: null,
    long: null,
    country: null,
    hotel_price: null,
    evidence: [],
    created_at: '2026-05-01T00:00:00.000Z',
    ...changes,
  }) as ScannedPost;
const covers = (isReading: boolean) => {
  const posts = [hit('doubtful', { confidence: 0.5 }), hit('blind', { file: null }), hit('sure', {})];
  const { container } = renderPage(<ScanMap handle="lena.wanders" posts={posts} isReading={isReading} />);
  return [...container.querySelectorAll('.scan-cover')].map((cover) => cover.getAttribute('src'));
};

test('a scan that has ended has a cover, the picture of a stay that is certain', () => {
  expect(covers(true)).toEqual([]);
  expect(covers(false)).toEqual(['/sure.webp']);
});
