import { AxeBuilder } from '@axe-core/playwright';
import { phrases } from '@staylore/phrases/phrases';
import { atRest } from '../at-rest.ts';
import { expect, test } from '../journey.ts';

const { chart } = phrases.de.analytics;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`A creator reads each day of the chart with the pointer, by keys and in a table (${colorScheme})`, async ({
    member,
  }) => {
    const { page, complaints } = await member('lena', { language: 'de', colorScheme, width: 390 });
    await page.goto('/de/analytics');
    const figure = page.getByRole('figure');
    const before = await figure.boundingBox();
    await figure.locator('.recharts-bar-rectangle').first().waitFor();
    expect((await figure.boundingBox())?.height).toBe(before?.height);

    await page.getByText(chart.as_table).click();
    const days = page.locator('details', { hasText: chart.as_table }).getByRole('rowheader');
    expect(await days.count()).toBe(30);
    const bars = figure.getByRole('application');
    await bars.focus();
    const [first, second] = [await days.nth(29).innerText(), await days.nth(28).innerText()];
    const said = figure.getByRole('status');
    await expect(said).toContainText(first);
    await page.keyboard.press('ArrowRight');
    await expect(said).toContainText(second);
    await bars.hover();
    await expect(said).toContainText(/\d{1,2}\. \p{L}+ \d{4}/u);

    const { violations } = await new AxeBuilder({ page }).include('figure').analyze();
    expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('On a phone no tab of the earnings is longer than 3,000 px', async ({ member }) => {
  const { page } = await member('lena', { width: 390, height: 844 });
  for (const tab of ['', '/links', '/bookings', '/payouts']) {
    await page.goto(`/en/analytics${tab}`);
    await atRest(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect([tab, height < 3000]).toEqual([tab, true]);
  }
});
