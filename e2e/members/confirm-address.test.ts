import { alive, expect, isAlive, test } from '../journey.ts';

test('A newcomer is reminded to confirm their address until they have pressed the button behind the mailed link', async ({
  newMember,
  newestMail,
}) => {
  const { page, complaints, email } = await newMember(`confirm.${crypto.randomUUID().slice(0, 8)}`, {
    width: 360,
  });
  await page.goto('/en/feed');
  await alive(page);
  await page.getByText(`Please confirm ${email}`).waitFor();
  const notice = page.locator('aside').filter({ hasText: `Please confirm ${email}` });
  await expect(notice.getByRole('link', { name: 'Confirm your address' })).toBeVisible();
  expect((await notice.boundingBox())?.height).toBeLessThan(52);
  const mail = await newestMail(email, '/settings/confirm-email/');
  const link = mail.links.find((one) => one.includes('/settings/confirm-email/')) ?? '';
  await page.goto(new URL(link).pathname);
  await alive(page);
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
  await expect(notice).toHaveCount(0);
  await page.getByRole('link', { name: 'To your feed' }).click();
  await page.waitForURL('**/en/feed');
  await alive(page);
  await expect(page.getByText(`Please confirm ${email}`)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('A member who cannot find the mail has it sent again, on German pages', async ({ newMember }) => {
  const { page, email } = await newMember(`confirm.${crypto.randomUUID().slice(0, 8)}`, { language: 'de' });
  await page.goto('/de/settings/profile');
  const again = page.getByRole('button', { name: 'Mail erneut schicken' });
  await isAlive(again);
  await again.click();
  await page.getByText(`Eine neue Mail ist unterwegs an ${email}.`).waitFor();
});
