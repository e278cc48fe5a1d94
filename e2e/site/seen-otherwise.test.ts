import type { Page } from '@playwright/test';
import { alive, expect, test } from '../journey.ts';

/** What has the keyboard: its kind, and its name or words. */
const focused = (page: Page) =>
  page.evaluate<string>(`
    (({ tagName, id, ariaLabel, textContent }) => [tagName, id === 'content' ? id : ariaLabel ?? textContent.trim()].join(' '))(document.activeElement)`);
const announced = (page: Page) => page.locator('p[role="status"].sr-only').allInnerTexts();

test('A screen reader announces the title of a new page, and continues with its content', async ({
  visitor,
}) => {
  const { page, complaints } = await visitor();
  await page.goto('/en');
  await alive(page);
  await page.locator('footer').getByRole('link', { name: 'About', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/company/about');
  await expect.poll(() => announced(page)).toContain('About Staylore · Staylore');
  await expect.poll(() => focused(page)).toBe('MAIN content');
  await page.goBack();
  await expect.poll(() => announced(page)).toContain('Hotels from real travel stories · Staylore');
  expect(complaints).toEqual([]);
});

test('The keyboard goes back to the menu that asked, and on to the next stay when one is deleted', async ({
  member,
}) => {
  const { page } = await member('yusuf');
  await page.goto('/en/profile/yusuf');
  await alive(page);
  const menu = page.getByRole('button', { name: /Options for/ }).first();
  const label = await menu.getAttribute('aria-label');
  const next = await page.locator('main article h3').nth(1).innerText();
  const ask = async () => {
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
  };
  await ask();
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe(`BUTTON ${label}`);
  await ask();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe(`A ${next}`);
});

test('Submitting an empty form moves the focus to the first invalid field', async ({ member }) => {
  const { page } = await member('yusuf');
  for (const path of [
    '/en/links',
    '/en/settings/claim',
    '/en/settings/delete-account',
    '/en/settings/password',
  ]) {
    await page.goto(path);
    await alive(page);
    await page.locator('main form [type="submit"]').last().click();
    await page.locator('main [aria-invalid="true"]:focus').waitFor();
  }
});

test('In forced colours, what is selected differs from what is not, and the map is not a dark plane', async ({
  member,
}) => {
  const { page } = await member('yusuf');
  await page.emulateMedia({ forcedColors: 'active' });
  const ground = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one as Element).backgroundColor);
  await page.goto('/en/feed');
  expect(await ground('.tab[aria-current]')).not.toBe(await ground('.tab:not([aria-current])'));
  await page.goto('/en/settings/notifications');
  const on = page.getByRole('switch', { checked: true }).first();
  const off = page.getByRole('switch', { checked: false }).first();
  const of = (one: typeof on) => one.evaluate((it) => getComputedStyle(it as Element).backgroundColor);
  expect(await of(on)).not.toBe(await of(off));
});

test('A page that is printed is dark on light in every theme, without menus and forms, and cuts nothing off', async ({
  member,
}) => {
  const { page } = await member('lena', { width: 794, colorScheme: 'dark' });
  for (const path of ['/en/analytics', '/en/profile/lena']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await alive(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body > div > header, main form').filter({ visible: true })).toHaveCount(0);
    const ink = () => page.locator('h1').evaluate((one) => getComputedStyle(one as Element).color);
    await expect.poll(ink).toBe('rgb(34, 26, 20)');
    const wide = await page.evaluate<number>(`
      Math.max(...[...document.querySelectorAll('main td, main h1, main h2')].map((one) => one.getBoundingClientRect().right))`);
    expect(wide, path).toBeLessThanOrEqual(794);
  }
});
