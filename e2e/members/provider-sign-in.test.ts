import { expect, test } from '../journey.ts';

test('A newcomer signs in with Google, lands where they wanted to go, and is known again the next time', async ({
  visitor,
}) => {
  for (const round of ['first', 'second']) {
    const { page, complaints, leave } = await visitor();
    await page.goto('/en/login?next=%2Fen%2Fsettings%2Fprofile');
    await page.getByRole('link', { name: 'Sign In with Google' }).click();
    await page.getByRole('button', { name: /Mara Newcomer/ }).click();
    await page.waitForURL('**/en/settings/profile');
    // The form fills once the page has come alive.
    await expect
      .poll(() => page.getByLabel('Username').inputValue(), { message: round })
      .toBe('mara.newcomer');
    expect(complaints).toEqual([]);
    await leave();
  }
});

test('A person who signs in with Apple and hides their address is signed in, on German pages', async ({
  visitor,
}) => {
  const { page, complaints } = await visitor({ language: 'de' });
  await page.goto('/de/login');
  await page.getByRole('link', { name: 'Mit Apple anmelden' }).click();
  const greta = page.locator('form', { hasText: 'Greta Sommer' });
  await greta.getByRole('button', { name: 'Hide my e-mail' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/de/settings/profile');
  await expect.poll(() => page.getByLabel('Nutzername').inputValue()).toBe('greta.sommer');
  expect(complaints).toEqual([]);
});

test('A person who cancels, or whose account Google cannot vouch for, is told so and led back to sign-in', async ({
  visitor,
}) => {
  const { page, complaints } = await visitor({ width: 360 });
  await page.goto('/en/login');
  await page.getByRole('link', { name: 'Sign In with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Nothing has changed').waitFor();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();

  await page.getByRole('link', { name: 'Sign In with Apple' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Nothing has changed').waitFor();
  expect(complaints).toEqual([]);
  await page.getByRole('link', { name: 'Back to sign-in' }).click();

  await page.getByRole('link', { name: 'Sign In with Google' }).click();
  await page.getByRole('button', { name: /Noah Bennett/ }).click();
  await page.getByText('There is already an account with this email address').waitFor();
});
