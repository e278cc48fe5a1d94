import { phrases } from '@staylore/phrases/phrases';
import { alive, expect, test } from '../journey.ts';

for (const { language, width } of [
  { language: 'en', width: 390 },
  { language: 'de', width: 1280 },
] as const)
  test(`A favourite that is taken back leaves the list of favourites, and comes back when that was a slip: ${language} at ${width} px`, async ({
    newMember,
  }) => {
    const { posts } = phrases[language];
    const { page, context, complaints, headers } = await newMember(`fickle.${language}`, { language, width });
    const latest = (await (await context.request.get('/api/posts/latest/0?limit=2')).json()) as {
      id: number;
    }[];
    for (const post of latest)
      await context.request.post('/api/postfavorites', { data: { post_id: post.id }, headers });
    await page.goto(`/${language}/feed?favorites=true`);
    await alive(page);
    const cards = page.locator('main article');
    expect(await cards.count()).toBe(2);
    await cards.first().getByRole('button', { name: posts.favourite.remove }).click();
    await expect.poll(() => cards.count()).toBe(1);
    await page.getByRole('button', { name: posts.own.undo }).click();
    await expect.poll(() => cards.count()).toBe(2);
    await page.reload();
    await alive(page);
    expect(await cards.count()).toBe(2);
    expect(complaints).toEqual([]);
  });
