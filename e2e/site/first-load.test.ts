import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { atRest } from '../at-rest.ts';
import { alive, expect, test, type Visitor } from '../journey.ts';

const demoPost = async ({ page }: Visitor) => {
  const [post] = await (await page.request.get('/api/user/1/posts/0?limit=1')).json();
  return `/en/posts/${post?.id}`;
};

const scripts = '**/assets/*.js';

/** Keeps files from coming until what is answered is called. */
async function hold(page: Page, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * Bytes of JavaScript, each file compressed by gzip at its best, that a page has asked for when it has come to rest. Pictures arrive after
 * the scripts, as on a slow line: what paints their blur counts as well.
 */
async function firstLoad({ page }: Visitor, path: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  const measure = (response: Response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  };
  page.on('response', measure);
  // What hears of notifications is fetched once a page has been open for some seconds: it is not needed to show it.
  await page.route('**/api/notifications/unread', () => undefined);
  const release = await hold(page, '**/media/**');
  await page.goto(path, { waitUntil: 'commit' });
  await alive(page);
  await page.evaluate(
    'new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))',
  );
  release();
  await atRest(page);
  page.off('response', measure);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test('A phone fetches at most 170 KB of scripts to show the home page, a stay, the sign-in or a tab of the feed', async ({
  visitor,
  member,
}) => {
  const phone = { width: 390 };
  const guest = await visitor(phone);
  const pages = [
    ...['/en', await demoPost(guest), '/en/login'].map((path) => ({ path, open: () => visitor(phone) })),
    ...['/en/feed', '/en/feed?recommendations=true'].map((path) => ({
      path,
      open: () => member('lena', phone),
    })),
  ];
  for (const { path, open } of pages) {
    const bytes = await firstLoad(await open(), path);
    expect(bytes, path).toBeGreaterThan(50_000);
    expect(bytes, path).toBeLessThanOrEqual(170 * 1024);
  }
});

test('Scripts are fetched with a lower priority than what a page opens with', async ({ visitor }) => {
  const guest = await visitor({});
  const html = await (await guest.page.request.get(await demoPost(guest))).text();
  const preloads = html.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  expect(preloads.length).toBeGreaterThan(3);
  expect(preloads.filter((link) => !/fetchpriority="low"/i.test(link))).toEqual([]);
});

/** Before, nobody sees anything to type into. */
async function untilPainted(page: Page): Promise<void> {
  const paints = () => page.evaluate<number>(`performance.getEntriesByName('first-contentful-paint').length`);
  await expect.poll(paints, { timeout: 60_000 }).toBe(1);
}

test('A page is painted without its scripts, and answers to a search that was sent before they came', async ({
  visitor,
}) => {
  const { page, complaints } = await visitor({ width: 390 });
  const release = await hold(page, scripts);
  await page.goto('/en', { waitUntil: 'commit' });
  await untilPainted(page);
  await page.getByLabel('Instagram handle').fill('two words');
  await page.getByRole('button', { name: 'Find stays' }).click();
  await page.waitForURL(/handle=two/, { waitUntil: 'commit' });
  release();
  await page.locator('search input[aria-invalid="true"]').waitFor();
  expect(await page.locator('search input[name="handle"]').inputValue()).toBe('two words');
  expect(complaints).toEqual([]);
});

test('The first picture of a page is asked for at once and before all others, those out of sight when they come near', async ({
  member,
}) => {
  const { page } = await member('lena', { width: 390 });
  const html = async () => (await page.request.get('/en/feed')).text();
  // A young site is still taking its pictures in.
  await expect
    .poll(async () => (await html()).split('srcSet=').length, { timeout: 90_000 })
    .toBeGreaterThan(4);
  await page.goto('/en/feed', { waitUntil: 'load' });
  const pictures = await page
    .locator('.picture img')
    .evaluateAll((images) =>
      images.map((image) => [image.getAttribute('loading'), image.getAttribute('fetchpriority')]),
    );
  expect(pictures[0]).toEqual(['eager', 'high']);
  expect(pictures.at(-1)?.[0]).toBe('lazy');
});

test('Nothing moves while a page is hydrated', async ({ member }) => {
  const { page } = await member('lena', { width: 390 });
  for (const path of ['/en', '/en/feed']) {
    const release = await hold(page, scripts);
    await page.goto(path, { waitUntil: 'commit' });
    await untilPainted(page);
    await page.evaluate(`document.fonts.ready.then(() => {
      window.moved = [];
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries())
          if (!hadRecentInput) moved.push([value, ...sources.map(({ node }) => node?.outerHTML?.slice(0, 200))]);
      }).observe({ type: 'layout-shift' });
    })`);
    release();
    await atRest(page);
    await alive(page);
    expect(await page.evaluate('moved'), path).toEqual([]);
    await page.unrouteAll();
  }
});

test('What a page shows is not rendered again when the router learns of the pages behind its links', async ({
  visitor,
  member,
}) => {
  const phone = { width: 390 };
  const guest = await visitor(phone);
  for (const [path, open] of [
    ['/en', () => visitor(phone)],
    [await demoPost(guest), () => visitor(phone)],
    ['/en/@lena', () => visitor(phone)],
    ['/en/feed', () => member('lena', phone)],
  ] as const) {
    const { page } = await open();
    const { promise: isHydrated, resolve } = Promise.withResolvers<void>();
    await page.route('**/__manifest*', async (route) => {
      await isHydrated;
      await route.continue();
    });
    await page.goto(path);
    await alive(page);
    // React gives an element new properties whenever the component around it is rendered.
    const rendered = `[...document.querySelectorAll('main article, body footer')].map((element) =>
      element[Object.keys(element).find((key) => key.startsWith('__reactProps'))])`;
    // Parts of the page are hydrated after it.
    const isWhole = `(window.atFirst = ${rendered}).length > 1 && !atFirst.includes(undefined)`;
    await expect.poll(() => page.evaluate(isWhole), path).toBe(true);
    const learned = page.waitForResponse(/__manifest/);
    resolve();
    await (await learned).finished();
    await atRest(page);
    expect(await page.evaluate(`${rendered}.filter((now, n) => now !== atFirst[n]).length`), path).toBe(0);
  }
});

test('A member who signs in before the scripts have loaded is signed in when they have', async ({
  visitor,
}) => {
  const { page, complaints } = await visitor({ width: 390 });
  const release = await hold(page, scripts);
  await page.goto('/en/login', { waitUntil: 'commit' });
  await untilPainted(page);
  await page.locator('main input[name=email]').fill('noah@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('staylore-demo');
  await page.keyboard.press('Enter');
  release();
  await page.waitForURL((url) => url.pathname !== '/en/login');
  expect((await (await page.request.get('/api/me')).json()).user.username).toBe('noah');
  expect(complaints).toEqual([]);
});
