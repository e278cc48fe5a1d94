import { alive, expect, test } from '../journey.ts';

test('A visitor who wants to follow is asked to sign in, and comes back to the profile', async ({
  visitor,
}) => {
  const { page } = await visitor();
  await page.goto('/en/profile/anna?list=followers');
  expect(new URL(page.url()).pathname).toBe('/en/login');
  expect(new URL(page.url()).searchParams.get('next')).toBe('/en/profile/anna?list=followers');
});

test('Following somebody counts at once and rings their bell while they look', async ({ member }) => {
  const followed = await member('tobi', { language: 'de' });
  await followed.page.goto('/de/feed');
  // The bell listens once the page has settled.
  await followed.page.waitForResponse((answer) => answer.url().endsWith('/api/notifications/stream'));
  const follower = await member('wren');
  await follower.page.goto('/en/profile/tobi');
  await alive(follower.page);
  const button = follower.page.getByRole('button', { name: /^Follow(ing)? @tobi/ });
  if ((await button.textContent()) === 'Following') {
    await button.click();
    await follower.page.getByRole('button', { name: 'Follow @tobi', exact: true }).waitFor();
  }
  const counter = follower.page.getByRole('button', { name: /followers?$/ });
  const count = Number.parseInt((await counter.textContent()) ?? '', 10);
  await follower.page.getByRole('button', { name: 'Follow @tobi', exact: true }).click();
  await expect.poll(async () => Number.parseInt((await counter.textContent()) ?? '', 10)).toBe(count + 1);

  const bell = followed.page.locator('summary[aria-label^="Mitteilungen,"]');
  await bell.waitFor();
  await bell.click();
  await followed.page
    .getByText(/folgt dir jetzt\./)
    .first()
    .waitFor();
  await followed.page.locator('summary[aria-label="Mitteilungen"]').waitFor();
});

test('Followers and following open by their address, one at a time, and Escape closes them', async ({
  member,
}) => {
  const { page } = await member('wren');
  await page.goto('/en/profile/anna?list=followers');
  const dialog = page.getByRole('dialog', { name: 'Followers' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: /following$/ }).click();
  await page.getByRole('dialog', { name: 'Following' }).waitFor();
  expect(new URL(page.url()).search).toBe('?list=following');
  expect(await page.getByRole('dialog').count()).toBe(1);
});

test('Somebody is found by a mistyped name and can be followed from the results', async ({ member }) => {
  const { page } = await member('noah');
  await page.goto('/en/feed');
  await page.getByLabel('Find User').last().fill('Rieder');
  await page
    .getByRole('search', { name: 'Find User' })
    .getByRole('link', { name: /anna/i })
    .first()
    .waitFor();
  await page.getByLabel('Find User').last().fill('zzzzqqq');
  await page.getByText('Nobody by the name of “zzzzqqq”.').waitFor();
});
