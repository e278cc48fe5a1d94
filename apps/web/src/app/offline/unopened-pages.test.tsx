// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { currentToasts } from '../../design/primitives/toast/toast-store.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { useUnopenedPages } from './unopened-pages.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

function Page() {
  useUnopenedPages();
  return (
    <>
      <Link to="/en/maps">Map</Link>
      <Link to="/en/feed">Feed</Link>
    </>
  );
}

test('without a network a link to a page that was never fetched says so and leaves the page as it is; others work', () => {
  vi.stubGlobal('__reactRouterDataRouter', {
    routes: [
      { id: 'maps', path: '/en/maps' },
      { id: 'feed', path: '/en/feed' },
    ],
  });
  vi.stubGlobal('__reactRouterRouteModules', { feed: {} });
  onlineManager.setOnline(false);
  const { router } = renderPage(<Page />, { path: '/en/posts/7' });
  fireEvent.click(screen.getByText('Map'));
  expect(currentToasts().at(-1)?.text).toContain('opened this page on this device before');
  expect(router.state.location.pathname).toBe('/en/posts/7');
  fireEvent.click(screen.getByText('Feed'));
  expect(router.state.location.pathname).toBe('/en/feed');
});

test('with a network every link works', () => {
  vi.stubGlobal('__reactRouterDataRouter', { routes: [] });
  vi.stubGlobal('__reactRouterRouteModules', {});
  const { router } = renderPage(<Page />, { path: '/en/posts/7' });
  fireEvent.click(screen.getByText('Map'));
  expect(router.state.location.pathname).toBe('/en/maps');
});
