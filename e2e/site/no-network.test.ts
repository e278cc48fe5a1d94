import { atRest } from '../at-rest.ts';
import { alive, expect, test, type Visitor } from '../journey.ts';

/** Nothing more is on its way. */
const loaded = ({ page }: Visitor) => atRest(page);

test('A writer whose connection breaks keeps the page and every word, though files of it can no longer be fetched', async ({
  visitor,
}) => {
  const guest = await visitor();
  const { page, context } = guest;
  await page.goto('/en/support/contact');
  await loaded(guest);
  await context.setOffline(true);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.click();
  await page.keyboard.type('We stayed three nights.');
  await page.waitForTimeout(500);
  expect(await message.inputValue()).toBe('We stayed three nights.');
  expect(await page.getByText('Something broke').count()).toBe(0);
});

test('Without a connection the place field of the search stays a plain field, and actions elsewhere say what is wrong', async ({
  visitor,
}) => {
  const guest = await visitor();
  const { page, context } = guest;
  await page.goto('/');
  await loaded(guest);
  await context.setOffline(true);
  const place = page.getByLabel('Location');
  await place.click();
  await page.keyboard.type('Zermatt');
  await page.waitForTimeout(500);
  expect(await place.inputValue()).toBe('Zermatt');
  expect(await page.getByText('Something broke').count()).toBe(0);
});

test('A reader who loses the connection in the first seconds of a page is told, and a link to a page never opened says so', async ({
  visitor,
  member,
}) => {
  for (const [reader, notice] of [
    [await visitor(), 'You seem to be offline.'],
    [await member('noah'), 'You’re offline. Pages you have opened before are here'],
  ] as const) {
    await reader.page.goto('/en/support/contact');
    await loaded(reader);
    await reader.context.setOffline(true);
    await reader.page.getByText(notice).waitFor();
    await reader.page.waitForTimeout(500);
    expect(await reader.page.getByText('could not be loaded').count()).toBe(0);
    // The router would reload the page, whose place the browser's own error would take.
    await reader.page
      .getByRole('link', { name: 'Map', exact: true })
      .filter({ visible: true })
      .first()
      .click();
    await reader.page.getByText('You haven’t opened this page on this device before').waitFor();
    expect(new URL(reader.page.url()).pathname).toBe('/en/support/contact');
    await reader.context.setOffline(false);
    await reader.page.getByText(notice).waitFor({ state: 'detached' });
  }
});

test('Where the script of the next page does not load, the page one is on is loaded anew', async ({
  visitor,
}) => {
  const guest = await visitor();
  const { page } = guest;
  await page.goto('/en/support/contact');
  await loaded(guest);
  await page.evaluate(() => {
    document.body.dataset['before'] = 'yes';
  });
  await page.route('**/*.js', (route) => route.abort());
  const again = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Influencer', exact: true }).click();
  await again;
  expect(new URL(page.url()).pathname).toBe('/en/support/contact');
  await expect(page.locator('body[data-before]')).toHaveCount(0);
});

test('Signing out without a connection says that the member is still signed in, and succeeds once there is one', async ({
  member,
}) => {
  const lena = await member('lena');
  const { page, context } = lena;
  await page.goto('/en/support/contact');
  await loaded(lena);
  await page.getByLabel('Your account').click();
  await context.setOffline(true);
  const notice = page.getByText('You’re offline.');
  await notice.waitFor();
  const signOut = page.getByRole('button', { name: 'Sign out' }).first();
  await signOut.click();
  await page.getByText('You are still signed in').waitFor();
  expect((await context.cookies()).map(({ name }) => name)).toContain('staylore_session');
  await context.setOffline(false);
  await notice.waitFor({ state: 'detached' });
  await signOut.click();
  await page.getByRole('link', { name: 'Login' }).first().waitFor();
  const cookies = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(cookies).not.toContain('staylore_session');
  await page.goBack();
  await page.waitForTimeout(500);
  expect(await page.getByLabel('Your account').count()).toBe(0);
});

test('A list that stopped without a connection continues once it is back', async ({ member }) => {
  const noah = await member('noah');
  const { page, context } = noah;
  await page.goto('/en/feed?tab=recent');
  await alive(page);
  const stays = page.locator('main article');
  // The first document brings six; the list has come alive once there are more, which it asks for as one comes near its end.
  await stays.nth(5).scrollIntoViewIfNeeded();
  await stays.nth(6).waitFor();
  await context.setOffline(true);
  await loaded(noah);
  const shown = await stays.count();
  await stays.last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 3_000);
  await page.waitForTimeout(500);
  await expect(stays).toHaveCount(shown);
  await context.setOffline(false);
  await stays.nth(shown).waitFor();
});
