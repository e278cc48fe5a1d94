import type { Page } from '@playwright/test';
import { alive, expect, type NewMember, test } from '../journey.ts';
import { writeStay } from '../write-stay.ts';

const cardTitles = (page: Page) => page.locator('main article h3').allInnerTexts();
const firstTitle = (page: Page) => page.locator('main article h3').first();

/** The own profile with three stays. */
async function openProfile(member: NewMember): Promise<void> {
  for (const hotel_name of ['Haus am Hang', 'Pension am Platz', 'Gasthof am Gleis'])
    await writeStay(member, { hotel_name, location: `${hotel_name}, Zermatt`, caption: 'Two quiet nights.' });
  await member.page.goto(`/en/profile/${member.username}`);
  await alive(member.page);
}

test('A member archives a stay, undoes it, and deletes one only after being asked', async ({ member }) => {
  // With the stay its picture is deleted, so that it must be too old for the home page, which other journeys open meanwhile.
  const { page, complaints } = await member('jules');
  await page.goto('/en/profile/jules');
  await alive(page);
  const [first = '', second = ''] = await cardTitles(page);
  const menu = page
    .locator('main article')
    .first()
    .getByRole('button', { name: /Options for/ });

  await menu.click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByText('Archived. Only you can see it now.').waitFor();
  await expect(firstTitle(page)).toHaveText(second);
  const undone = page.waitForResponse(/\/unarchive$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(firstTitle(page)).toHaveText(first);
  expect((await undone).status()).toBe(200);

  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this post?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await expect(firstTitle(page)).toHaveText(first);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const answered = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(firstTitle(page)).toHaveText(second);
  expect((await answered).status()).toBe(200);
  await page.reload();
  await expect(firstTitle(page)).toHaveText(second);
  expect(complaints).toEqual([]);
});

test('A change that the server refuses is rolled back, and the reason is shown', async ({ newMember }) => {
  const member = await newMember('own.stays.refused');
  const { page } = member;
  await openProfile(member);
  const before = await cardTitles(page);
  await page.route('**/api/posts/*/archive', (route) => route.abort());
  await page
    .locator('main article')
    .first()
    .getByRole('button', { name: /Options for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByText(/That did not work\./).waitFor();
  await expect.poll(() => cardTitles(page)).toEqual(before);
});
