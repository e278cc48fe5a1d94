import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, type OpenMember, test, type Visitor } from '../journey.ts';

const demoPost = async ({ page }: Visitor) => {
  const [post] = await (await page.request.get('/api/user/1/posts/0?limit=1')).json();
  return `/en/posts/${post?.id}`;
};

/** Bytes of JavaScript, each file compressed by gzip at its best, that a page has asked for when it has come to rest. */
async function firstLoad({ page }: Visitor, path: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test('A phone fetches at most 126 KB of scripts to show the home page or a stay, and 121 KB to sign in', async ({
  visitor,
}) => {
  const most = { '/en': 126, [await demoPost(await visitor())]: 126, '/en/login': 121 };
  for (const [path, kilobytes] of Object.entries(most)) {
    const bytes = await firstLoad(await visitor({ width: 390 }), path);
    expect(bytes, path).toBeGreaterThan(50_000);
    expect(bytes, path).toBeLessThanOrEqual(kilobytes * 1024);
  }
});

test('A phone fetches at most 130 KB of scripts to show a tab of the feed', async ({ member }) => {
  for (const path of ['/en/feed', '/en/feed?recommendations=true']) {
    const bytes = await firstLoad(await member('lena', { width: 390 }), path);
    expect(bytes, path).toBeGreaterThan(50_000);
    expect(bytes, path).toBeLessThanOrEqual(130 * 1024);
  }
});

/** Keeps the framework from coming until what is answered is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/framework-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('The scripts come after the first paint, and the page answers to a press that was too early', async ({
  visitor,
}) => {
  const { page, complaints } = await visitor({ width: 390 });
  const release = await holdScripts(page);
  await page.goto('/en');
  // The framework is held back until further down: what is painted here is painted without it.
  const paints = () => page.evaluate<number>(`performance.getEntriesByName('first-contentful-paint').length`);
  await expect.poll(paints, { timeout: 60_000 }).toBe(1);
  await page.getByLabel('Instagram handle').fill('two words');
  await page.getByRole('button', { name: 'Find stays' }).click();
  release();
  await page.locator('search input[aria-invalid="true"]').waitFor();
  expect(await page.locator('search input[name="handle"]').inputValue()).toBe('two words');
  expect(complaints).toEqual([]);
});

const fetchedPictures = `(() => {
  const shown = [...document.querySelectorAll('.picture img')].map((image) => image.currentSrc);
  return performance.getEntriesByType('resource').filter(({ name }) => shown.includes(name)).map((entry) => entry.toJSON());
})()`;

/** A phone's window of somebody whose feed has pictures: a young site is still drawing them. */
async function phoneWithPictures(member: OpenMember): Promise<Visitor> {
  const phone = await member('lena', { width: 390 });
  const html = async () => (await phone.page.request.get('/en/feed')).text();
  await expect
    .poll(async () => (await html()).split('srcSet=').length, { timeout: 90_000 })
    .toBeGreaterThan(4);
  return phone;
}

test('On a phone the pictures further down leave the line to the first one', async ({ member }) => {
  const { page } = await phoneWithPictures(member);
  let first: string | undefined;
  await page.route('**/media/p/**', async (route) => {
    first ??= route.request().url();
    if (route.request().url() === first) await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto('/en/feed', { waitUntil: 'load' });
  const times = () =>
    page.evaluate<{ name: string; startTime: number; responseEnd: number }[]>(fetchedPictures);
  await expect.poll(async () => (await times()).length, { timeout: 20_000 }).toBeGreaterThan(1);
  const [opening, ...others] = await times();
  expect(opening?.name).toBe(first);
  for (const { startTime } of others) expect(startTime).toBeGreaterThanOrEqual(opening?.responseEnd ?? 0);
});

test('Whoever signs in before the scripts have come is signed in when they have', async ({ visitor }) => {
  const { page, complaints } = await visitor({ width: 390 });
  const release = await holdScripts(page);
  await page.goto('/en/login');
  await page.locator('main input[name=email]').fill('noah@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('staylore-demo');
  await page.keyboard.press('Enter');
  release();
  await page.waitForURL((url) => url.pathname !== '/en/login');
  expect((await (await page.request.get('/api/me')).json()).user.username).toBe('noah');
  expect(complaints).toEqual([]);
});
