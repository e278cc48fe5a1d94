// @vitest-environment happy-dom
import type { ScannedPost } from '@staylore/contract/imports/photo-network';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
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
  const { container } = renderPage(
    <ScanMap handle="lena.wanders" posts={posts} isReading={isReading} onStay={() => undefined} />,
  );
  return [...container.querySelectorAll('.scan-cover')].map((cover) => cover.getAttribute('src'));
};

test('a scan that has ended has a cover, the picture of a stay that is certain', () => {
  expect(covers(true)).toEqual([]);
  expect(covers(false)).toEqual(['/sure.webp']);
});

const hamburg = hit('hamburg', { hotel_name: 'Speicher', city: 'Hamburg', lat: 53.55, long: 9.99 });
const munich = hit('munich', { hotel_name: 'Isarhof', city: 'Munich', lat: 48.14, long: 11.58 });
const cape = hit('cape', { hotel_name: 'Tafelblick', city: 'Cape Town', lat: -33.9, long: 18.4 });

function showMap(...posts: ScannedPost[]) {
  const onStay = vi.fn();
  renderPage(<ScanMap handle="lena.wanders" posts={posts} isReading={false} onStay={onStay} />);
  return { onStay, press: (name: string) => userEvent.click(screen.getByRole('button', { name })) };
}

test('a mark of the scan’s map leads to its stay in the list', async () => {
  const { onStay, press } = showMap(hamburg, cape);
  await press('Tafelblick');
  expect(onStay).toHaveBeenCalledExactlyOnceWith(cape);
});

test('a mark for several stays is named after the first of them, zooms to them, and one press leads back', async () => {
  const { onStay, press } = showMap(hamburg, munich, cape);
  await press('2 stays around Hamburg');
  expect(screen.getByRole('button', { name: 'Speicher' })).toBe(document.activeElement);
  expect(screen.getByRole('status').textContent).toBe('2 stays here');
  await press('Isarhof');
  expect(onStay).toHaveBeenCalledExactlyOnceWith(munich);
  await press('Show all');
  expect(screen.getByRole('button', { name: '2 stays around Hamburg' })).toBeTruthy();
  expect(document.activeElement).toBe(
    screen.getByRole('region', { name: 'Where @lena.wanders slept, on a map of the world' }),
  );
});

test('a mark for stays that no zoom would tell apart leads to the first of them', async () => {
  const near = hit('near', { hotel_name: 'Alter Hafen', city: 'Hamburg', lat: 53.54, long: 9.98 });
  const { onStay, press } = showMap(hamburg, near, cape);
  await press('2 stays around Hamburg');
  expect(onStay).toHaveBeenCalledExactlyOnceWith(hamburg);
});

test('a cheapest night says its currency if nights in another, which may be cheaper, were not compared', () => {
  const night = (postId: string, hotel_price: number, price_currency: string) =>
    hit(postId, { hotel_price, price_currency, price_per: 'night' });
  const euros = [night('a', 118, 'EUR'), night('b', 140, 'EUR')];
  showMap(...euros, night('c', 96, 'GBP'));
  expect(screen.getByText(/from €118 a night \(prices in EUR\)$/)).toBeTruthy();
  cleanup();
  showMap(...euros);
  expect(screen.getByText(/from €118 a night$/)).toBeTruthy();
});
