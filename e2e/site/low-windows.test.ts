import type { Page } from '@playwright/test';
import { alive, expect, test } from '../journey.ts';
import { layoutFaults } from './layout-faults.ts';

/** The share of the window in which bars cover the page, once everything above the results has been scrolled away. */
const covered = `(() => {
  scrollTo(0, document.body.scrollHeight / 2);
  const bars = (one) => one && (/sticky|fixed/.test(getComputedStyle(one).position) || bars(one.parentElement));
  const rows = Array.from({ length: 40 }, (_, row) => ((row + 0.5) * innerHeight) / 40);
  return rows.filter((y) => bars(document.elementFromPoint(innerWidth / 2, y))).length / rows.length;
})()`;

async function openScan(page: Page) {
  await page.goto('/de?handle=lena.wanders');
  await page.getByRole('button', { name: /^\d+ Aufenthalte speichern$/, disabled: false }).waitFor();
}

/** Whether nothing covers an element, from its first line to its last. */
const isOnTop = (one: Element) => {
  const { left, top, bottom } = one.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => one.contains(document.elementFromPoint(left + 12, y)));
};

test('In a phone that lies on its side bars scroll with the page instead of covering it', async ({
  visitor,
  member,
}) => {
  const size = { width: 740, height: 360, language: 'de' } as const;
  const { page } = await visitor(size);
  await openScan(page);
  expect(await page.evaluate<number>(covered)).toBe(0);
  const { page: feed } = await member('lena', size);
  await feed.goto('/de/feed');
  await alive(feed);
  expect(await feed.evaluate<number>(covered)).toBe(0);
});

test('With text enlarged to 200 % in whatever way the result of a scan fits a phone, and no bar covers it', async ({
  visitor,
}) => {
  const { page } = await visitor({ width: 390, height: 844, language: 'de' });
  await openScan(page);
  const share = await page.evaluate<number>(covered);
  expect([share > 0, share < 0.34]).toEqual([true, true]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await expect.poll(() => layoutFaults(page)).toEqual([]);
  expect(await page.evaluate<number>(covered)).toBe(0);
  const save = page.getByRole('button', { name: /^\d+ Aufenthalte speichern$/ });
  await save.scrollIntoViewIfNeeded();
  await expect(save).toBeInViewport({ ratio: 1 });
});

test('On a phone a stay to review shows its name, and the buttons that decide on it, at once', async ({
  newMember,
}) => {
  // The notice that newcomers have above every page takes 46 of these pixels.
  const size = { width: 390, height: 844 + 46 };
  const { page } = await newMember(`review.${crypto.randomUUID().slice(0, 8)}`, size);
  await page.goto('/en?handle=alpen.anna');
  await page.getByRole('button', { name: /^Save \d+ stays$/, disabled: false }).waitFor();
  await page.getByRole('button', { name: /review/i }).click();
  await page.waitForURL('**/en/insta/review/*');
  await alive(page);
  const name = page.locator('article h2');
  await expect(name).toBeInViewport({ ratio: 1 });
  const buttons = ['Accept', 'Reject', 'Correct'].map((label) =>
    page.getByRole('button', { name: label, exact: true }),
  );
  for (const one of [name, ...buttons]) expect(await one.evaluate(isOnTop)).toBe(true);
});
