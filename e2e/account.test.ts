import { expect, test } from 'vitest';
import { type Visitor, visitor } from './visitor.ts';

const password = 'a quiet room with a view';

interface Newcomer extends Visitor {
  username: string;
  email: string;
}

/** Somebody who has just signed up, in a fresh browser. */
async function newcomer(options: Parameters<typeof visitor>[0] = {}): Promise<Newcomer> {
  const guest = await visitor(options);
  const username = `e2e.${crypto.randomUUID().slice(0, 8)}`;
  const email = `${username}@test.example`;
  await guest.page.goto('/en/login');
  await guest.page.evaluate(
    async (body) => {
      const answer = await fetch('/api/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const { access_token, user } = await answer.json();
      localStorage.setItem('token', access_token);
      localStorage.setItem('user', JSON.stringify(user));
    },
    { name: 'Ida', username, email, password },
  );
  return { ...guest, username, email };
}

/** A small picture as a file dialog would give it. */
const picture = {
  name: 'room.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('A post is written, survives a reload and an ended session, and stands on the own profile', async () => {
  const { page, username, email, leave } = await newcomer();
  await page.goto('/en/post-form');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Location is required!').waitFor();
  await page.getByText('Image is required!').waitFor();
  await page.getByLabel('Hotel/Location').pressSequentially('Zermatt');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByLabel('Caption').fill('Snow to the sill.');
  await page.getByLabel('Tags').fill('Alps');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove #alps' }).waitFor();
  await page.waitForTimeout(600);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByText('We kept what you wrote.').waitFor();
  expect(await page.getByLabel('Caption').inputValue()).toBe('Snow to the sill.');
  await page.locator('#pictures').setInputFiles([picture, { ...picture, name: 'view.png' }]);
  await page.getByRole('button', { name: 'Make picture 2 the cover' }).waitFor();
  await page.evaluate(() =>
    fetch('/api/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
    }),
  );
  await page.getByRole('button', { name: 'Save' }).dblclick();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`**/en/profile/${username}`);
  // The list fetches itself; two presses made one post.
  const titles = page.getByRole('heading', { level: 3 });
  await titles.first().waitFor();
  expect(await titles.count()).toBe(1);
  await leave();
});

test('Whoever closes the page while a post is being saved is told that it may be there already', async () => {
  const { page, leave } = await newcomer();
  await page.goto('/en/post-form');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Hotel/Location').fill('Hotel in between');
  await page.locator('input[type="file"]').first().setInputFiles(picture);
  await page.waitForTimeout(600);
  page.on('dialog', (dialog) => dialog.accept());
  // The answer never comes.
  await page.route('**/api/posts', () => undefined);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Saving' }).waitFor();
  await page.reload();
  await page.getByText('look at your profile first').waitFor();
  expect(await page.getByLabel('Hotel/Location').inputValue()).toBe('Hotel in between');
  await leave();
});

test('Settings say at the field what is taken, and a saved profile leads to the feed', async () => {
  const { page, leave } = await newcomer({ width: 360 });
  await page.goto('/en/settings/profile');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Full name').fill('Id4a 2');
  expect(await page.getByLabel('Full name').inputValue()).toBe('Ida ');
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
  await leave();
});

test('A changed password is confirmed, and a wrong old one is refused at its field', async () => {
  const { page, leave } = await newcomer();
  await page.goto('/en/settings/password');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Old password').fill('not this one');
  await page.getByLabel('New password', { exact: true }).fill('another quiet room');
  await page.getByLabel('Confirm new password').fill('another quiet room');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('The old password is not right.').waitFor();
  await page.getByLabel('Old password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('Your new password holds.').waitFor();
  await leave();
});
