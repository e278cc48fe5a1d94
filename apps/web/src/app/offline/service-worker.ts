import { isKeptCall, isKeptPage } from '@staylore/contract/kept-pages';
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { forgetAddresses } from '../../platform/session/forget-addresses.ts';
import { showPushed } from './push.ts';

/*
 * Caches what a member reads, for when there is no network: pages, their calls and pictures. Everything that may change is network-first. The
 * worker's address names the member, so that another member's worker starts with empty caches.
 */

interface Worker extends EventTarget {
  readonly location: Location;
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
}
type Waits = Event & { waitUntil(work: Promise<unknown>): void };

declare const self: Worker;
const member = new URL(self.location.href).searchParams.get('member');
const prefix = `staylore-${member}-`;

const isPage = /^\/(en|de)(\/|$)/;

const isTexts = (url: URL) => url.pathname.startsWith('/assets/translations/');

const kept = (name: string, maxEntries: number) => ({
  cacheName: prefix + name,
  // The same browser sends the same headers.
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin],
});

async function forget(ours: (name: string) => boolean): Promise<void> {
  for (const name of await caches.keys()) if (ours(name)) await caches.delete(name);
}

const isForMember = ({ headers }: Response) => headers.get('cache-control')?.includes('private') === true;

/**
 * The server marks a member's page as private. Any other page means that the session has ended: all caches are deleted, and the worker
 * unregistered.
 */
const whileSignedIn = {
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (response.ok && !isForMember(response)) {
      await forget(() => true);
      await forgetAddresses();
      await self.registration.unregister();
    }
    return response;
  },
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.ok && !response.redirected && isForMember(response) ? response : null,
};

const pages = kept('pages', 60);
const readAgain = new NetworkFirst({ ...pages, plugins: [whileSignedIn, ...pages.plugins] });
const readOnce = new NetworkOnly({ plugins: [whileSignedIn] });
registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && isPage.test(url.pathname),
  (options) => (isKeptPage(options.url.pathname) ? readAgain : readOnce).handle(options),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && (isKeptCall(url.pathname) || isTexts(url)),
  new NetworkFirst(kept('calls', 200)),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/') && !isTexts(url),
  new CacheFirst(kept('assets', 300)),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/media/'),
  new CacheFirst(kept('pictures', 300)),
);
setCatchHandler(async ({ request, url }) => {
  if (request.mode !== 'navigate') return Response.error();
  const language = url?.pathname.startsWith('/de') ? 'de' : 'en';
  return (await caches.match(`/${language}/offline`)) ?? Response.error();
});

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  const keepNotes = caches.open(`${prefix}notes`).then((it) => it.addAll(['/en/offline', '/de/offline']));
  (event as Waits).waitUntil(keepNotes);
});
self.addEventListener('activate', (event) => {
  (event as Waits).waitUntil(forget((name) => name.startsWith('staylore-') && !name.startsWith(prefix)));
});
showPushed(globalThis as never, Number(member));
clientsClaim();
