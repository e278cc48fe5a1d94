import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { alive, expect, type NewMember, test } from '../journey.ts';

const someone = () => `factor.${crypto.randomUUID().slice(0, 8)}`;

/** Sets up an authenticator app in the settings; answers it and the recovery codes that were shown. */
async function setUpApp(page: Page): Promise<{ app: TOTP; recoveryCodes: string[] }> {
  await page.goto('/en/settings/security');
  await alive(page);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await dialog.getByRole('img', { name: 'QR code' }).waitFor();
  const uri = await dialog.getByRole('link', { name: 'Open an app on this device' }).getAttribute('href');
  const secret = new URL(uri ?? '').searchParams.get('secret') ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await dialog.getByLabel('Code that the app shows').fill('12 34');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByText('This code is not right').waitFor();
  await dialog.getByLabel('Code that the app shows').fill(app.generate());
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recoveryCodes = await codes.getByRole('listitem').allTextContents();
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('button', { name: 'Remove Authenticator app' }).waitFor();
  return { app, recoveryCodes };
}

/** Types address and password in a new window. */
async function signIn(page: Page, { email, password }: NewMember, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/en/login/second-factor**');
}

test('A member with an authenticator app signs in by password and code, and lands where they wanted to go', async ({
  newMember,
  visitor,
}) => {
  const member = await newMember(someone(), { width: 360 });
  const { app } = await setUpApp(member.page);
  const { page, complaints } = await visitor({ width: 360 });
  await signIn(page, member, '/en/login?next=%2Fen%2Fsettings%2Fsecurity');
  await page.getByLabel('Code from your authenticator app').fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('This code is not right').waitFor();
  // The code of the set-up is used up; the next one counts already.
  await page
    .getByLabel('Code from your authenticator app')
    .fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/en/settings/security');
  await page.getByText('10 recovery codes are left').waitFor();
  // Refusals are errors to the browser's console, and nothing else is.
  expect(complaints.filter((one) => !one.includes('status of 403'))).toEqual([]);
});

test('A member who has lost their phone gets in with a recovery code, and takes the app away', async ({
  newMember,
  visitor,
}) => {
  const member = await newMember(someone());
  const { recoveryCodes } = await setUpApp(member.page);
  const { page } = await visitor();
  await signIn(page, member, '/en/login?next=%2Fen%2Fsettings%2Fsecurity');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code', { exact: true }).fill(recoveryCodes[3] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/en/settings/security');
  await alive(page);
  await page.getByText('9 recovery codes are left').waitFor();
  await page.getByRole('button', { name: 'Remove Authenticator app' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Authenticator app?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No second factor yet').waitFor();
});

test('A page whose session has ended also asks for the second factor, and continues where the member was', async ({
  newMember,
}) => {
  const member = await newMember(someone());
  const { page, context, email, password } = member;
  const { recoveryCodes } = await setUpApp(page);
  await page.goto('/en/settings/profile');
  await alive(page);
  await page.getByLabel('About you').fill('I sleep with the window open.');
  const { origin } = new URL(page.url());
  expect((await context.request.post('/api/logout', { headers: { origin } })).status()).toBe(200);
  // Not by the pointer: the page may notice the ended session meanwhile, and lay its dialog over the button.
  await page.getByRole('button', { name: 'Save profile' }).dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
  await dialog.getByLabel('Recovery code', { exact: true }).fill(recoveryCodes[0] ?? '');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/en/feed');
});
