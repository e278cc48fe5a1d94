import { phrases } from '@staylore/phrases/phrases';
import { atRest } from '../at-rest.ts';
import { barriers } from '../barriers.ts';
import { expect, test } from '../journey.ts';

const { chart } = phrases.de.analytics;
const { tabs, panel, links, booked, sums } = phrases.en.analytics;

test('A creator reads each day of the chart with the pointer, by keys and in a table', async ({ member }) => {
  const { page, complaints } = await member('lena', { language: 'de', width: 390 });
  await page.goto('/de/analytics');
  const figure = page.getByRole('figure');
  const before = await figure.boundingBox();
  await figure.locator('.recharts-bar-rectangle').first().waitFor();
  expect((await figure.boundingBox())?.height).toBe(before?.height);

  await page.getByText(chart.as_table).click();
  const days = page.locator('details', { hasText: chart.as_table }).getByRole('rowheader');
  await expect(days).toHaveCount(30);
  const bars = figure.getByRole('application');
  await bars.focus();
  const [first, second] = [await days.nth(29).innerText(), await days.nth(28).innerText()];
  const said = figure.getByRole('status');
  await expect(said).toContainText(first);
  await page.keyboard.press('ArrowRight');
  await expect(said).toContainText(second);
  await bars.hover();
  await expect(said).toContainText(/\d{1,2}\.\s\p{L}+\s\d{4}/u);

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await barriers(page, { within: 'figure' }), colorScheme).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

test('On a phone no tab of the earnings is longer than 3,000 px', async ({ member }) => {
  const { page } = await member('lena', { width: 390, height: 844 });
  for (const tab of ['', '/links', '/bookings', '/payouts']) {
    await page.goto(`/en/analytics${tab}`);
    await atRest(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect([tab, height < 3000]).toEqual([tab, true]);
  }
});

test('Counts and amounts of a link are in two columns, and nothing is cut off', async ({ member }) => {
  const { page } = await member('lena', { language: 'de', width: 768 });
  await page.goto('/de/analytics/links');
  const cells = page.getByRole('region', { name: phrases.de.analytics.links.title }).locator('td');
  await cells.first().waitFor();
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await cells.evaluateAll((all) =>
      all.map((cell) => ({
        left: Math.round(cell.getBoundingClientRect().left),
        isCut: cell.scrollWidth > cell.clientWidth,
      })),
    );
    expect(new Set(boxes.map(({ left }) => left)).size, `${width} px`).toBe(2);
    expect(boxes.filter(({ isCut }) => isCut)).toEqual([]);
  }
});

test('The earnings open with the figures and the bank details; links, bookings and payouts are on tabs with their own addresses', async ({
  member,
}) => {
  const { page, complaints } = await member('lena');
  await page.goto('/en/analytics');
  await atRest(page);
  const figures = page.getByRole('region', { name: panel });
  for (const tile of ['clicks', 'bookings', 'earnings', 'commission'] as const)
    await figures.getByText(phrases.en.analytics[tile], { exact: true }).first().waitFor();
  await page.getByText(/^Bank details: account/).waitFor();
  const open = async (tab: 'links' | 'bookings' | 'payouts') => {
    await page.getByRole('navigation', { name: tabs.label }).getByRole('link', { name: tabs[tab] }).click();
    await page.waitForURL(`**/en/analytics/${tab}`);
    // The address changes before the page does.
    await expect(figures).toHaveCount(0);
  };
  await open('links');
  await page.getByRole('region', { name: links.title }).getByRole('rowheader').first().waitFor();
  await open('bookings');
  await page.getByRole('region', { name: booked.title }).getByRole('listitem').first().waitFor();
  await open('payouts');
  await page.getByRole('region', { name: sums.title }).getByText(sums.paid).first().waitFor();
  await page.getByText(/^Bank details: account/).waitFor();
  expect(complaints).toEqual([]);
});
