import type { Page } from '@playwright/test';
import { phrases } from '@staylore/phrases/phrases';
import { earlierWalks, expect, type Site, test } from '../journey.ts';

// How slow the network is holds for everyone, so these follow each other.
test.describe.configure({ mode: 'default' });

/** How long the photo network takes for each answer from now on. */
async function slowNetwork({ sandboxUrl }: Site, latency_ms: number): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'instagram', latency_ms }),
  });
  expect(answer.ok).toBe(true);
}

/** Pages of a handle that the photo network was asked for. */
async function pagesAsked({ sandboxUrl }: Site, handle: string): Promise<string[]> {
  const answer = await fetch(`${sandboxUrl}/requests.json?provider=instagram`);
  const requests = (await answer.json()) as { path: string }[];
  return requests.map(({ path }) => decodeURIComponent(path)).filter((path) => path.includes(`(${handle})`));
}

/** A busy machine is slow, not wrong. */
const within = { timeout: 60_000 };

test.afterEach(({ site }) => slowNetwork(site, 0));

const scannedCount = async (page: Page, language: 'en' | 'de') => {
  const words = phrases[language].instagramImport.scanned_other.replace('{{count}} ', '');
  const text = await page
    .getByText(new RegExp(`^\\d+\\s*${words}$`))
    .first()
    .textContent({ timeout: 5_000 })
    .catch(() => null);
  return text === null ? null : Number(/\d+/.exec(text)?.[0]);
};

for (const { all, language, width } of [
  { language: 'en', width: 1280, all: 131 },
  { language: 'de', width: 390, all: 132 },
] as const)
  test(`A scan can be stopped at any time, continues with Next, and continues by itself after a reload: ${language} at ${width} px`, async ({
    site,
    visitor,
  }) => {
    const { actions, instagramImport: texts } = phrases[language];
    const posts = all + 10 * earlierWalks();
    const handle = `long.${posts}`;
    const { complaints, page } = await visitor({ language, width });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const count = () => scannedCount(page, language);
    await slowNetwork(site, 2_000);
    await page.goto(`/${language}?handle=${handle}`);
    // Before the first page came: nothing is lost, and Next begins where it was stopped.
    await button(actions.stop).click();
    await page.getByText(texts.stopped).waitFor();
    await button(actions.stop).waitFor({ state: 'detached' });
    await expect(button(texts.next)).toBeEnabled();
    await slowNetwork(site, 300);
    await button(texts.next).click();
    await expect.poll(count, within).toBe(50);
    await button(actions.stop).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    // In the middle of the second stretch the page is loaded anew.
    await slowNetwork(site, 3_000);
    await button(texts.next).click();
    await button(actions.stop).waitFor();
    await expect.poll(count, within).toBeGreaterThanOrEqual(75);
    await page.reload();
    await expect.poll(count, within).toBeGreaterThanOrEqual(75);
    await slowNetwork(site, 0);
    await button(actions.stop).waitFor({ state: 'detached' });
    for (let calls = 0; calls < 4 && (await button(texts.next).isEnabled()); calls += 1) {
      await button(texts.next).click();
      await button(actions.stop).waitFor({ state: 'detached' });
    }
    await page.getByText(texts.finished).waitFor();
    await expect.poll(count, within).toBe(posts);

    // A member who goes elsewhere and comes back finds all of it, and nobody is asked again.
    const before = await pagesAsked(site, handle);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: phrases[language].footer.about_item })
      .click();
    await page.waitForURL(/\/company\/about$/);
    await page.goBack();
    await expect.poll(count, within).toBe(posts);
    await page.getByText(texts.finished).waitFor();
    const asked = await pagesAsked(site, handle);
    expect(asked).toHaveLength(before.length);
    // Each page once; only the first was asked for again, as stopping gave it up.
    expect(asked.length).toBeLessThanOrEqual(new Set(asked).size + 2);
    expect(complaints).toEqual([]);
  });

test('Two people who scan one handle at the same time see the same, and the photo network is asked once', async ({
  site,
  visitor,
}) => {
  // One that nobody has scanned yet.
  const handle = `long.${57 + earlierWalks()}`;
  await slowNetwork(site, 800);
  const people = await Promise.all([visitor(), visitor({ width: 390 })]);
  await Promise.all(people.map(({ page }) => page.goto(`/en?handle=${handle}`)));
  for (const { page } of people) {
    await expect.poll(() => scannedCount(page, 'en'), within).toBe(50);
    // Cards still come until the call has ended.
    await page
      .getByRole('button', { name: phrases.en.actions.stop, exact: true })
      .waitFor({ state: 'detached' });
  }
  const titles = () => Promise.all(people.map(({ page }) => page.locator('main article').count()));
  await expect.poll(async () => new Set(await titles()).size).toBe(1);
  const asked = await pagesAsked(site, handle);
  expect(asked.length).toBe(new Set(asked).size);
  for (const { complaints } of people) expect(complaints).toEqual([]);
});

test('Nothing moves while a scan is read for a person who asked for less motion', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto('/en?handle=lena.wanders');
  await page.locator('.scan-thumbnail').first().waitFor(within);
  const moving = await page.locator('main *').evaluateAll((elements) =>
    elements
      .map((element) => ({ name: element.className, style: getComputedStyle(element) }))
      .filter(({ style }) =>
        [style.animationDuration, style.transitionDuration]
          .flatMap((durations) => durations.split(', '))
          .some((duration) => Number.parseFloat(duration) > 0.001),
      )
      .map(({ name }) => name),
  );
  expect(moving).toEqual([]);
});
