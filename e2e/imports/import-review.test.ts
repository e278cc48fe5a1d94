import path from 'node:path';
import type { Page } from '@playwright/test';
import { demoPictures } from '@staylore/photo-export/generate/demo-pictures';
import type { SampleSavedPost } from '@staylore/photo-export/generate/layouts';
import { writeExport } from '@staylore/photo-export/generate/write-export';
import { phrases } from '@staylore/phrases/phrases';
import { textsIn } from '@staylore/phrases/texts-in';
import { barriers } from '../barriers.ts';
import { expect, test } from '../journey.ts';
import { alive } from './brought-export.ts';

const savedAt = (code: string, author: string, day: number): SampleSavedPost => ({
  author,
  code: `CxYz12Ab${code}`,
  seconds: 1_700_000_000 + day * 86_400,
});
const saved = [
  savedAt('aa1', 'badruttspalace', 3),
  savedAt('aa2', 'thedoldergrand', 2),
  savedAt('aa3', 'alpen.anna', 1),
  savedAt('aa4', 'luxuryhotels', 0),
];

async function makeExport(
  folder: string,
  name: string,
  options: { language: 'en' | 'de'; posts: number },
): Promise<string> {
  const file = path.join(folder, `${name}.zip`);
  const picture = await demoPictures(2);
  await writeExport([file], { ...options, layout: '2024', handle: `handle.${name}`, picture, saved });
  return file;
}

const chooser = (page: Page) => page.locator('input[type=file][multiple]');
const fits = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

interface Item {
  key: string;
  caption: string;
  hotel_name: string | null;
}
interface Post {
  caption: string;
  hotel_name: string;
}

for (const language of ['en', 'de'] as const)
  test(`What a member accepts and corrects by keyboard appears on the profile, what they reject does not, and saved posts fill the wish list: ${language} at 390 px`, async ({
    newMember,
    folder,
  }) => {
    const { actions, imports, wishes, postForm } = phrases[language];
    const t = textsIn(language);
    const width = 390;
    const {
      complaints,
      page,
      read,
      username,
      id: userId,
    } = await newMember(`keys.${language}`, { language, width });
    await page.goto(`/${language}/insta`);
    await alive(page);
    await chooser(page).setInputFiles(await makeExport(folder, `keys-${language}`, { language, posts: 30 }));
    await page.waitForURL(/\/insta\/review\/\d+$/);
    const id = /\d+$/.exec(page.url())?.[0];
    const waiting: Item[] = (await read(`/api/imports/${id}/items?state=review&limit=50`)).filter(
      (item: Item) => item.hotel_name !== null,
    );
    const [rejected, accepted, corrected] = waiting as [Item, Item, Item];
    const heading = (item: Item) => page.locator('article h2', { hasText: item.hotel_name ?? '' }).waitFor();
    await heading(rejected);
    await page.keyboard.press('r');
    await heading(accepted);
    await page.keyboard.press('a');
    await heading(corrected);
    await page.keyboard.press('c');
    await page.getByLabel(imports.review.hotel, { exact: true }).fill('Chalet Corrected');
    await page.keyboard.press('Enter');

    // Saved posts stay where they are until the member agrees.
    const start = page.getByRole('button', { name: wishes.review.start });
    await expect(start).toBeDisabled();
    expect(await read('/api/wishes')).toEqual([]);
    await page.getByRole('switch', { name: wishes.review.consent }).check();
    await start.click();
    await page.getByText(t('wishes.review.found', { count: 2, total: 4 })).waitFor();
    expect(await barriers(page)).toEqual([]);
    await fits(page, width);

    await page.getByRole('button', { name: t('imports.review.take', { count: 2 }) }).click();
    await page.getByText(t('imports.review.batch.published', { count: 2 })).waitFor();
    await page.getByRole('link', { name: imports.review.to_profile }).first().click();
    await page.waitForURL(new RegExp(`/profile/${username}$`));
    await page.locator('main article').nth(1).waitFor();
    const posts: Post[] = await read(`/api/user/${userId}/posts/0`);
    expect(posts.map(({ caption }) => caption).sort()).toEqual([accepted.caption, corrected.caption].sort());
    await expect(page.locator('main article')).toHaveCount(2);
    await page.locator('main article', { hasText: 'Chalet Corrected' }).waitFor();

    await page.getByRole('link', { name: wishes.title, exact: true }).click();
    const palace = page.getByRole('listitem').filter({ hasText: "Badrutt's Palace" });
    await palace.waitFor();
    await page.getByRole('heading', { name: 'The Dolder Grand' }).waitFor();
    await page.locator('a[href="https://www.instagram.com/p/CxYz12Abaa1/"]').waitFor();
    expect(await barriers(page)).toEqual([]);
    await fits(page, width);
    await palace.getByRole('button', { name: actions.remove }).click();
    await palace.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: actions.undo }).click();
    await palace.waitFor();
    await palace.getByRole('button', { name: wishes.i_stayed }).click();
    await page.waitForURL(/\/post-form\?wish=\d+$/);
    const place = page.getByLabel(postForm.location, { exact: true });
    await expect(place).toHaveValue("Badrutt's Palace, St. Moritz");
    const stayed = async () => (await read('/api/wishes?state=stayed')).map((wish: Item) => wish.hotel_name);
    await expect.poll(stayed).toEqual(["Badrutt's Palace"]);
    expect(complaints).toEqual([]);
  });

/**
 * Lets so many posting calls of an address through and holds the others, as when the browser is closed in the middle; answers how many
 * there were. To be asked for before the page is opened. It works within the page: what is held outside of it keeps the page's last word
 * as well.
 */
async function letThrough(page: Page, address: RegExp, calls: number): Promise<() => Promise<number>> {
  await page.addInitScript(
    ({ pattern, calls }) => {
      const real = window.fetch.bind(window);
      const sent = Object.assign(window, { sentCalls: 0 });
      window.fetch = async (input, init) => {
        const request = input instanceof Request ? input : new Request(input, init);
        if (request.method !== 'POST' || !new RegExp(pattern).test(request.url)) return real(request);
        sent.sentCalls += 1;
        return sent.sentCalls <= calls ? real(request) : new Promise<Response>(() => undefined);
      };
    },
    { pattern: address.source, calls },
  );
  return () => page.evaluate(() => (window as Window & { sentCalls?: number }).sentCalls ?? 0);
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test('A member who closes the browser while an export is read, and again while it is published, continues from there', async ({
  newMember,
  folder,
}) => {
  const { imports } = phrases.en;
  const t = textsIn('en');
  const { context, page, read, id: userId } = await newMember('closes.window');
  const file = await makeExport(folder, 'closes', { language: 'en', posts: 350 });
  const sent = await letThrough(page, /\/api\/imports\/\d+\/items$/, 2);
  await page.goto('/en/insta');
  await alive(page);
  await chooser(page).setInputFiles(file);
  await expect.poll(sent, { timeout: 60_000 }).toBe(3);
  await page.close();

  const second = await context.newPage();
  const brought = await letThrough(second, /\/pictures$/, 1);
  await second.goto('/en/insta');
  await second.getByRole('link', { name: imports.open.go_on }).waitFor();
  await alive(second);
  const batches: number[] = [];
  second.on('request', (request) => {
    if (/\/imports\/\d+\/items$/.test(request.url()) && request.method() === 'POST')
      batches.push(request.postDataJSON().items.length);
  });
  const [begun] = await read('/api/imports?limit=1');
  const known = sum(Object.values<number>(begun.counts));
  expect(known).toBe(100);
  await chooser(second).setInputFiles(file);
  await second.waitForURL(/\/insta\/review\/\d+$/, { timeout: 120_000 });
  expect(sum(batches)).toBe(350 - known);
  const id = /\d+$/.exec(second.url())?.[0];
  const counts = async () => (await read(`/api/imports/${id}/report?limit=1`)).import.counts;
  await second.getByRole('heading', { name: imports.review.title }).waitFor();
  for (let accepted = 1; accepted <= 3; accepted += 1) {
    await second.keyboard.press('a');
    await expect.poll(async () => (await counts()).accepted).toBe(accepted);
  }
  await second.getByRole('button', { name: t('imports.review.take', { count: 3 }) }).click();
  // Two stays travel at a time, and one that is through makes room for the next.
  await expect.poll(brought, { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
  await second.close();

  const third = await context.newPage();
  await third.goto('/en/insta');
  await third.getByRole('link', { name: imports.open.go_on }).click();
  // The address changes before the page does, and the hub has a chooser as well.
  await third.getByRole('heading', { name: imports.review.title }).waitFor();
  await alive(third);
  await chooser(third).setInputFiles(file);
  // The server may still finish a stay of the closed page: the button counts what was open when this page was loaded.
  const take = [2, 3].map((count) => t('imports.review.take', { count }));
  await third.getByRole('button', { name: new RegExp(`^(${take.join('|')})$`) }).click();
  await expect.poll(async () => (await counts()).imported, { timeout: 90_000 }).toBe(3);
  await expect.poll(() => read(`/api/user/${userId}/posts/0`)).toHaveLength(3);
});
