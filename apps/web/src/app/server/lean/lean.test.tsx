import fc from 'fast-check';
import { Bell, Heart, UserRound } from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Link as RouterLink, NavLink as RouterNavLink } from 'react-router';
import { expect, test } from 'vitest';
import createIcon from './create-icon.tsx';
import { Link, NavLink } from './router.tsx';

const shown = <Props extends object>(Shown: ComponentType<Props>, props: Props) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/en/profile/anna?list=followers']}>
      <Shown {...props} />
    </MemoryRouter>,
  );

test.each([
  '/',
  '/en/feed?recommendations=true#top',
  '/en/tags/%C3%BC',
  '/en/..',
  '/en//maps',
  '//evil.example',
  '/./x',
  'archived',
  '..',
  '',
  '/en?',
  'https://staylore.example/en',
])('a link to %j is rendered on the server as the browser would', (to) => {
  const props = { to, className: 'underline', 'aria-label': 'There', replace: true, children: 'There' };
  expect(shown(Link, props)).toBe(shown(RouterLink, props));
});

test('whatever a link leads to, server and browser agree', () => {
  const piece = fc.constantFrom('/', '.', '..', '?', '#', 'en', '%2F', '\\', 'a b', ':', '&', 'ü', '"');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const props = { to: `/${pieces.join('')}`, children: 'There' };
      expect(shown(Link, props)).toBe(shown(RouterLink, props));
    }),
  );
});

test.each([
  '/en/profile/anna',
  '/en/Profile/Anna?list=followers',
  '/en/profile',
  '/en/profile/',
  '/en/prof',
  '/',
  '/en/maps#map',
  '/en/profile/%C3%BC',
  '..',
])('a link of a navigation to %j is marked on the server as in the browser', (to) => {
  for (const props of [
    { end: true },
    { end: true, className: 'tab' },
    {},
    { className: 'tab' },
    { end: true, 'aria-current': 'step' as const },
  ]) {
    const asked = { to, children: 'There', ...props };
    expect(shown(NavLink, asked)).toBe(shown(RouterNavLink, asked));
  }
});

test('an icon is rendered on the server as the browser would, however it is asked for', async () => {
  const looks: SVGProps<SVGSVGElement>[] = [
    {},
    { 'aria-hidden': 'true' },
    { 'aria-hidden': 'true', className: 'size-6', strokeWidth: 1.75 },
    { 'aria-hidden': 'true', fill: 'currentColor' },
    { 'aria-label': 'Heart', role: 'img' },
  ];
  const icons = [
    ['bell', Bell],
    ['heart', Heart],
    ['user-round', UserRound],
  ] as const;
  for (const [file, Icon] of icons) {
    // The drawing is exported, but not typed.
    const { __iconData } = await import(
      `../../../../../../node_modules/lucide-react/dist/esm/icons/${file}.mjs`
    );
    const Lean = createIcon(__iconData);
    for (const look of [...looks, ...looks])
      expect(renderToStaticMarkup(<Lean {...look} />)).toBe(renderToStaticMarkup(<Icon {...look} />));
  }
});
