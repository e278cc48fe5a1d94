import type { Page } from '@playwright/test';
import { alive, expect, test } from '../journey.ts';

const cardTitles = (page: Page) => page.locator('main article h3').allInnerTexts();

test('A member archives a stay, undoes it, and deletes one only after being asked', async ({ member }) => {
  const { page, complaints } = await member('jules');
  await page.goto('/en/profile/jules');
  await alive(page);
  const [first, second] = await cardTitles(page);
  const menu = page
    .locator('main article')
    .first()
    .getByRole('button', { name: /Options for/ });

  await menu.click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByText('Archived. Only you can see it now.').waitFor();
  expect((await cardTitles(page))[0]).toBe(second);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await cardTitles(page))[0]).toBe(first);

  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  expect(await question.textContent()).toContain('Are you sure you want to delete this post?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await cardTitles(page))[0]).toBe(first);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const answered = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(async () => (await cardTitles(page))[0]).toBe(second);
  expect((await answered).status()).toBe(200);
  await page.reload();
  expect((await cardTitles(page))[0]).toBe(second);
  expect(complaints).toEqual([]);
});

test('A change that the server refuses is taken back, and the reason is told', async ({ member }) => {
  const { page } = await member('hazel');
  await page.goto('/en/profile/hazel');
  await alive(page);
  // The list goes on by itself.
  const first = async () => (await cardTitles(page)).slice(0, 6);
  const before = await first();
  await page.route('**/api/posts/*/archive', (route) => route.abort());
  await page
    .locator('main article')
    .first()
    .getByRole('button', { name: /Options for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByText(/That did not work\./).waitFor();
  expect(await first()).toEqual(before);
});
