import { expect, type Page, type Request } from '@playwright/test';
import { alive } from './alive.ts';

/** Milliseconds without a request after which a page counts as loaded. */
const quietMs = 500;

interface Traffic {
  readonly open: Set<Request>;
  changedAt: number;
}

const traffics = new WeakMap<Page, Traffic>();

/** Follows the requests of a page from now on, for `atRest`. */
export function followTraffic(page: Page): void {
  const traffic: Traffic = { open: new Set(), changedAt: Date.now() };
  traffics.set(page, traffic);
  page.on('request', (request) => {
    // An open stream does not mean that the page is still loading.
    if (request.url().includes('/api/notifications/')) return;
    // Pending requests of the previous page no longer count.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) traffic.open.clear();
    traffic.open.add(request);
    traffic.changedAt = Date.now();
  });
  const end = (request: Request) => {
    if (traffic.open.delete(request)) traffic.changedAt = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/**
 * Waits until a page is hydrated, has sent no request for half a second, and has painted what arrived. Unlike Playwright's own `networkidle` it
 * also works for members, however slow the machine is: their pages open a stream of notifications after three seconds.
 */
export async function atRest(page: Page): Promise<void> {
  const traffic = traffics.get(page);
  if (traffic === undefined) throw new Error('The traffic of this page is not followed');
  await page.waitForLoadState('load');
  await alive(page);
  const waitsFor = () => {
    if (traffic.open.size > 0) return [...traffic.open].map((request) => request.url());
    return Date.now() - traffic.changedAt >= quietMs ? 'nothing' : 'half a second of quiet';
  };
  await expect.poll(waitsFor, { intervals: [50, 100], timeout: 60_000 }).toBe('nothing');
  await alive(page);
}
