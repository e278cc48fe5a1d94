import { stat } from 'node:fs/promises';
import path from 'node:path';
import { demoPictures } from '@staylore/photo-export/generate/demo-pictures';
import type { Layout } from '@staylore/photo-export/generate/layouts';
import { writeExport } from '@staylore/photo-export/generate/write-export';
import { phrases } from '@staylore/phrases/phrases';
import { textsIn } from '@staylore/phrases/texts-in';
import { expect, test } from '../journey.ts';
import { alive, bring, choose, scrollThrough, shoot, stopwatch } from './brought-export.ts';
import { pageMemory } from './page-memory.ts';

/** `STAYLORE_MANY_POSTS=5000` for the figures in docs/performance.md; fewer in every run, as five thousand take minutes. */
const posts = Number(process.env['STAYLORE_MANY_POSTS'] ?? 60);
/** `STAYLORE_MANY_LAYOUTS=all` reads the same number in every layout. */
const furtherLayouts: Layout[] =
  process.env['STAYLORE_MANY_LAYOUTS'] === 'all' ? ['2018', '2021', '2023', '2025', 'both'] : ['2025'];
/** `STAYLORE_MANY_PUBLISHED=300` leaves for the profile after so many; the rest stays accepted. */
const maxPublished = Number(process.env['STAYLORE_MANY_PUBLISHED'] ?? 6);
/** `STAYLORE_HUGE_POSTS=10000` makes an archive of more than four gigabytes. */
const huge = Number(process.env['STAYLORE_HUGE_POSTS'] ?? 1000);
const minutes = 60_000;
/** What is slow fails soon in every run, and has its time where thousands are read. */
const patience = Math.max(2, posts / 50, huge / 500) * minutes;

for (const { language, layout } of [
  { language: 'en', layout: '2024' },
  { language: 'de', layout: 'detailed' },
] as const)
  test(`An export of ${posts} posts is read, reviewed and published on a phone: ${language}`, async ({
    newMember,
    folder,
  }) => {
    test.setTimeout(2 * patience);
    const { imports } = phrases[language];
    const t = textsIn(language);
    const guest = await newMember(`many.${language}`, { language, width: 390, height: 844 });
    const { complaints, context, headers, id: userId, page, username } = guest;
    const file = path.join(folder, `${language}.zip`);
    await writeExport([file], {
      layout,
      posts,
      language,
      handle: `many.${language}`,
      picture: await demoPictures(4),
    });
    const { empty, find, id, read } = await bring(page, language, file);
    await page.getByRole('heading', { name: imports.review.title }).waitFor();
    await page.locator('article img[src^="blob:"]').waitFor();
    const counts = async () => {
      const answer = await context.request.get(`/api/imports/${id}/report?limit=1`, { headers });
      return (await answer.json()).import.counts as Record<string, number>;
    };
    const all = Object.values(await counts()).reduce((sum, count) => sum + count, 0);
    expect(all).toBe(posts);
    const afterReading = await pageMemory(page);
    await shoot(page, `${language}-review`);

    // A member decides on some one by one: each shows at once.
    const [tenDecided] = await stopwatch(async () => {
      for (let decided = 0; decided < 10; decided += 1) {
        const total = ((await counts())['review'] ?? 0) - 1;
        await page.keyboard.press(decided % 2 === 0 ? 'a' : 'r');
        await page.getByText(t('imports.review.position', { at: 1, total }), { exact: true }).waitFor();
        await expect.poll(async () => (await counts())['review'], { timeout: minutes }).toBe(total);
      }
    });
    await page.getByRole('link', { name: imports.review.skipped }).click();
    await page.locator('main li').first().waitFor();
    const list = await scrollThrough(page);
    await shoot(page, `${language}-skipped`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await page.goto(`/${language}/insta/review/${id}`);
    await page.getByRole('heading', { name: imports.review.title }).waitFor();
    await alive(page);
    await page.getByRole('combobox', { name: imports.review.from }).selectOption('80');
    const [accept] = await stopwatch(async () => {
      await page.getByRole('button', { name: t('imports.review.accept_all', { percent: 80 }) }).click();
      await expect.poll(async () => (await counts())['accepted'], { timeout: minutes }).toBeGreaterThan(5);
    });
    const accepted = (await counts())['accepted'] ?? 0;
    // The queue begins anew with what was accepted, and with it the button.
    const tab = `${imports.review.accepted} ${accepted.toLocaleString(language)}`;
    await page.getByRole('link', { name: tab, exact: true }).waitFor();
    await choose(page, file);
    const take = page.getByRole('button', {
      name: t('imports.review.take', { count: accepted }),
    });
    await take.waitFor({ timeout: patience });
    await shoot(page, `${language}-take`);
    const left = Math.max(0, accepted - maxPublished);
    const [publish] = await stopwatch(async () => {
      await take.click();
      await expect
        .poll(async () => (await counts())['accepted'], { timeout: patience, intervals: [1000] })
        .toBeLessThanOrEqual(left);
    });
    const memory = await pageMemory(page);
    await shoot(page, `${language}-published`);

    await page.goto(`/${language}/profile/${username}`);
    await page.locator('article').first().waitFor();
    await shoot(page, `${language}-profile`);
    const [newest] = await (
      await context.request.get(`/api/user/${userId}/posts/0?limit=1`, { headers })
    ).json();
    expect(newest.file).toMatch(/^\/media\//);
    const end = await counts();
    expect((end['imported'] ?? 0) + (end['duplicate'] ?? 0)).toBe(accepted - (end['accepted'] ?? 0));
    const published = end['imported'];
    const figures = { posts, read, find, tenDecided, ...list, accept, accepted, published, publish };
    console.log(JSON.stringify({ language, layout, ...figures, empty, afterReading, memory }));
    expect(complaints).toEqual([]);
  });

for (const layout of furtherLayouts)
  test(`An export of ${posts} posts in the layout of ${layout} is read to its last post`, async ({
    newMember,
    folder,
  }) => {
    test.setTimeout(patience);
    const guest = await newMember(`layout.${layout}`, { width: 390, height: 844 });
    const { headers } = guest;
    const file = path.join(folder, `${layout}.zip`);
    await writeExport([file], { layout, posts, handle: `layout.${layout}` });
    const { find, id, read } = await bring(guest.page, 'en', file);
    const answer = await guest.context.request.get(`/api/imports/${id}/report?limit=1`, { headers });
    const counts = (await answer.json()).import.counts as Record<string, number>;
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(posts);
    console.log(JSON.stringify({ layout, posts, read, find, memory: await pageMemory(guest.page) }));
    expect(guest.complaints).toEqual([]);
  });

test('A huge archive is read on a phone within 300 MB, shows its progress, can be stopped, and continues from there', async ({
  newMember,
  folder,
}) => {
  test.setTimeout(2 * patience);
  const { actions, imports } = phrases.en;
  const { complaints, context, headers, page } = await newMember('huge.archive', {
    width: 390,
    height: 844,
  });
  const file = path.join(folder, 'huge.zip');
  // Holes in the place of pictures: ten thousand posts make an archive of more than four gigabytes.
  await writeExport([file], {
    layout: 'both',
    posts: huge,
    handle: 'huge.archive',
    picture: () => 340_000,
  });
  await page.goto('/en/insta');
  await alive(page);
  await page.getByText(textsIn('en')('importHub.personal.title')).click();
  const empty = await pageMemory(page);
  // The second fifty stay under way: otherwise a quick server would be done before anyone can stop it.
  const calls = '**/api/imports/*/items';
  let asked = 0;
  await page.route(calls, (route) => {
    asked += 1;
    return asked === 1 ? route.continue() : undefined;
  });
  const [read] = await stopwatch(async () => {
    await choose(page, file);
    await page.getByText(/^Finding the stays: post [1-9]\d* of/).waitFor({ timeout: patience });
  });
  await page.getByRole('button', { name: actions.stop, exact: true }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: imports.refused.sending.slice(0, 20) })
    .waitFor();
  await page.unroute(calls);
  const [find] = await stopwatch(async () => {
    await choose(page, file);
    await page.waitForURL(/\/insta\/review\/\d+$/, { timeout: patience });
  });
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  const answer = await context.request.get(`/api/imports/${id}/report?limit=1`, { headers });
  const counts = (await answer.json()).import.counts as Record<string, number>;
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(huge);
  const memory = await pageMemory(page);
  const gigabytes = Number(((await stat(file)).size / 2 ** 30).toFixed(2));
  console.log(JSON.stringify({ huge, gigabytes, read, find, empty, memory }));
  // Beyond what the browser needs for the page itself.
  expect((memory.processPeak ?? 0) - (empty.processPeak ?? 0)).toBeLessThanOrEqual(300);
  expect(memory.scripts).toBeLessThanOrEqual(300);
  expect(complaints).toEqual([]);
});
