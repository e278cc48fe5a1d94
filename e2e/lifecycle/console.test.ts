import { phrases } from '@staylore/phrases/phrases';
import { alive, expect, test } from '../journey.ts';

for (const { language, width } of [
  { language: 'en', width: 1280 },
  { language: 'de', width: 390 },
] as const)
  test(`An operator sees what failed and what waits, and finds a member and a handle: ${language} at ${width} px`, async ({
    member,
  }) => {
    const { moderation, operations } = phrases[language];
    const { page } = await member('concierge', { language, width });
    await page.goto(`/${language}/admin`);
    await alive(page);
    await page.getByRole('link', { name: moderation.tabs.health, exact: true }).click();
    await page.getByRole('heading', { name: operations.failed.title }).waitFor();
    await page.getByRole('heading', { name: operations.health.jobs }).waitFor();

    await page.getByRole('link', { name: moderation.tabs.bookings, exact: true }).click();
    await page.getByRole('heading', { name: operations.payouts.title }).waitFor();
    await alive(page);
    const paid = page.getByRole('region', { name: operations.payouts.title }).locator('time').first();
    expect(await paid.evaluate((time) => time.getClientRects().length), 'lines of a date').toBe(1);
    await page.getByRole('radio', { name: operations.bookings.rejected }).click();
    await expect(page).toHaveURL(/view=rejected/);

    await page.getByRole('link', { name: moderation.tabs.members, exact: true }).click();
    const find = page.getByRole('searchbox', { name: operations.members.find });
    await find.waitFor();
    await alive(page);
    await find.fill('len');
    await find.press('Enter');
    await page.getByRole('link', { name: '@lena', exact: true }).waitFor();
    const handle = page.getByRole('searchbox', { name: operations.claims.find });
    await handle.fill('nobody.has.this');
    await handle.press('Enter');
    await page.getByText(operations.claims.none).waitFor();
  });

test('There is no console for other members', async ({ newMember }) => {
  const { page } = await newMember(`plain.${crypto.randomUUID().slice(0, 8)}`);
  for (const part of ['health', 'bookings', 'members']) {
    const answer = await page.goto(`/en/admin/${part}`);
    expect(answer?.status(), part).toBe(404);
  }
});
