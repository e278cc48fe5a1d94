import type { Page } from '@playwright/test';
import { phrases } from '@staylore/phrases/phrases';
import { alive, expect, test } from '../journey.ts';

// An account of the network belongs to who proves it first, so these follow each other.
test.describe.configure({ mode: 'default' });

/** Chooses on the network's own page, as a person would. */
async function chooseAtNetwork(page: Page, account: string): Promise<void> {
  await page.waitForURL(/www\.instagram\.com\/oauth\/authorize/);
  await page.locator(`button[value="${account}"]`).first().click();
}

for (const { language, width } of [
  { language: 'en', width: 1280 },
  { language: 'de', width: 390 },
] as const)
  test(`A member connects Instagram from the post form and takes picture and caption over: ${language} at ${width} px`, async ({
    newMember,
  }) => {
    const { postForm, instagramAccount } = phrases[language];
    const { page, complaints } = await newMember(`own.form.${language}`, { language, width });
    await page.goto(`/${language}/post-form`);
    await alive(page);
    await page.getByRole('button', { name: postForm.import }).click();
    const dialog = page.getByRole('dialog', { name: instagramAccount.picker.title });
    await dialog.getByRole('link', { name: instagramAccount.connect }).click();
    await chooseAtNetwork(page, 'lena.wanders');
    await dialog.locator('li button img').first().waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(await dialog.locator('li').count()).toBe(12);
    await dialog.locator('li button').first().click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(instagramAccount.picker.taken).waitFor();
    expect((await page.locator('textarea').first().inputValue()).length).toBeGreaterThan(10);
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
    const handle = language === 'en' ? 'nomad.jules' : 'alpen.anna';
    await page.goto(`/${language}/insta`);
    await alive(page);
    await page.getByRole('link', { name: instagramAccount.connect }).click();
    await page.waitForURL(/oauth\/authorize/);
    await page.locator('button[name="deny"]').click();
    await page.getByText(instagramAccount.troubles.denied).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.getByRole('link', { name: instagramAccount.connect }).click();
    await chooseAtNetwork(page, handle);
    await page.getByText(instagramAccount.connected.replace('{{handle}}', handle)).waitFor();
    await page.getByRole('button', { name: instagramAccount.import.all }).click();
    const save = new RegExp(instagramImport.save_other.replace('{{count}}', '\\d+'));
    await page.getByRole('button', { name: save }).click();
    await page.getByText(instagramImport.saved.text).waitFor();

    await page.goto(`/${language}/settings/claim`);
    await alive(page);
    await page.getByRole('link', { name: instagramAccount.claim.action }).click();
    await chooseAtNetwork(page, 'quiet.reader');
    const mine = language === 'en' ? instagramAccount.claim.done : instagramAccount.troubles.handle_taken;
    await page.getByText(mine).waitFor();
    if (language === 'en') await page.getByText(claims.yours, { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });
