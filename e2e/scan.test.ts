import { phrases } from '@staylore/phrases/phrases';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { site, visitor } from './visitor.ts';

/** How long the photo network takes for each answer from now on. */
async function slowNetwork(latency_ms: number): Promise<void> {
  const answer = await fetch(`${site.sandboxUrl}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'instagram', latency_ms }),
  });
  expect(answer.ok).toBe(true);
}

/** Pages of a handle that the photo network was asked for. */
async function pagesAsked(handle: string): Promise<string[]> {
  const answer = await fetch(`${site.sandboxUrl}/requests.json?provider=instagram`);
  const requests = (await answer.json()) as { path: string }[];
  return requests.map(({ path }) => decodeURIComponent(path)).filter((path) => path.includes(`(${handle})`));
}

/** A busy machine is slow, not wrong. */
const within = { timeout: 60_000 };

afterEach(() => slowNetwork(0));

const scannedCount = async (page: Page, language: 'en' | 'de') => {
  const words = phrases[language].instagramImport.scanned_other.replace('{{count}} ', '');
  const text = await page
    .getByText(new RegExp(`^\\d+\\s*${words}$`))
    .first()
    .textContent({ timeout: 5_000 })
    .catch(() => null);
  return text === null ? null : Number(/\d+/.exec(text)?.[0]);
};

test.each([
  { language: 'en', width: 1280, handle: 'long.131' },
  { language: 'de', width: 390, handle: 'long.132' },
] as const)(
  'A scan can be stopped at any time, goes on with Next, and goes on by itself after a reload: $language at $width px',
  async ({ handle, language, width }) => {
    const texts = phrases[language].instagramImport;
    const { complaints, leave, page } = await visitor({ language, width });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const count = () => scannedCount(page, language);
    await slowNetwork(2_000);
    await page.goto(`/${language}?handle=${handle}`);
    // Before the first page came: nothing is lost, and Next begins where it was stopped.
    await button(texts.stop).click();
    await page.getByText(texts.stopped).waitFor();
    await button(texts.stop).waitFor({ state: 'detached' });
    expect(await button(texts.next).isEnabled()).toBe(true);
    await slowNetwork(300);
    await button(texts.next).click();
    await expect.poll(count, within).toBe(50);
    await button(texts.stop).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    // In the middle of the second stretch the page is loaded anew.
    await slowNetwork(3_000);
    await button(texts.next).click();
    await button(texts.stop).waitFor();
    await expect.poll(count, within).toBe(75);
    await page.reload();
    await expect.poll(count, within).toBeGreaterThanOrEqual(75);
    await slowNetwork(0);
    await button(texts.stop).waitFor({ state: 'detached' });
    for (let calls = 0; calls < 4 && (await button(texts.next).isEnabled()); calls += 1) {
      await button(texts.next).click();
      await button(texts.stop).waitFor({ state: 'detached' });
    }
    await page.getByText(texts.finished).waitFor();
    const all = Number(handle.split('.')[1]);
    expect(await count()).toBe(all);

    // Whoever goes elsewhere and comes back finds all of it, and nobody is asked again.
    const before = await pagesAsked(handle);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: phrases[language].footer.about_item })
      .click();
    await page.waitForURL(/\/company\/about$/);
    await page.goBack();
    await expect.poll(count, within).toBe(all);
    await page.getByText(texts.finished).waitFor();
    const asked = await pagesAsked(handle);
    expect(asked).toHaveLength(before.length);
    // Each page once; only the first was asked for again, as stopping gave it up.
    expect(asked.length).toBeLessThanOrEqual(new Set(asked).size + 2);
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('Two people who scan one handle at the same time see the same, and the photo network is asked once', async () => {
  const handle = 'long.57';
  await slowNetwork(800);
  const people = await Promise.all([visitor(), visitor({ width: 390 })]);
  await Promise.all(people.map(({ page }) => page.goto(`/en?handle=${handle}`)));
  for (const { page } of people) await expect.poll(() => scannedCount(page, 'en'), within).toBe(50);
  const titles = await Promise.all(people.map(({ page }) => page.locator('main article').count()));
  expect(titles[0]).toBe(titles[1]);
  const asked = await pagesAsked(handle);
  expect(asked.length).toBe(new Set(asked).size);
  for (const { complaints, leave } of people) {
    expect(complaints).toEqual([]);
    await leave();
  }
});
