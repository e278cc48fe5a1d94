import type { Page } from '@playwright/test';
import { phrases } from '@staylore/phrases/phrases';
import { alive, expect, isAlive, type NewMember, test, unused } from '../journey.ts';

type Language = 'en' | 'de';
type OpenNewMember = (name: string) => Promise<NewMember>;

/** The ways to become signed in, from the sign-in page. */
const ways = {
  password: async (page: Page, language: Language, newMember: OpenNewMember) => {
    const { email, password } = await newMember('wants');
    const { login } = phrases[language].accounts;
    await page.getByLabel(login.email, { exact: true }).fill(email);
    await page.getByLabel(login.password, { exact: true }).fill(password);
    await page.keyboard.press('Enter');
  },
  'sign-up': async (page: Page, language: Language) => {
    const { login, sign_up } = phrases[language].accounts;
    await page.getByRole('link', { name: login.to_sign_up }).click();
    await page.waitForURL(/sign-up/);
    await alive(page);
    const username = unused('wants.to');
    await page.getByLabel(sign_up.full_name).fill('Nora');
    await page.getByLabel(sign_up.last_name).fill('Berg');
    await page.getByLabel(sign_up.username).fill(username);
    await page.getByLabel(sign_up.email).fill(`${username}@journey.example`);
    await page.getByLabel(sign_up.password, { exact: true }).fill('a quiet blue suitcase');
    await page.getByLabel(sign_up.confirm).fill('a quiet blue suitcase');
    await page.getByRole('button', { name: sign_up.submit }).click();
  },
  Google: async (page: Page, language: Language) => {
    await page.getByRole('link', { name: phrases[language].accounts.login.google }).click();
    await page.getByRole('textbox').fill(`${unused('wants.google')}@gmail.com`);
    await page.keyboard.press('Enter');
  },
};

test('A visitor who wants to follow is asked to sign in, and comes back to the profile', async ({
  visitor,
}) => {
  const { page } = await visitor();
  await page.goto('/en/profile/anna?list=followers');
  expect(new URL(page.url()).pathname).toBe('/en/login');
  expect(new URL(page.url()).searchParams.get('next')).toBe('/en/profile/anna?list=followers');
});

for (const { way, language } of [
  { way: 'password', language: 'en' },
  { way: 'sign-up', language: 'de' },
  { way: 'Google', language: 'de' },
] as const)
  test(`A visitor who presses Follow on an atlas follows its member after signing in, on the same page: ${way}, ${language}`, async ({
    visitor,
    newMember,
  }) => {
    const { atlas, follows } = phrases[language];
    const { page, complaints } = await visitor({ language, width: 390 });
    await page.goto(`/${language}/@anna`);
    await alive(page);
    await page.getByRole('link', { name: atlas.follow, exact: true }).click();
    await page.waitForURL(new RegExp(`/${language}/login`));
    await alive(page);
    await expect(page.locator('main')).toContainText('@anna');
    await ways[way](page, language, newMember);
    await page.waitForURL(new RegExp(`/${language}/@anna$`));
    await page.getByText(follows.given.replace('{{username}}', 'anna')).waitFor();
    const name = follows.unfollow_name.replace('{{username}}', 'anna');
    await page.getByRole('button', { name, exact: true }).waitFor();
    await page.reload();
    await page.getByRole('button', { name, exact: true }).waitFor();
    expect(complaints).toEqual([]);
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
