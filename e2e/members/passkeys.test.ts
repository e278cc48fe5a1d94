import type { Page } from '@playwright/test';
import { alive, expect, type NewMember, test } from '../journey.ts';

const someone = () => `passkey.${crypto.randomUUID().slice(0, 8)}`;

/** Gives the browser of a page an authenticator that checks who uses it, as a phone or laptop has one. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function addPasskey(page: Page): Promise<void> {
  await page.goto('/en/settings/security');
  await alive(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('button', { name: 'Remove Passkey' }).waitFor();
}

/** Forgets the session, as the same browser would have it some months later. */
async function signOut({ page, context }: NewMember): Promise<void> {
  const { origin } = new URL(page.url());
  // An open page would ask for its notifications without a session.
  await page.goto('about:blank');
  expect((await context.request.post('/api/logout', { headers: { origin } })).status()).toBe(200);
  await page.goto('/en/login?next=%2Fen%2Fsettings%2Fsecurity');
  await alive(page);
}

test('A passkey signs its member in without a password', async ({ newMember }) => {
  const member = await newMember(someone(), { width: 360 });
  const { page, complaints } = member;
  await addAuthenticator(page);
  await addPasskey(page);
  await signOut(member);
  await page.getByRole('link', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('**/en/login/second-factor?**');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL('**/en/settings/security');
  await page.getByRole('button', { name: 'Remove Passkey' }).waitFor();
  expect(complaints).toEqual([]);
});

test('After the password a passkey is the second step, and a lost one leaves the recovery codes', async ({
  newMember,
}) => {
  const member = await newMember(someone());
  const { page, email, password } = member;
  await addAuthenticator(page);
  await addPasskey(page);
  await signOut(member);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/en/login/second-factor**');
  await page.getByLabel('Recovery code', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL('**/en/settings/security');
  await page.getByRole('button', { name: 'Remove Passkey' }).waitFor();
});
