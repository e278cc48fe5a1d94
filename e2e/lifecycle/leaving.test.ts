import { buffer } from 'node:stream/consumers';
import { phrases } from '@staylore/phrases/phrases';
import { alive, expect, test } from '../journey.ts';

for (const { language, width, colorScheme } of [
  { language: 'en', width: 1280, colorScheme: 'dark' },
  { language: 'de', width: 360, colorScheme: 'light' },
] as const)
  test(`A member exports their data, deletes their account, is found nowhere, and comes back: ${language} at ${width} px`, async ({
    newMember,
    newestMail,
  }) => {
    const { actions, takeout, leaving, accounts } = phrases[language];
    const { page, context, complaints, username, email, password } = await newMember(`leaver.${language}`, {
      language,
      width,
      colorScheme,
    });

    await page.goto(`/${language}/settings/data`);
    await alive(page);
    await page.getByRole('button', { name: takeout.ask }).click();
    const link = page.getByRole('link', { name: takeout.download, exact: true });
    await link.waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    const filename = download.suggestedFilename();
    expect(filename.startsWith(`staylore-${username}-`) && filename.endsWith('.zip'), filename).toBe(true);
    expect((await buffer(await download.createReadStream())).subarray(0, 4).toString('latin1')).toBe(
      'PK\u0003\u0004',
    );

    await page.goto(`/${language}/settings/delete-account`);
    await alive(page);
    const submit = page.getByRole('button', { name: leaving.submit });
    await submit.click();
    await page.getByText(leaving.required).waitFor();
    const field = page.getByLabel(leaving.password, { exact: true });
    const sure = page.getByRole('alertdialog').getByRole('button', { name: leaving.sure.confirm });
    for (const typed of ['not the password', password]) {
      await field.fill(typed);
      await page.keyboard.press('Enter');
      await sure.waitFor();
      await sure.press('Enter');
      if (typed === password) continue;
      await page.getByText(leaving.wrong).waitFor();
      await expect(field).toHaveValue(typed);
    }
    await page.getByRole('heading', { name: leaving.keep.gone_title }).waitFor();
    await page.waitForURL((url) => url.pathname === `/${language}/keep-account`);
    expect((await context.request.get(`/api/users/username/${username}`)).status()).toBe(404);
    await newestMail(email, leaving.mails.asked.subject);

    await page.getByRole('link', { name: leaving.keep.login }).click();
    await page.waitForURL(/\/login/);
    await alive(page);
    await page.getByLabel(accounts.login.email).fill(email);
    await page.getByLabel(accounts.login.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: actions.sign_in, exact: true }).click();
    await page.getByRole('heading', { name: 'Newcomer' }).waitFor();
    await page.waitForURL((url) => url.pathname === `/${language}/keep-account`);
    await page.goto(`/${language}/feed`);
    await alive(page);
    await page.getByRole('button', { name: leaving.keep.submit }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect((await context.request.get(`/api/users/username/${username}`)).status()).toBe(200);
    expect(complaints.filter((line) => !line.includes('/api/me/leaving'))).toEqual([]);
  });
