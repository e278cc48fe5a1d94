import type { Page } from '@playwright/test';
import { phrases } from '@staylore/phrases/phrases';
import { alive, earlierWalks, expect, test } from '../journey.ts';

/** An account that nobody has yet, also when a journey is walked again: it belongs to who proves it first. */
const freeAccount = (posts: number): string => `long.${posts + earlierWalks()}`;

/** Signs in on the network's own page, as a person would. */
async function signInAtNetwork(page: Page, account: string): Promise<void> {
  await page.waitForURL(/www\.instagram\.com\/oauth\/authorize/);
  await page.getByLabel('Handle').fill(account);
  await page.getByRole('button', { name: 'Connect' }).click();
}

/** Claims an account in the settings, by signing in with the network. */
async function claim(page: Page, { language, account }: { language: 'en' | 'de'; account: string }) {
  await page.goto(`/${language}/settings/claim`);
  await alive(page);
  await page.getByRole('link', { name: phrases[language].instagramAccount.claim.action }).click();
  await signInAtNetwork(page, account);
}

for (const { language, width } of [
  { language: 'en', width: 1280 },
  { language: 'de', width: 390 },
] as const)
  test(`A member connects Instagram from the post form and takes over a picture and its caption: ${language} at ${width} px`, async ({
    newMember,
  }) => {
    const { postForm, instagramAccount } = phrases[language];
    const { page, complaints } = await newMember(`own.form.${language}`, { language, width });
    await page.goto(`/${language}/post-form`);
    await alive(page);
    await page.getByRole('button', { name: postForm.import }).click();
    const dialog = page.getByRole('dialog', { name: instagramAccount.picker.title });
    await dialog.getByRole('link', { name: instagramAccount.connect }).click();
    await signInAtNetwork(page, freeAccount(language === 'en' ? 100 : 140));
    await dialog.locator('li button img').first().waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expect(dialog.locator('li')).toHaveCount(12);
    await dialog.locator('li button').first().click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(instagramAccount.picker.taken).waitFor();
    await expect(page.locator('textarea').first()).toHaveValue(/.{10}/s);
    await page.locator('fieldset img[src^="blob:"]').first().waitFor();
    // The first call asks an account that is not connected yet, which the browser writes down.
    expect(complaints.filter((line) => !line.includes('/api/instagram/media'))).toEqual([]);
  });

for (const { language, width } of [
  { language: 'en', width: 390 },
  { language: 'de', width: 1280 },
] as const)
  test(`A member imports everything from their own account, and proves that it is theirs: ${language} at ${width} px`, async ({
    newMember,
  }) => {
    const { instagramAccount, instagramImport, claims } = phrases[language];
    const { page, complaints } = await newMember(`own.all.${language}`, { language, width });
    const handle = freeAccount(language === 'en' ? 30 : 40);
    await page.goto(`/${language}/insta`);
    await alive(page);
    await page.getByRole('link', { name: instagramAccount.connect }).click();
    await page.waitForURL(/oauth\/authorize/);
    await page.locator('button[name="deny"]').click();
    await page.getByText(instagramAccount.troubles.denied).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.getByRole('link', { name: instagramAccount.connect }).click();
    await signInAtNetwork(page, handle);
    await page.getByText(instagramAccount.connected.replace('{{handle}}', handle)).waitFor();
    await page.getByRole('button', { name: instagramAccount.import.all }).click();
    const save = new RegExp(instagramImport.save_other.replace('{{count}}', '\\d+'));
    await page.getByRole('button', { name: save }).click();
    await page.getByText(instagramImport.saved.text).waitFor();

    const account = freeAccount(language === 'en' ? 180 : 220);
    await claim(page, { language, account });
    await page.getByText(instagramAccount.claim.done).waitFor();
    await page.getByText(claims.yours, { exact: true }).waitFor();
    const late = await newMember(`own.late.${language}`, { language, width });
    await claim(late.page, { language, account });
    await late.page.getByText(instagramAccount.troubles.handle_taken).waitFor();
    expect([...complaints, ...late.complaints]).toEqual([]);
  });
