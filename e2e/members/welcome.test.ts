import { alive, expect, test, unused } from '../journey.ts';

test('Sign-up leads through three steps: stays, people and notices; the feed then has the stays of the members followed', async ({
  visitor,
}) => {
  const { page } = await visitor();
  const username = unused('first.run');
  await page.goto('/en/sign-up');
  await alive(page);
  await page.getByLabel('Full name').fill('Nora');
  await page.getByLabel('Last name').fill('Berg');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@journey.example`);
  await page.getByLabel('Password', { exact: true }).fill('a quiet blue suitcase');
  await page.getByLabel('Confirm password').fill('a quiet blue suitcase');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/en/welcome');
  await page.getByRole('heading', { level: 1, name: 'Welcome, Nora' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Bring your stays' }).waitFor();
  await page.getByRole('link', { name: 'Next step' }).click();
  await page.waitForURL('**/en/welcome/people');
  const first = page.getByRole('button', { name: /^Follow @/ }).first();
  const name = (await first.getAttribute('aria-label')) ?? '';
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.getByRole('button', { name: `${name.replace('Follow', 'Following')}: unfollow` }).waitFor();
  await page.getByRole('link', { name: 'Next step' }).click();
  await page.waitForURL('**/en/welcome/notices');
  await page.getByRole('radio', { name: 'Weekly' }).click();
  await expect(page.getByRole('radio', { name: 'Weekly' })).toBeChecked();
  await page.getByRole('link', { name: 'To my feed' }).click();
  await page.waitForURL('**/en/feed');
  await page.locator('main article').first().waitFor();
});
