// @vitest-environment happy-dom
import type { Atlas } from '@staylore/contract/discovery/atlas';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { takeWanted } from '../../platform/session/wanted-act.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { AtlasHead } from './atlas-head.tsx';

afterEach(cleanup);

const stay = (key: string | null, credit: string | null) => ({
  small: key === null ? null : `/media/p/${key}/320.webp`,
  credit,
});

function coverWith(changes: Record<string, unknown>): string | null | undefined {
  const atlas = {
    username: 'lena',
    name: 'Lena',
    last_name: null,
    file: null,
    cover: null,
    shown: true,
    follow_id: null,
    can: { follow: false, update: false },
    list: [stay(null, null), stay('saved', 'anna'), stay('own', null)],
    ...changes,
  } as Atlas;
  const { container } = renderPage(<AtlasHead atlas={atlas} summary="31 stays" title="Lena" />);
  return container.querySelector('header > img')?.getAttribute('src');
}

test('An atlas opens with the cover that its member chose', () => {
  expect(coverWith({ cover: '/media/c/sea/1600.webp' })).toBe('/media/c/sea/1600.webp');
});

test('Without a chosen cover an atlas opens with the newest stay that has a picture, one in the member’s words first', () => {
  expect(coverWith({})).toBe('/media/p/own/1600.webp');
  cleanup();
  expect(coverWith({ list: [stay(null, null), stay('saved', 'anna')] })).toBe('/media/p/saved/1600.webp');
  cleanup();
  expect(coverWith({ list: [] })).toBeUndefined();
});

test('An atlas is shared once it has a stay', () => {
  coverWith({ stays: 1 });
  expect(screen.getByRole('link', { name: 'Story picture' })).toBeTruthy();
  cleanup();
  coverWith({ stays: 0, list: [] });
  expect(screen.queryByRole('link', { name: 'Story picture' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

test('A visitor who wants to follow signs in first; the follow waits until then', async () => {
  coverWith({});
  await userEvent.click(screen.getByRole('link', { name: 'Follow' }));
  expect(takeWanted()).toEqual({ follow: 'lena' });
});
