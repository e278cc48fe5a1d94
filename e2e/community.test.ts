import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from './visitor.ts';

/** Opens a private window in which a member of the demo world is signed in. */
async function member(username: string, options: Parameters<typeof visitor>[0] = {}) {
  const opened = await visitor(options);
  const answer = await opened.context.request.post('/api/login', {
    data: { email: `${username}@demo.example`, password: 'staylore-demo' },
  });
  expect(answer.status()).toBe(200);
  return opened;
}

/** Machines are of different speed; what is waited for comes, or the test fails after this many milliseconds. */
const patient = { timeout: 15_000 };
const cardTitles = (page: Page) => page.locator('main article h3').allInnerTexts();
const alive = (page: Page) => page.waitForLoadState('networkidle');

test('Whoever is not signed in is asked to, and comes back to the profile they wanted', async () => {
  const { page, leave } = await visitor();
  await page.goto('/en/profile/anna?list=followers');
  expect(new URL(page.url()).pathname).toBe('/en/login');
  expect(new URL(page.url()).searchParams.get('next')).toBe('/en/profile/anna?list=followers');
  await leave();
});

test('A member archives a stay, undoes it, and deletes one only after being asked', async () => {
  const { page, complaints, leave } = await member('jules');
  await page.goto('/en/profile/jules');
  await alive(page);
  const [first, second] = await cardTitles(page);
  const menu = page
    .locator('main article')
    .first()
    .getByRole('button', { name: /What to do with/ });

  await menu.click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByText('Archived. Only you can see it now.').waitFor();
  expect((await cardTitles(page))[0]).toBe(second);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await cardTitles(page))[0], patient).toBe(first);

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
  await expect.poll(async () => (await cardTitles(page))[0], patient).toBe(second);
  expect((await answered).status()).toBe(200);
  await page.reload();
  expect((await cardTitles(page))[0]).toBe(second);
  expect(complaints).toEqual([]);
  await leave();
});

test('A change that the server refuses is taken back, and the reason is told', async () => {
  const { page, leave } = await member('hazel');
  await page.goto('/en/profile/hazel');
  await alive(page);
  const before = await cardTitles(page);
  await page.route('**/api/posts/*/archive', (route) => route.abort());
  await page
    .locator('main article')
    .first()
    .getByRole('button', { name: /What to do with/ })
    .click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByText(/That did not work\./).waitFor();
  expect(await cardTitles(page)).toEqual(before);
  await leave();
});

test('Following somebody counts at once and rings their bell while they look', async () => {
  const followed = await member('tobi', { language: 'de' });
  await followed.page.goto('/de/feed');
  // The bell listens once the page has settled.
  await followed.page.waitForResponse((answer) => answer.url().endsWith('/api/notifications/stream'));
  const follower = await member('wren');
  await follower.page.goto('/en/profile/tobi');
  await alive(follower.page).catch(() => undefined);
  const button = follower.page.getByRole('button', { name: /^(Follow|Unfollow) @tobi/ });
  if ((await button.textContent()) === 'Unfollow') {
    await button.click();
    await follower.page.getByRole('button', { name: 'Follow @tobi', exact: true }).waitFor();
  }
  const counter = follower.page.getByRole('button', { name: /followers?$/ });
  const count = Number.parseInt((await counter.textContent()) ?? '', 10);
  await follower.page.getByRole('button', { name: 'Follow @tobi', exact: true }).click();
  await expect
    .poll(async () => Number.parseInt((await counter.textContent()) ?? '', 10), patient)
    .toBe(count + 1);

  const bell = followed.page.locator('summary[aria-label^="Mitteilungen,"]');
  await bell.waitFor();
  await bell.click();
  await followed.page
    .getByText(/folgt dir jetzt\./)
    .first()
    .waitFor();
  await followed.page.locator('summary[aria-label="Mitteilungen"]').waitFor();
  await follower.leave();
  await followed.leave();
});

test('Followers and following open by their address, one at a time, and Escape closes them', async () => {
  const { page, leave } = await member('wren');
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
  await leave();
});

test('A hotel is recommended from the feed, after the place has been named', async () => {
  const { page, leave } = await member('noah');
  await page.goto('/en/feed');
  await page.getByRole('button', { name: 'Hotel', exact: true }).click();
  const form = page.locator('#recommend-hotel');
  await form.getByRole('button', { name: 'Recommend this hotel' }).click();
  await form.getByText('Location is required!').waitFor();
  await form.getByLabel('Location').fill('Pensione Aurora, Naples');
  expect(await form.getByLabel('Username').count()).toBe(0);
  await form.getByRole('button', { name: 'Recommend this hotel' }).click();
  const said = page.getByRole('alertdialog', { name: 'Success!' });
  expect(await said.textContent()).toContain('Operation completed successfully.');
  await said.getByRole('button', { name: 'OK' }).click();
  await form.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Travel Network' }).click();
  await page.getByText('Pensione Aurora').first().waitFor();
  await leave();
});

test('Whoever recommends for others has to say for whom, and unknown names are told at the field', async () => {
  const { page, leave } = await member('concierge');
  await page.goto('/en/feed');
  await page.getByRole('button', { name: 'Hotel', exact: true }).click();
  const form = page.locator('#recommend-hotel');
  await form.getByLabel('Location').fill('Pensione Aurora, Naples');
  await form.getByRole('button', { name: 'Recommend this hotel' }).click();
  await form.getByText('Username is required!').waitFor();
  await form.getByLabel('Username').fill('nobody.at.all');
  await form.getByRole('button', { name: 'Recommend this hotel' }).click();
  await expect.poll(() => form.getByLabel('Username').getAttribute('aria-invalid'), patient).toBe('true');
  await form.getByLabel('Username').fill('anna');
  await form.getByRole('button', { name: 'Recommend this hotel' }).click();
  await page.getByRole('alertdialog', { name: 'Success!' }).waitFor();
  await leave();
});

test('Going back to the feed finds it where it was left', async () => {
  const { page, leave } = await member('lena', { width: 390, height: 800 });
  await page.goto('/en/feed');
  await alive(page).catch(() => undefined);
  const cards = page.locator('main article');
  await expect
    .poll(async () => {
      await cards.last().scrollIntoViewIfNeeded();
      return cards.count();
    }, patient)
    .toBeGreaterThan(30);
  const count = await cards.count();
  await cards.nth(20).scrollIntoViewIfNeeded();
  const place = await page.evaluate<number>('window.scrollY');
  await page.getByRole('link', { name: 'Profile' }).last().click();
  await page.getByRole('heading', { level: 1, name: /Lena/ }).waitFor();
  await page.goBack();
  await expect.poll(() => cards.count(), patient).toBeGreaterThanOrEqual(count);
  await expect.poll(() => page.evaluate<number>('window.scrollY'), patient).toBeGreaterThan(place - 200);
  await leave();
});

test.each([360, 768])(
  'Up to %d px the feed is one column: tools above, stays one below the other',
  async (width) => {
    const { page, leave } = await member('lena', { width });
    await page.goto('/en/feed');
    const cards = page.locator('main article');
    await cards.nth(3).waitFor();
    const boxes = await Promise.all([0, 1, 2, 3].map((index) => cards.nth(index).boundingBox()));
    const first = boxes[0]?.y ?? 0;
    expect(new Set(boxes.map((box) => box?.x)).size).toBe(1);
    expect(first).toBeGreaterThan((await page.getByLabel('Find User').last().boundingBox())?.y ?? first);
    await leave();
  },
);

test('Somebody is found by a mistyped name and can be followed from the results', async () => {
  const { page, leave } = await member('noah');
  await page.goto('/en/feed');
  await page.getByLabel('Find User').last().fill('Rieder');
  await page
    .getByRole('search', { name: 'Find User' })
    .getByRole('link', { name: /anna/i })
    .first()
    .waitFor();
  await page.getByLabel('Find User').last().fill('zzzzqqq');
  await page.getByText('Nobody by the name of “zzzzqqq”.').waitFor();
  await leave();
});
