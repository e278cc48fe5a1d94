import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demoPictures } from '@staylore/photo-export/generate/demo-pictures';
import type { Layout } from '@staylore/photo-export/generate/layouts';
import { writeExport } from '@staylore/photo-export/generate/write-export';
import { phrases } from '@staylore/phrases/phrases';
import { textsIn } from '@staylore/phrases/texts-in';
import { barriers } from '../barriers.ts';
import { expect, test } from '../journey.ts';
import { alive } from './brought-export.ts';

async function makeExport(
  folder: string,
  name: string,
  options: { layout: Layout; language: 'en' | 'de'; parts: number },
) {
  const files = Array.from({ length: options.parts }, (_, part) => path.join(folder, `${name}-${part}.zip`));
  const picture = await demoPictures(3);
  await writeExport(files, { ...options, posts: 90, handle: `handle.${name}`, picture });
  return files;
}

for (const { language, layout, parts, width } of [
  { language: 'en', width: 1280, layout: '2024', parts: 2 },
  { language: 'de', width: 390, layout: 'detailed', parts: 1 },
] as const)
  test(`A member brings an export, reviews it with one key per stay, and publishes it with its pictures: ${language} at ${width} px`, async ({
    newMember,
    folder,
  }) => {
    const { imports } = phrases[language];
    const t = textsIn(language);
    const files = await makeExport(folder, `${language}${width}`, { layout, language, parts });
    const {
      complaints,
      context,
      headers,
      page,
      id: userId,
    } = await newMember(`bring.${language}`, {
      language,
      width,
    });
    await page.goto(`/${language}/insta`);
    await alive(page);
    await page.getByText(phrases[language].importHub.personal.title).click();
    await page.locator('input[type=file][multiple]').setInputFiles(files);
    await page.waitForURL(/\/insta\/review\/\d+$/);
    await page.getByRole('heading', { name: imports.review.title }).waitFor();
    const id = Number(/\d+$/.exec(page.url())?.[0]);
    const counts = async () => {
      const answer = await context.request.get(`/api/imports/${id}/report?limit=1`, { headers });
      return (await answer.json()).import.counts as Record<string, number>;
    };
    const found = (await counts())['review'] ?? 0;
    expect(found).toBeGreaterThan(4);

    const position = (total: number) =>
      page.getByText(t('imports.review.position', { at: 1, total }), { exact: true });
    await position(found).waitFor();
    await page.locator('article img[src^="blob:"]').waitFor();
    await page.locator('article mark').first().waitFor();
    expect(await barriers(page)).toEqual([]);
    const reach = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(reach).toBeLessThanOrEqual(width);

    await page.keyboard.press('r');
    await position(found - 1).waitFor();
    await page.keyboard.press('u');
    await position(found).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText(t('imports.review.position', { at: 2, total: found }), { exact: true }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await position(found).waitFor();
    await page.keyboard.press('a');
    await position(found - 1).waitFor();
    await page.keyboard.press('c');
    await page.getByLabel(imports.review.hotel, { exact: true }).fill('Chalet Corrected');
    await page.getByRole('button', { name: imports.review.save }).click();
    await position(found - 2).waitFor();
    await expect.poll(async () => (await counts())['accepted']).toBe(2);

    // What was left out says why, and can be accepted anyway with what the member knows.
    await page.getByRole('link', { name: imports.review.skipped }).click();
    await page.waitForURL(/show=skipped$/);
    const left = page.getByRole('listitem').filter({ hasText: imports.review.why.no_stay });
    await left.first().getByRole('button', { name: imports.review.accept_anyway }).click();
    await page.getByLabel(imports.review.hotel, { exact: true }).fill('Casa Marea');
    await page.getByLabel(imports.review.city, { exact: true }).fill('Rab');
    await page.getByRole('button', { name: imports.review.save }).click();
    await expect.poll(async () => (await counts())['accepted']).toBe(3);
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // After a look at a list, what can be taken back is still there.
    await page.getByRole('link', { name: imports.review.waiting }).click();
    await position(found - 2).waitFor();

    // A member who leaves in the middle finds the import on the hub, and the pictures by the same files.
    await page.goto(`/${language}/insta`);
    await page.getByRole('link', { name: imports.open.go_on }).first().click();
    await page.waitForURL(/\/insta\/review\/\d+$/);
    await page.reload();
    await alive(page);
    await page.locator('input[type=file][multiple]').setInputFiles(files);
    await page.locator('article img[src^="blob:"]').waitFor();
    await page.getByRole('button', { name: t('imports.review.take', { count: 3 }) }).click();
    await expect.poll(async () => (await counts())['imported'], { timeout: 60_000 }).toBe(3);
    const posts = await (await context.request.get(`/api/user/${userId}/posts/0`)).json();
    expect(posts).toHaveLength(3);
    expect(posts.map((post: { hotel_name: string }) => post.hotel_name)).toContain('Chalet Corrected');
    for (const post of posts) expect(post.file).toMatch(/^\/media\//);
    await page.getByRole('link', { name: imports.review.report, exact: true }).click();
    await page.getByText(imports.review.why.imported, { exact: true }).first().waitFor();
    await page.getByText(imports.review.why.no_stay, { exact: true }).first().waitFor();
    expect(complaints).toEqual([]);
  });

for (const language of ['en', 'de'] as const)
  test(`A file that is not an export is refused with what to do next: ${language}`, async ({
    newMember,
    folder,
  }) => {
    const { imports } = phrases[language];
    const { complaints, page } = await newMember(`refused.${language}`, { language });
    await page.goto(`/${language}/insta`);
    await alive(page);
    await page.getByText(phrases[language].importHub.personal.title).click();
    const choose = page.locator('input[type=file][multiple]');
    const text = path.join(folder, `${language}.zip`);
    await writeFile(text, 'This is a letter, not an archive, however it is called.');
    await choose.setInputFiles(text);
    await page.getByRole('alert').getByText(imports.refused.not_a_zip).waitFor();
    await choose.setInputFiles(
      await makeExport(folder, `html-${language}`, { layout: 'html', language, parts: 1 }),
    );
    await page.getByRole('alert').getByText(imports.refused.html_export).waitFor();
    expect(complaints).toEqual([]);
  });

for (const { language, width } of [
  { language: 'en', width: 1280 },
  { language: 'de', width: 390 },
] as const)
  test(`What a scan found can be reviewed first, and what was accepted is published with its pictures: ${language} at ${width} px`, async ({
    newMember,
  }) => {
    const { imports } = phrases[language];
    const t = textsIn(language);
    const {
      complaints,
      context,
      headers,
      page,
      id: userId,
    } = await newMember(`look.${language}`, {
      language,
      width,
    });
    await page.goto(`/${language}?handle=lena.wanders`);
    const review = page.getByRole('button', { name: phrases[language].instagramImport.from_scan.review });
    await review.waitFor();
    await expect(review).toBeEnabled();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await review.click();
    await page.getByRole('heading', { name: imports.review.title }).waitFor();
    await page.locator('article img[src^="http"]').first().waitFor();
    await page.keyboard.press('a');
    await page.getByRole('button', { name: t('imports.review.take', { count: 1 }) }).click();
    await page.getByRole('link', { name: `${imports.review.imported} 1` }).waitFor();
    const posts = async () =>
      (await (await context.request.get(`/api/user/${userId}/posts/0`, { headers })).json()) as {
        file: string | null;
      }[];
    await expect.poll(async () => (await posts())[0]?.file ?? '', { timeout: 60_000 }).toMatch(/^\/media\//);
    expect(await posts()).toHaveLength(1);
    expect(await barriers(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
