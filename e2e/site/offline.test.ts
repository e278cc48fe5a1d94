import type { Page } from '@playwright/test';
import { alive, expect, type NewMember, test } from '../journey.ts';
import { smallPicture } from '../write-stay.ts';

/** What is to outlive the page is stored a moment after it is shown. */
const stored = (page: Page, name: string) =>
  page.waitForFunction((start) => Object.keys(localStorage).some((key) => key.startsWith(start)), name);

/** The worker puts a page away after it was shown, and scripts after they ran. `waitForFunction` takes a promise for a yes. */
const kept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const caught = await Promise.all(
          (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
        );
        const urls = new Set(caught.flat().map(({ url }) => url));
        const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
        return urls.has(location.href) ? scripts.filter(({ name }) => !urls.has(name)) : 'not this page';
      }),
    )
    .toEqual([]);

/** A browser that keeps pages needs its worker, which comes after the first page, and the scripts of a page that came through it. */
async function keeping({ page }: NewMember): Promise<void> {
  await page.goto('/en/feed');
  await alive(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/offline-')),
  );
  await alive(page);
  await kept(page);
}

test('Offline, a member reads what they opened before, and a favourite added meanwhile is sent later', async ({
  newMember,
}) => {
  const member = await newMember('far.from.masts', { keepsPages: true });
  const { page, context } = member;
  await keeping(member);
  const [post] = await member.read('/api/user/1/posts/0?limit=1');
  await page.goto(`/en/posts/${post.id}`);
  await alive(page);
  await kept(page);
  const heart = page.locator(`[data-favourite="${post.id}"]`).first();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await context.setOffline(true);
  const [ink, ground] = await page.getByText('You’re offline.').evaluate((notice) => {
    const { color, backgroundColor } = getComputedStyle(notice);
    return [color, backgroundColor];
  });
  expect(ink).not.toBe(ground);
  // The router would reload the page: its scripts for the map were never fetched.
  await page.getByRole('link', { name: 'Map', exact: true }).filter({ visible: true }).first().click();
  await page.getByText('You haven’t opened this page on this device before').waitFor();
  await expect(page).toHaveURL(`/en/posts/${post.id}`);
  await page.goto('/en/hotels/never-opened');
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor();
  await page.goto(`/en/posts/${post.id}`);
  await alive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { useInnerText: true });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await stored(page, 'staylore_favourites');
  await page.reload();
  await alive(page);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(false);
  const given = async () => (await member.read(`/api/posts/${post.id}`)).favorite_id !== null;
  await expect.poll(given).toBe(true);
});

test('A stay saved offline is sent once there is a network again, even if its page was closed', async ({
  newMember,
}) => {
  const member = await newMember('between.stations', { keepsPages: true });
  const { page, context, id } = member;
  await keeping(member);
  await page.goto('/en/post-form');
  await alive(page);
  await context.setOffline(true);
  await page.getByLabel('Hotel name').fill('Hotel in the tunnel');
  await page.getByLabel('Hotel/Location').fill('Somewhere');
  await page.locator('#pictures').setInputFiles(smallPicture);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Waiting for a connection…' }).waitFor();
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.endsWith('_waiting')));
  // Nobody asks whether to leave.
  await page.goto('/en/feed');
  await alive(page);
  await context.setOffline(false);
  await page.getByText('Your stay is published').waitFor();
  const stays = (await member.read(`/api/user/${id}/posts/0`)) as { hotel_name: string; cover: object }[];
  expect(stays.map(({ hotel_name }) => hotel_name)).toEqual(['Hotel in the tunnel']);
  expect(stays[0]?.cover).not.toBeNull();
});

test('Signing out leaves no address of the pages kept for reading offline', async ({ newMember }) => {
  const member = await newMember('leaves.no.trace', { keepsPages: true });
  const { page } = member;
  await keeping(member);
  const addresses = () =>
    page.evaluate(async () => {
      const keptBy = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('workbox-expiration');
        opening.onsuccess = () => resolve(opening.result);
      });
      const all = await new Promise<IDBValidKey[]>((resolve) => {
        const asking = keptBy.transaction('cache-entries').objectStore('cache-entries').getAllKeys();
        asking.onsuccess = () => resolve(asking.result);
      });
      keptBy.close();
      return all.filter((address) => String(address).includes('-pages|'));
    });
  await expect.poll(async () => (await addresses()).join()).toContain('/en/feed');
  await page.getByLabel('Your account').click();
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await page.getByRole('link', { name: 'Login' }).first().waitFor();
  expect(await addresses()).toEqual([]);
});
