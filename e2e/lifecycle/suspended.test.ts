import { phrases } from '@staylore/phrases/phrases';
import { barriers } from '../barriers.ts';
import { decide } from '../decide.ts';
import { alive, expect, test } from '../journey.ts';
import { layoutFaults } from '../site/layout-faults.ts';
import { textFaults } from '../site/text-faults.ts';

for (const { language, width, colorScheme } of [
  { language: 'en', width: 1280, colorScheme: 'dark' },
  { language: 'de', width: 360, colorScheme: 'light' },
] as const)
  test(`A suspended member signs in, appeals, downloads their data and deletes the account, and opens no other page: ${language} at ${width} px`, async ({
    newMember,
    site,
    visitor,
  }) => {
    const { actions, takeout, leaving, accounts, moderation } = phrases[language];
    const member = await newMember(`suspended.${language}`);
    await decide(site, { of: member, url: `/en/profile/${member.username}`, action: 'suspend' });
    const { page } = await visitor({ language, width, colorScheme });

    await page.goto(`/${language}/login`);
    await alive(page);
    await page.getByLabel(accounts.login.email).fill(member.email);
    await page.getByLabel(accounts.login.password, { exact: true }).fill(member.password);
    await page.getByRole('button', { name: actions.sign_in, exact: true }).click();
    await page.getByRole('heading', { name: moderation.suspension.title }).waitFor();
    await page.goto(`/${language}/feed`);
    await page.waitForURL((url) => url.pathname === `/${language}/suspended`);
    await alive(page);
    expect([
      ...(await textFaults(page, language)),
      ...(await layoutFaults(page)),
      ...(await barriers(page)),
    ]).toEqual([]);

    await page.getByRole('button', { name: takeout.ask }).click();
    const link = page.getByRole('link', { name: takeout.download, exact: true });
    await link.waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);

    await page.getByRole('link', { name: moderation.withheld.more }).click();
    await page.getByLabel(moderation.appeal.text).fill('That was not me at all.');
    await page.getByRole('button', { name: moderation.appeal.submit }).click();
    await page.getByRole('status').filter({ hasText: /\d/ }).waitFor();

    await page.goto(`/${language}/suspended`);
    await alive(page);
    await page.getByLabel(leaving.password, { exact: true }).fill(member.password);
    await page.getByRole('button', { name: leaving.submit }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: leaving.sure.confirm }).click();
    await page.getByRole('heading', { name: leaving.keep.gone_title }).waitFor();
  });
