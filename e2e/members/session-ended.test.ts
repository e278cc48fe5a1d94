import type { Locator } from '@playwright/test';
import {
  alive,
  demoPassword,
  expect,
  isAlive,
  type OpenMember,
  test,
  type Visitor,
  type VisitorOptions,
} from '../journey.ts';

/** Someone of the demo world in front of a page. */
async function memberAt(
  path: string,
  { member, name, options }: { member: OpenMember; name: string; options: VisitorOptions },
): Promise<Visitor & { email: string }> {
  const opened = await member(name, options);
  await opened.page.goto(path);
  await alive(opened.page);
  return { ...opened, email: `${name}@demo.example` };
}

/** Ends the session as another window would. */
async function endSession({ context, page }: Visitor): Promise<void> {
  const { origin } = new URL(page.url());
  const answer = await context.request.post('/api/logout', { headers: { origin } });
  expect(answer.status()).toBe(200);
}

/** Not by the pointer: the page may notice the ended session before, and lay its dialog over the button. */
const press = (button: Locator) => button.dispatchEvent('click');

test('Settings typed after the session ended are saved once the member has signed in over the page', async ({
  member,
}) => {
  const noah = await memberAt('/en/settings/profile', { member, name: 'noah', options: { width: 360 } });
  const { page, email } = noah;
  await page.getByLabel('About you').fill('I sleep with the window open.');
  await endSession(noah);
  await press(page.getByRole('button', { name: 'Save profile' }));
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/en/feed');
  await page.goto('/en/settings/profile');
  await expect(page.getByLabel('About you')).toHaveValue('I sleep with the window open.');
});

test('A favourite from an expired session is offered again and added once the member has signed in in another tab, on German pages', async ({
  newMember,
}) => {
  const reader = await newMember('herz.in.eile', { width: 360, language: 'de' });
  const { page, context, email, password } = reader;
  const [stay] = await reader.read('/api/user/1/posts/0?limit=1');
  await page.goto(`/de/posts/${stay.id}`);
  const heart = page.locator(`main [data-favourite="${stay.id}"]`).first();
  const pressed = page.locator(`[data-favourite="${stay.id}"][aria-pressed=true]`);
  await isAlive(heart);
  await endSession(reader);
  await press(heart);
  const dialog = page.getByRole('dialog', { name: 'Bitte melde dich noch einmal an' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Bitte melde dich zuerst an.').waitFor();
  await expect(pressed).toHaveCount(0);
  await heart.click();
  const [elsewhere] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: 'Anders anmelden' }).click(),
  ]);
  await alive(elsewhere);
  await elsewhere.getByLabel('E-Mail').first().fill(email);
  await elsewhere.getByLabel('Passwort', { exact: true }).fill(password);
  await elsewhere.locator('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await elsewhere.waitForURL(`**/de/posts/${stay.id}`);
  await dialog.waitFor({ state: 'detached' });
  await pressed.first().waitFor();
  await page.reload();
  await pressed.first().waitFor();
});
