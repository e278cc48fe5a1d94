import { phrases } from '@staylore/phrases/phrases';
import { alive, expect, test } from '../journey.ts';

for (const { language, width } of [
  { language: 'en', width: 390 },
  { language: 'de', width: 1280 },
] as const)
  test(`A removed favourite leaves the list of favourites, and can be restored: ${language} at ${width} px`, async ({
    newMember,
  }) => {
    const { actions, posts } = phrases[language];
    const { page, context, complaints, headers } = await newMember(`fickle.${language}`, { language, width });
    // Of the demo world: the latest are what other journeys have just written, and may take away again.
    const stays = (await (await context.request.get('/api/user/1/posts/0?limit=2')).json()) as {
      id: number;
    }[];
    for (const post of stays)
      await context.request.post('/api/postfavorites', { data: { post_id: post.id }, headers });
    await page.goto(`/${language}/feed?favorites=true`);
    await alive(page);
    const cards = page.locator('main article');
    await expect(cards).toHaveCount(2);
    await cards.first().getByRole('button', { name: posts.favourite.remove }).click();
    await expect(cards).toHaveCount(1);
    await page.getByRole('button', { name: actions.undo }).click();
    await expect(cards).toHaveCount(2);
    await page.reload();
    await alive(page);
    await expect(cards).toHaveCount(2);
    expect(complaints).toEqual([]);
  });

test('A visitor who presses a heart is asked to sign in for that stay; then it is theirs, on the same page', async ({
  visitor,
  newMember,
}) => {
  const { email, password } = await newMember(`heart.${test.info().repeatEachIndex}.${test.info().retry}`);
  const { page, complaints } = await visitor({ language: 'en', width: 390 });
  const [post] = await (await page.request.get('/api/user/1/posts/0?limit=1')).json();
  await page.goto(`/en/posts/${post.id}`);
  await alive(page);
  const heart = page.locator('main').locator(`[data-favourite="${post.id}"]`);
  const filled = () => heart.locator('svg').evaluate((svg) => getComputedStyle(svg).fill);
  const before = await heart.boundingBox();
  await expect.poll(filled).toBe('none');
  await heart.click();
  await page
    .getByRole('dialog', { name: post.hotel_name })
    .getByRole('link', { name: phrases.en.actions.sign_in })
    .click();
  await page.waitForURL(/\/en\/login/);
  await alive(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/en/posts/${post.id}$`));
  // A message goes by itself after some seconds.
  await page.getByText(`${post.hotel_name} is in your favourites now.`).waitFor();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(filled).toBe('rgb(244, 189, 31)');
  const after = await heart.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  expect(complaints).toEqual([]);
});
