import { alive, expect, isAlive, test } from '../journey.ts';

test('A visitor who wants to follow is asked to sign in, and comes back to the profile', async ({
  visitor,
}) => {
  const { page } = await visitor();
  await page.goto('/en/profile/anna?list=followers');
  expect(new URL(page.url()).pathname).toBe('/en/login');
  expect(new URL(page.url()).searchParams.get('next')).toBe('/en/profile/anna?list=followers');
});

test('Following someone counts at once and appears in their bell while they are online', async ({
  newMember,
}) => {
  const followed = await newMember('looks.on', { language: 'de' });
  // The bell listens some seconds after the page has come alive, which on a slow machine is before all of it has loaded.
  const listening = followed.page.waitForResponse('**/api/notifications/stream');
  await followed.page.goto('/de/feed');
  await listening;
  const follower = await newMember('follows.on');
  await follower.page.goto(`/en/profile/${followed.username}`);
  await alive(follower.page);
  const counter = follower.page.getByRole('button', { name: /followers?$/ });
  await expect(counter).toHaveText(/^0/);
  await follower.page.getByRole('button', { name: `Follow @${followed.username}`, exact: true }).click();
  await expect(counter).toHaveText(/^1/);

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
  await alive(page);
  const dialog = page.getByRole('dialog', { name: 'Followers' });
  await isAlive(dialog);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.waitForURL((url) => url.search === '');
  await page.getByRole('button', { name: /following$/ }).click();
  await page.getByRole('dialog', { name: 'Following' }).waitFor();
  await page.waitForURL((url) => url.search === '?list=following');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('Someone is found by a mistyped name and can be followed from the results', async ({ member }) => {
  const { page } = await member('noah');
  await page.goto('/en/feed');
  await alive(page);
  await page.getByLabel('Find User').last().fill('Rieder');
  await page
    .getByRole('search', { name: 'Find User' })
    .getByRole('link', { name: /anna/i })
    .first()
    .waitFor();
  await page.getByLabel('Find User').last().fill('zzzzqqq');
  await page.getByText('Nobody by the name of “zzzzqqq”.').waitFor();
});
