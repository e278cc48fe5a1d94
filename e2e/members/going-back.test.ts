import { type BrowserContext, chromium } from '@playwright/test';
import { falseOnceLeft } from '../alive.ts';
import { given } from '../given.ts';
import { alive, demoPassword, expect, test } from '../journey.ts';

/** A window of a browser that keeps pages in memory to go back to, which Playwright's browsers do not unless told. */
async function openWindow(): Promise<BrowserContext> {
  const browser = await chromium.launch({
    ...given().browser,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const { url } = given().site;
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', serviceWorkers: 'block' });
  context.once('close', () => void browser.close());
  const data = { email: 'yusuf@demo.example', password: demoPassword };
  expect((await context.request.post('/api/login', { data })).ok()).toBe(true);
  return context;
}

/** The headless build of the browser keeps no page of anyone, and says so beside what else it has against a page. */
const ofTheBrowser = 'BackForwardCacheDisabledForDelegate';

test('A member who comes back from another site finds the page as they left it', async ({ site }) => {
  const context = await openWindow();
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Page.enable');
  const why: string[] = [];
  cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    why.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  /** What keeps a page from being brought back as it was left; nothing when it is. */
  const obstacles = async (path: string) => {
    why.length = 0;
    // The bell opens its stream some seconds after the page is there; an open connection would be an obstacle.
    const stream = page.waitForRequest('**/api/notifications/stream');
    await page.goto(path);
    await alive(page);
    await stream;
    await page.evaluate(`addEventListener('pageshow', ({ persisted }) => { window.cameBack = persisted })`);
    await page.goto(site.sandboxUrl);
    await page.goBack({ waitUntil: 'commit' });
    await expect
      .poll(
        async () => why.length > 0 || (await page.evaluate('window.cameBack').catch(falseOnceLeft)) === true,
      )
      .toBe(true);
    return why.filter((reason) => reason !== ofTheBrowser);
  };
  for (const path of ['/en/feed', '/en/profile/lena', '/en/@lena'])
    expect(await obstacles(path), path).toEqual([]);
  // A page that no browser may store is not brought back either, which shows that obstacles are told.
  expect(await obstacles('/en/settings/profile')).toContain('MainResourceHasCacheControlNoStore');
  await context.close();
});

test('Going back after signing out shows nothing of the member', async ({ site }) => {
  const context = await openWindow();
  const page = await context.newPage();
  await page.goto('/en/profile/yusuf');
  await alive(page);
  await page.evaluate(`window.kept = true`);
  await page.goto(site.sandboxUrl);
  const other = await context.newPage();
  await other.goto('/en/feed');
  await alive(other);
  await other.getByLabel('Your account').click();
  await other.getByRole('button', { name: 'Sign out' }).first().click();
  await other.getByRole('link', { name: 'Login' }).first().waitFor();
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL('**/en/login?next=*');
  await alive(page);
  expect(await page.evaluate('window.kept')).toBeUndefined();
  expect(await page.content()).not.toMatch(/yusuf@/i);
  await context.close();
});
