import { alive, expect, test } from '../journey.ts';

test('Settings say at the field what is taken, and a saved profile leads to the feed', async ({
  newMember,
}) => {
  const { page } = await newMember(`settings.${crypto.randomUUID().slice(0, 8)}`, { width: 360 });
  await page.goto('/en/settings/profile');
  await alive(page);
  await page.getByLabel('Full name').fill('Id4a 2');
  await expect(page.getByLabel('Full name')).toHaveValue('Ida ');
  await page.getByLabel('Email').fill('lena@demo.example');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await page.getByText('Email is taken').waitFor();
  await page.getByLabel('Email').fill(`free.${crypto.randomUUID().slice(0, 8)}@test.example`);
  await page.getByLabel('Username').fill('LENA');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await page.getByText('Username is taken').waitFor();
  await page.getByLabel('Username').fill(`free.${crypto.randomUUID().slice(0, 8)}`);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await page.waitForURL('**/en/feed');
});

test('A changed password is confirmed, and a wrong old one is refused at its field', async ({
  newMember,
}) => {
  const { page, password } = await newMember(`writer.${crypto.randomUUID().slice(0, 8)}`);
  await page.goto('/en/settings/password');
  await alive(page);
  await page.getByLabel('Old password').fill('not this one');
  await page.getByLabel('New password', { exact: true }).fill('another quiet room');
  await page.getByLabel('Confirm new password').fill('another quiet room');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('The old password is wrong.').waitFor();
  await page.getByLabel('Old password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('Your password has been changed.').waitFor();
});

test('Settings that were typed but not saved are not left without a question', async ({ newMember }) => {
  const { page } = await newMember(`unsaved.${crypto.randomUUID().slice(0, 8)}`, { width: 360 });
  await page.goto('/en/settings/password');
  await alive(page);
  const menu = page.getByRole('navigation', { name: 'Settings' });
  await menu.getByRole('link', { name: 'Profile' }).click();
  await page.getByLabel('About you').fill('Trains, lakes and a good breakfast.');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await menu.getByRole('link', { name: 'Sessions' }).click();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('About you')).toHaveValue('Trains, lakes and a good breakfast.');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/en/settings/password');
  // Nothing is asked about what is as it was, or saved.
  await menu.getByRole('link', { name: 'Profile' }).click();
  await page.getByLabel('About you').fill('Trains and lakes.');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await page.waitForURL('**/en/feed');
});
