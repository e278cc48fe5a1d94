import { expect, test } from 'vitest';
import { newestMail, site, visitor } from './visitor.ts';

const address = 'forgetful@demo.example';

test('Whoever forgot the password sets a new one with the link from the mailbox, once', async () => {
  const { page, context, complaints, leave } = await visitor();
  await context.request.post(`${site.url}/api/register`, {
    headers: { origin: site.url },
    data: { name: 'Fay', username: 'forgetful', email: address, password: 'the-old-password' },
  });
  await context.clearCookies();

  await page.goto('/en/reset-password');
  await page.getByLabel('Email').first().fill(address);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('Look into your mailbox').waitFor();

  const link = (await newestMail(address)).links.find((one) => one.includes('/forgot/reset/')) ?? '';
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill('a-better-password');
  await page.getByLabel('Confirm password').fill('a-better-password');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByText('That worked').waitFor();

  const signIn = (password: string) =>
    context.request.post(`${site.url}/api/login`, {
      headers: { origin: site.url },
      data: { email: address, password },
    });
  expect((await signIn('the-old-password')).status()).not.toBe(200);
  expect((await signIn('a-better-password')).status()).toBe(200);
  expect(complaints).toEqual([]);
  await leave();

  const later = await visitor();
  await later.page.goto(link);
  await later.page.getByText('This link is no longer valid').waitFor();
  await later.leave();
});
