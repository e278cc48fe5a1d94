import { fill, phrases } from '@staylore/phrases/phrases';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from './visitor.ts';

const password = 'a quiet room with a view';

/** Presses Tab until that control has the focus, and sees to it that the focus shows. */
async function tabTo(page: Page, control: Locator, atMost = 60): Promise<void> {
  for (let presses = 0; presses < atMost; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await control.and(page.locator(':focus')).count()) === 0) continue;
    const ring = await page.evaluate(() => {
      const style = getComputedStyle(document.activeElement ?? document.body);
      return { outline: style.outlineStyle, width: style.outlineWidth, shadow: style.boxShadow };
    });
    expect(ring.shadow !== 'none' || (ring.outline !== 'none' && ring.width !== '0px')).toBe(true);
    return;
  }
  throw new Error(`The focus does not come to ${control}.`);
}

async function write(page: Page, label: string, text: string): Promise<void> {
  const control = page.getByLabel(label, { exact: true });
  if ((await control.and(page.locator(':focus')).count()) === 0) await tabTo(page, control);
  await page.keyboard.type(text);
}

test.each([
  { language: 'en', width: 1280 },
  { language: 'de', width: 390 },
] as const)(
  'Somebody without a mouse scans a creator, saves the stays, signs up and finds them: $language at $width px',
  async ({ language, width }) => {
    const { accounts, homePage, instagramImport, layout } = phrases[language];
    const { page, context, complaints, leave } = await visitor({ language, width });
    const username = `keys.${language}`;
    await page.goto(`/${language}`);
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe(layout.skip);
    await page.keyboard.press('Enter');

    await write(page, homePage.search.handle, 'lena.wanders');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: instagramImport.next, exact: true }).waitFor();
    const stop = page.getByRole('button', { name: instagramImport.stop, exact: true });
    await stop.waitFor({ state: 'detached' });
    const save = new RegExp(fill(instagramImport.save_other, { count: '\\d+' }));
    await tabTo(page, page.getByRole('button', { name: save }));
    await page.keyboard.press('Enter');

    await page.waitForURL(/\/sign-up\?next=/);
    const { sign_up: texts } = accounts;
    await page.getByRole('button', { name: texts.submit }).waitFor();
    await write(page, texts.full_name, 'Test');
    await write(page, texts.last_name, 'Person');
    await write(page, texts.username, username);
    await write(page, texts.email, `${username}@journey.example`);
    await write(page, texts.password, password);
    await write(page, texts.confirm, password);
    await page.keyboard.press('Enter');

    await page.getByText(instagramImport.saved.text).waitFor();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect.poll(() => dialog.locator(':focus').count(), { timeout: 15_000 }).toBe(1);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const { id } = await (await context.request.get(`/api/users/username/${username}`)).json();
    const posts = await (await context.request.get(`/api/user/${id}/posts/0`)).json();
    expect(posts.length).toBeGreaterThan(10);
    expect(complaints).toEqual([]);
    await leave();
  },
);
