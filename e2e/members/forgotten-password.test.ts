import { alive, expect, test } from '../journey.ts';

test('A member who forgot the password sets a new one with the link from the mailbox, once', async ({
  visitor,
  newMember,
  newestMail,
}) => {
  const { page, context, complaints, email, password } = await newMember('forgetful');
  await context.clearCookies();

  await page.goto('/en/reset-password');
  await alive(page);
  await page.getByLabel('Email').first().fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('Check your inbox').waitFor();

  const link =
    (await newestMail(email, '/forgot/reset/')).links.find((one) => one.includes('/forgot/reset/')) ?? '';
  await page.goto(link);
  await alive(page);
  await page.getByLabel('Password', { exact: true }).fill('a-better-password');
  await page.getByLabel('Confirm password').fill('a-better-password');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByText('That worked').waitFor();

  const signIn = (typed: string) => context.request.post('/api/login', { data: { email, password: typed } });
  expect((await signIn(password)).status()).not.toBe(200);
  expect((await signIn('a-better-password')).status()).toBe(200);
  expect(complaints).toEqual([]);

  const later = await visitor();
  await later.page.goto(link);
  await later.page.getByText('This link is no longer valid').waitFor();
});
