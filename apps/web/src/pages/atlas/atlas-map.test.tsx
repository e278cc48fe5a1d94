// @vitest-environment happy-dom
import type { Atlas } from '@staylore/contract/discovery/atlas';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { AtlasStays } from './atlas.tsx';

const scrolled = vi.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  cleanup();
  scrolled.mockReset();
});

const stay = (
  id: number,
  title: string,
  at: { city: string; country: string; lat: number; long: number },
) => ({
  id,
  title,
  year: 2026,
  credit: null,
  source_url: null,
  small: null,
  thumbhash: null,
  ...at,
});
const hamburg = { city: 'Hamburg', country: 'DE', lat: 53.55, long: 9.99 };
const list = [
  stay(1, 'Speicher', hamburg),
  stay(2, 'Isarhof', { city: 'Munich', country: 'DE', lat: 48.14, long: 11.58 }),
  stay(3, 'Alter Hafen', { ...hamburg, lat: 53.54 }),
  stay(4, 'Tafelblick', { city: 'Cape Town', country: 'ZA', lat: -33.9, long: 18.4 }),
];

function show() {
  const countries = [
    { country: 'DE', stays: 3 },
    { country: 'ZA', stays: 1 },
  ];
  const own = { stays: 4, years: 1, since: 2026 };
  const atlas = {
    id: 1,
    username: 'lena',
    stays: 4,
    countries,
    own,
    cheapest: null,
    list,
  } as unknown as Atlas;
  renderPage(<AtlasStays atlas={atlas} />);
  const map = within(screen.getByRole('region', { name: 'Map of stays' }));
  return {
    // The map of phones stands beside that of wide screens, of which one is hidden.
    press: (name: string) => userEvent.click(map.getAllByRole('link', { name })[0] as HTMLElement),
    dots: () => map.getAllByRole('link').map((dot) => dot.getAttribute('aria-label')),
    listed: () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    map,
  };
}

test('a dot of an atlas that stands for several stays zooms to them and lists only those; one press brings all back', async () => {
  const { press, dots, listed, map } = show();
  await press('3 stays around Hamburg');
  expect(dots()).toContain('Isarhof');
  expect(listed()).toEqual(['Speicher', 'Isarhof', 'Alter Hafen']);
  expect(within(screen.getByRole('region', { name: 'Stays' })).getByText('3 stays here')).toBeTruthy();
  expect(scrolled).not.toHaveBeenCalled();
  await userEvent.click(map.getByRole('button', { name: 'Show all' }));
  expect(dots()).toContain('3 stays around Hamburg');
  expect(listed()).toHaveLength(4);
});

test('a dot whose stays no zoom would tell apart leads to the list of exactly these', async () => {
  const { press, listed } = show();
  await press('3 stays around Hamburg');
  await press('2 stays around Hamburg');
  expect(listed()).toEqual(['Speicher', 'Alter Hafen']);
  expect(scrolled).toHaveBeenCalledOnce();
  const stays = screen.getByRole('region', { name: 'Stays' });
  expect(document.activeElement).toBe(stays);
  await userEvent.click(within(stays).getByRole('button', { name: 'Show all' }));
  expect(listed()).toHaveLength(4);
});

test('without scripts such a dot leads to the stays of its country', () => {
  show();
  const [dot] = screen.getAllByRole('link', { name: '3 stays around Hamburg' });
  expect(dot?.getAttribute('href')).toBe('/?by=country#DE');
});
